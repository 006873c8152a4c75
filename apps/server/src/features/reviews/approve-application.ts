import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { indexIntern } from '../profiles/public.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Approves an application and makes the intern visible to companies. */
export const approveApplication: Handler<typeof reviewEndpoints.approveApplication> = async ({
  db,
  actor,
  params,
}) => {
  const done = await applyReviewDecision(db, actor, params.id, 'approve')
  if (done instanceof Refusal) return done
  await indexIntern(db, done.row.intern_id)
  return done.answer
}
