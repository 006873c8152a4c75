import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import { toTransitionView } from './transition-view.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview, completeInterviewStage } from './lock-interview.ts'

const transitionByDecision = {
  INTERN_DID_NOT_COME: { move: 'recordInternNoShow', by: 'operator' },
  COMPANY_DID_NOT_COME: { move: 'recordCompanyNoShow', by: 'operator' },
  // The result the clock would reach without a claim.
  TOOK_PLACE: { move: 'settle', by: 'clock' },
} as const

/** Decides a contested no-show claim as an operator. */
export const decideNoShow: Handler<typeof interviewEndpoints.decideNoShow> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const locked = await lockInterview(db, {}, params.id)
  if (!locked) return notFound()
  const verdict = interviewCan.decideNoShow(actor, toInterviewFacts(locked.row))
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = await endInterview(db, locked.row, {
    ...transitionByDecision[body.decision],
    reason: body.decision,
    note: body.note,
  })
  if ('illegal' in moved) return refuseTransition(moved)
  if (transitionByDecision[body.decision].move === 'settle')
    await completeInterviewStage(db, locked.row)
  else await returnToShortlist(db, locked.row, body.decision)
  return toTransitionView(locked.row, moved)
}
