import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse, Refusal } from '../../platform/http/refusal.ts'
import { loadApplicationDetails, type ApplicationRow } from '../applications/public.ts'
import { applicationSnapshot } from './application-snapshot.ts'
import * as store from './store.ts'
import { applyReviewDecision } from './review-decision.ts'

/**
 * Sends the draft comments, of which at least one is required. Stores a snapshot, so that the
 * reviewer can see later changes.
 */
export const requestChanges: Handler<typeof reviewEndpoints.requestChanges> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const send = async (row: ApplicationRow) => {
    if (
      (await db.run(
        store.sendDraftComments,
        actor.operator,
        row.application_id,
        now.toISOString(),
      )) === 0
    )
      return refuse('CONFLICT', { messageKey: 'applications.refused.empty' })
    const [{ whole }, labels] = [
      await loadApplicationDetails(db, row),
      await db.one(store.applicationReviewFacts, actor.operator, row.application_id),
    ]
    if (labels)
      await db.run(
        store.saveApplicationSnapshot,
        actor.operator,
        row.application_id,
        JSON.stringify(applicationSnapshot(row, whole, labels)),
      )
    return undefined
  }
  const done = await applyReviewDecision(db, actor, params.id, 'requestChanges', {}, send)
  return done instanceof Refusal ? done : done.answer
}
