import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { indexIntern } from '../profiles/public.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Approves an application and makes the intern visible to companies. */
export const approveApplication: Handler<typeof reviewEndpoints.approveApplication> = async ({
  db,
  actor,
  params,
}) => {
  const { row, response } = await applyReviewDecision(db, actor, params.id, 'approve')
  await indexIntern(db, row.intern_id)
  return response
}
