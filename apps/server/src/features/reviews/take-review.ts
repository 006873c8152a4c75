import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { applyReviewDecision, lockForRequest } from './review-decision.ts'

export const takeReview: Handler<typeof reviewEndpoints.takeReview> = async ({
  db,
  actor,
  params,
}) => {
  await lockForRequest(db, actor, params.id, 'review')
  const { application_id, status } = await applyReviewDecision(db, actor, params.id, 'review')
  return { application_id, status }
}
