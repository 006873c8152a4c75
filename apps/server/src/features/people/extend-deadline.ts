import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { deadlineCan } from '@fledge/domain/people/extended-deadline.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockApplicationDeadline } from '../applications/public.ts'
import { lockOfferDeadline } from '../offers/public.ts'
import { findPerson } from './queries/people.queries.ts'

/** Gives an intern more time for something that waits for them. */
export const extendDeadline: Handler<(typeof peopleEndpoints)['extendDeadline']> = async ({
  actor,
  db,
  params,
  body: { kind, subject_id: subject, due_on: day, reason },
}) => {
  const account = await db.one(findPerson, { person_id: params.id })
  const internId = account?.intern_id ?? notFound()
  const deadline =
    kind === 'OFFER_ANSWER'
      ? await lockOfferDeadline(db, internId, subject)
      : await lockApplicationDeadline(db, internId, subject, kind)
  const newDue = toEndOfDay(day)
  const { due, latest } = deadline
  authorize(deadlineCan.extend(actor, { due, latest, newDue, now: db.now }))
  await deadline.extend(newDue, reason)
  return { due_at: newDue }
}
