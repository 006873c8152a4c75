import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireNotTaken } from '../waits/public.ts'
import { applyReviewDecision } from './review-decision.ts'

export const takeReview: Handler<typeof reviewEndpoints.takeReview> = async ({
  db,
  actor,
  params,
}) => {
  const { application_id, status } = await applyReviewDecision(db, actor, params.id, 'review', {
    before: () => requireNotTaken(db, actor, { kind: 'APPLICATION', id: params.id }),
  })
  return { application_id, status }
}
