import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  loadApplicationDetails,
  saveApplicationSnapshot,
  type ApplicationRow,
} from '../applications/public.ts'
import { applicationSnapshot } from './application-snapshot.ts'
import { loadChoiceLabels } from './choice-labels.ts'
import * as store from './queries/reviews.queries.ts'
import { applyReviewDecision } from './review-decision.ts'

/** Stores the application as it was, so that the reviewer can see later changes. */
async function saveSnapshot(tx: Tx, actor: Operator, row: ApplicationRow): Promise<void> {
  const { details } = await loadApplicationDetails(tx, row)
  const labels = await loadChoiceLabels(tx, row, details)
  const reviewFacts = await tx.one(store.applicationReviewFacts, {
    operator: actor.operator,
    application_id: row.application_id,
  })
  if (reviewFacts)
    await saveApplicationSnapshot(
      tx,
      actor.operator,
      row.application_id,
      applicationSnapshot({ row, details, reviewFacts, labels }),
    )
}

/** Sends the draft comments, of which at least one is required. */
export const requestChanges: Handler<typeof reviewEndpoints.requestChanges> = async ({
  db,
  actor,
  params,
  now,
}) => {
  const before = async (row: ApplicationRow) => {
    await db.run(store.sendDraftComments, {
      operator: actor.operator,
      application_id: row.application_id,
      now: now.toISOString(),
    })
    await saveSnapshot(db, actor, row)
  }
  return (await applyReviewDecision(db, actor, params.id, 'requestChanges', { before })).response
}
