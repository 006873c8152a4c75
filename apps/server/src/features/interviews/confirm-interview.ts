import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal, Refusal } from '../../platform/http/refusal.ts'
import { checkBookingAllowed } from '../no-shows/public.ts'
import { toTransitionView } from './transition-view.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { agreeOnInterviewTime, returnToShortlist, lockInterview } from './lock-interview.ts'

/** Accepts one of the proposed times, or declines with a reason. */
export const confirmInterview: Handler<typeof interviewEndpoints.confirmInterview> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const facts = toInterviewFacts(locked.row)
  const verdict =
    'slot_id' in body
      ? interviewCan.confirm(actor, facts, body.slot_id, now)
      : interviewCan.decline(actor, facts, now)
  if (!verdict.allowed) return toRefusal(verdict)
  if ('slot_id' in body) {
    const stopped = await checkBookingAllowed(db, { intern: actor.intern })
    if (stopped) return stopped
    const agreed = await agreeOnInterviewTime(db, locked, 'confirm', body.slot_id)
    return agreed instanceof Refusal ? agreed : toTransitionView(locked.row, agreed)
  }
  const moved = await endInterview(db, locked.row, {
    move: 'decline',
    by: 'intern',
    reason: body.reason,
    note: body.note ?? null,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  await returnToShortlist(db, locked.row, body.reason)
  return toTransitionView(locked.row, moved)
}
