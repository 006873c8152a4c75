import type { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { toTransitionView } from './transition-view.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview, completeInterviewStage } from './lock-interview.ts'

const transitionByDecision = {
  INTERN_DID_NOT_COME: { name: 'recordInternNoShow', by: 'operator' },
  COMPANY_DID_NOT_COME: { name: 'recordCompanyNoShow', by: 'operator' },
  // The result the clock would reach without a claim.
  TOOK_PLACE: { name: 'settle', by: 'clock' },
} as const

/** Decides a contested no-show claim as an operator. */
export const decideNoShow: Handler<typeof interviewEndpoints.decideNoShow> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const locked = (await lockInterview(db, {}, params.id)) ?? notFound()
  authorize(interviewCan.decideNoShow(actor, toInterviewFacts(locked.row)))
  const { name, by } = transitionByDecision[body.decision]
  const transition = await endInterview(db, locked.row, name, {
    by,
    reason: body.decision,
    note: body.note,
  })
  if (name === 'settle') await completeInterviewStage(db, locked.row)
  else await returnToShortlist(db, locked.row, body.decision)
  return toTransitionView(locked.row, transition)
}
