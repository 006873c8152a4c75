import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import {
  deadlineCan,
  type ExtendableWait,
  toNewDue,
} from '@fledge/domain/people/extended-deadline.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { LockedDeadline } from '../../platform/db/locked-deadline.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockApplicationDeadline } from '../applications/public.ts'
import { lockInterviewDeadline } from '../interviews/public.ts'
import { lockOfferDeadline } from '../offers/public.ts'
import { findPerson } from './queries/people.queries.ts'

interface DeadlineSubject {
  readonly kind: ExtendableWait
  readonly internId: string
  readonly id: string
}

function lockDeadline(tx: Tx, { kind, internId, id }: DeadlineSubject): Promise<LockedDeadline> {
  if (kind === 'OFFER_ANSWER') return lockOfferDeadline(tx, internId, id)
  if (kind === 'INTERVIEW') return lockInterviewDeadline(tx, internId, id)
  return lockApplicationDeadline(tx, internId, id, kind)
}

/** Gives an intern, or a company that replies to one, more time for something that is due. */
export const extendDeadline: Handler<(typeof peopleEndpoints)['extendDeadline']> = async ({
  actor,
  db,
  params,
  body: { kind, subject_id: id, expected_due_at: expectedDueAt, due_on: day, reason },
}) => {
  const account = await db.one(findPerson, { person_id: params.id })
  const internId = account?.intern_id ?? notFound()
  const deadline = await lockDeadline(db, { kind, internId, id })
  const { due, latest } = deadline
  const newDue = toNewDue(day, latest)
  authorize(deadlineCan.extend(actor, { due, expectedDueAt, latest, newDue, now: db.now }))
  await deadline.extend(newDue, reason)
  return { due_at: newDue }
}
