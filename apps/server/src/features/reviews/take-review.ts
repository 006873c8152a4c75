import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { applyReviewDecision } from './review-decision.ts'

export const takeReview: Handler<typeof reviewEndpoints.takeReview> = async ({
  db,
  actor,
  params,
}) => (await applyReviewDecision(db, actor, params.id, 'review')).response
