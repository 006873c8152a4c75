import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { applyReviewDecision } from './review-decision.ts'

export const takeReview: Handler<typeof reviewEndpoints.takeReview> = async ({
  db,
  actor,
  params,
}) => {
  const done = await applyReviewDecision(db, actor, params.id, 'review')
  return done instanceof Refusal ? done : done.answer
}
