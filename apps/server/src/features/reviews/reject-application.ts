import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { releaseBatchSeat } from '../applications/public.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { requestDecision } from './request-decision.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Rejects an application and frees the seat. */
export const reject: ExecuteAct = async (tx, actor, id, input) => {
  const body = reviewEndpoints.rejectApplication.body.parse(input)
  const row = await applyReviewDecision(tx, actor, id, 'reject', body)
  await releaseBatchSeat(tx, row)
}

export const rejectApplication: Handler<typeof reviewEndpoints.rejectApplication> = (ctx) =>
  requestDecision(ctx, { act: 'rejectApplication', transition: 'reject', execute: reject })
