import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal, Refusal } from '../../platform/http/refusal.ts'
import { checkBookingAllowed } from '../no-shows/public.ts'
import { toTransitionView } from './transition-view.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { lockInterview, proposeOtherTimes } from './lock-interview.ts'

/** Suggests other times instead of the proposed ones. */
export const counterPropose: Handler<typeof interviewEndpoints.counterPropose> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.counterPropose(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const stopped = await checkBookingAllowed(db, { intern: actor.intern })
  if (stopped) return stopped
  const moved = await proposeOtherTimes(db, locked, {
    move: 'counterPropose',
    slots: body.slots,
    zone: body.zone ?? locked.row.intern_zone,
    reason: body.reason,
  })
  return moved instanceof Refusal ? moved : toTransitionView(locked.row, moved)
}
