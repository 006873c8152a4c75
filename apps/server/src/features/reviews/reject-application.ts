import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { releaseBatchSeat } from '../applications/public.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Rejects an application and frees the seat. */
export const rejectApplication: Handler<typeof reviewEndpoints.rejectApplication> = async ({
  db,
  actor,
  params,
  body,
}) => {
  const { row, response } = await applyReviewDecision(db, actor, params.id, 'reject', body)
  await releaseBatchSeat(db, row)
  return response
}
