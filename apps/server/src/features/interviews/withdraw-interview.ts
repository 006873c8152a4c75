import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview } from './lock-interview.ts'
import { toTransitionView } from './transition-view.ts'

export const withdrawInterview: Handler<typeof interviewEndpoints.withdrawInterview> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const locked = await lockInterview(db, actor, body.interview_id)
  if (!locked) return notFound()
  const verdict = interviewCan.cancel(actor, toInterviewFacts(locked.row), now)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endInterview(db, locked.row, {
    move: 'cancel',
    by: 'company',
    reason: body.reason,
    note: body.note ?? null,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  await returnToShortlist(db, locked.row, body.reason)
  return toTransitionView(locked.row, moved)
}
