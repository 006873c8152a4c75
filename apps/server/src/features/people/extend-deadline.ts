import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import { extendDeadlineBody } from '@fledge/contract/people/schema.ts'
import { uuid } from '@fledge/contract/platform/schema.ts'
import {
  deadlineCan,
  type ExtendableWait,
  toNewDue,
} from '@fledge/domain/people/extended-deadline.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { z } from 'zod'
import type { Tx } from '../../platform/db/database.ts'
import type { LockedDeadline } from '../../platform/db/locked-deadline.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockApplicationDeadline } from '../applications/public.ts'
import { lockInterviewDeadline } from '../interviews/public.ts'
import { lockOfferDeadline } from '../offers/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
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

/** What was asked for, with the deadline of that moment. */
const extension = extendDeadlineBody.extend({ intern_id: uuid })
type Extension = z.infer<typeof extension>

/** @throws unless the deadline can be extended so */
async function lockForExtension(tx: Tx, actor: Operator, request: Extension) {
  const { kind, intern_id: internId, subject_id: id, due_on: day } = request
  const deadline = await lockDeadline(tx, { kind, internId, id })
  const { due, latest } = deadline
  const newDue = toNewDue(day, latest)
  const expectedDueAt = request.expected_due_at
  authorize(deadlineCan.extend(actor, { kind, due, expectedDueAt, latest, newDue, now: tx.now }))
  return { deadline, due, newDue }
}

/** Extends a deadline that is still as it was when that was asked for, and tells everyone concerned. */
export const executeExtension: ExecuteAct = async (tx, actor, _id, input) => {
  const request = extension.parse(input)
  const { deadline, newDue } = await lockForExtension(tx, actor, request)
  await deadline.extend(newDue, request.reason)
}

/**
 * Gives an intern, or a company that replies to one, more time for something that is due, once that
 * can no longer be undone.
 */
export const extendDeadline: Handler<(typeof peopleEndpoints)['extendDeadline']> = async ({
  actor,
  db,
  params,
  body,
  services,
}) => {
  const account = await db.one(findPerson, { person_id: params.id })
  const request = { ...body, intern_id: account?.intern_id ?? notFound() }
  const { due, newDue } = await lockForExtension(db, actor, request)
  const pending = await requestAct(
    {
      db,
      actor,
      services,
      params: { id: body.subject_id },
      body: { ...request, ...(due === null ? {} : { expected_due_at: due }) },
    },
    { kind: 'PERSON', act: 'extendDeadline', execute: executeExtension },
  )
  return { due_at: newDue, pending }
}
