import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { releaseBatchSeat } from '../applications/public.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Rejects an application and frees the seat. */
export const rejectApplication: Handler<typeof reviewEndpoints.rejectApplication> = async ({
  db,
  actor,
  params,
  body,
}) => {
  const done = await applyReviewDecision(db, actor, params.id, 'reject', body)
  if (done instanceof Refusal) return done
  await releaseBatchSeat(db, done.row)
  return done.answer
}
