import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { requireBookingAllowed } from '../no-shows/public.ts'
import { toTransitionView } from './transition-view.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { agreeOnInterviewTime } from './agree-on-interview-time.ts'
import { returnToShortlist, lockInterview } from './lock-interview.ts'

/** Accepts one of the proposed times, or declines with a reason. */
export const confirmInterview: Handler<typeof interviewEndpoints.confirmInterview> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = (await lockInterview(db, actor, body.interview_id)) ?? notFound()
  const { row } = locked
  const facts = toInterviewFacts(row)
  if ('slot_id' in body) {
    authorize(interviewCan.confirm(actor, facts, body.slot_id, now))
    await requireBookingAllowed(db, { intern: actor.intern })
    return toTransitionView(row, await agreeOnInterviewTime(db, locked, 'confirm', body.slot_id))
  }
  authorize(interviewCan.decline(actor, facts, now))
  const transition = await endInterview(db, row, 'decline', {
    by: 'intern',
    reason: body.reason,
    note: body.note,
  })
  await returnToShortlist(db, row, body.reason)
  return toTransitionView(row, transition)
}
