import { interviewEndpoints } from '@fledge/contract/interviews/endpoints.ts'
import { interviewCan } from '@fledge/domain/interviews/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { endInterview } from './end-interview.ts'
import { toInterviewFacts } from './interview-facts.ts'
import { returnToShortlist, lockInterview, completeInterviewStage } from './lock-interview.ts'

const transitionByDecision = {
  INTERN_DID_NOT_COME: { name: 'recordInternNoShow', by: 'operator' },
  COMPANY_DID_NOT_COME: { name: 'recordCompanyNoShow', by: 'operator' },
  // The result the clock would reach without a claim.
  TOOK_PLACE: { name: 'settle', by: 'clock' },
} as const

async function lockDisputed(tx: Tx, actor: Operator, id: string) {
  const { row } = (await lockInterview(tx, {}, id)) ?? notFound()
  authorize(interviewCan.decideNoShow(actor, toInterviewFacts(row)))
  return row
}

/** Decides a contested no-show claim as an operator. */
export const decideClaim: ExecuteAct = async (tx, actor, id, input) => {
  const { decision, note } = interviewEndpoints.decideNoShow.body.parse(input)
  const row = await lockDisputed(tx, actor, id)
  const { name, by } = transitionByDecision[decision]
  await endInterview(tx, row, name, { by, reason: decision, note })
  if (name === 'settle') await completeInterviewStage(tx, row)
  else await returnToShortlist(tx, row, decision)
}

export const decideNoShow: Handler<typeof interviewEndpoints.decideNoShow> = async (ctx) => {
  await lockDisputed(ctx.db, ctx.actor, ctx.params.id)
  return {
    pending: await requestAct(ctx, { kind: 'CLAIM', act: 'decideClaim', execute: decideClaim }),
  }
}
