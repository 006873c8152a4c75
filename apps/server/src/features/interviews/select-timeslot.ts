import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, Refusal, toRefusal } from '../../platform/http/refusal.ts'
import { checkBookingAllowed } from '../no-shows/public.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { agreeOnInterviewTime, lockInterview } from './lock-interview.ts'
import { toTransitionView } from './transition-view.ts'

export const selectTimeslot: Handler<typeof interviewEndpoints.selectTimeslot> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.choose(actor, toInterviewFacts(locked.row), body.slot_id, now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await checkBookingAllowed(db, { company: actor.company })
  if (stopped) return stopped
  const moved = await agreeOnInterviewTime(db, locked, 'choose', body.slot_id)
  return moved instanceof Refusal ? moved : toTransitionView(locked.row, moved)
}
