import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { findAnyApplication } from '../applications/public.ts'
import { lockedFieldsOf } from './queries/people.queries.ts'

/** Returns what an intern cannot change any more, and records the access. */
export const getLockedFields: Handler<(typeof peopleEndpoints)['getLockedFields']> = async (
  ctx,
) => {
  const { actor, db, params } = ctx
  const row = (await findAnyApplication(db, params.id)) ?? notFound()
  authorize(applicationCan.correctLocked(actor, row))
  await recordReading(ctx, personEvents.read, { subject: row.user_id, data: { type: 'I' } })
  return (await db.one(lockedFieldsOf, { intern_id: row.intern_id })) ?? notFound()
}
