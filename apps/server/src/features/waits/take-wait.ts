import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { setReviewer } from '../applications/public.ts'
import { readSettings } from '../settings/public.ts'
import { takeOwnership } from './queries/waits.queries.ts'
import { lockWait, refuseTaken } from './wait-owner.ts'

/** Of several people at the same time, one gets it and the others learn who. */
export const takeWait: Handler<(typeof waitEndpoints)['takeWait']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockWait(db, body)
  const { userId } = actor
  const { task_hold_hours: hours } = await readSettings(db)
  const isTaken = await db.run(takeOwnership, {
    kind: body.kind,
    subject_id: body.id,
    owner_id: userId,
    hold_hours: hours,
    now: now.toISOString(),
  })
  if (!isTaken) await refuseTaken(db, body)
  if (body.kind === 'APPLICATION') await setReviewer(db, body.id, userId)
  if (row.ownerId !== userId)
    await db.recordEvent(waitEvents.take, { subject: body.id, data: { kind: body.kind } })
  return { owner_id: userId }
}
