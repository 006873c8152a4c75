import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  loadApplicationDetails,
  saveApplicationSnapshot,
  type ApplicationRow,
} from '../applications/public.ts'
import type { ExecuteAct } from '../pending-acts/public.ts'
import { applicationSnapshot } from './application-snapshot.ts'
import { loadChoiceLabels } from './choice-labels.ts'
import * as store from './queries/reviews.queries.ts'
import { requestDecision } from './request-decision.ts'
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
export const sendComments: ExecuteAct = async (tx, actor, id) => {
  const before = async (row: ApplicationRow) => {
    await tx.run(store.sendDraftComments, {
      operator: actor.operator,
      application_id: row.application_id,
      now: tx.now.toISOString(),
    })
    await saveSnapshot(tx, actor, row)
  }
  await applyReviewDecision(tx, actor, id, 'requestChanges', { before })
}

export const requestChanges: Handler<typeof reviewEndpoints.requestChanges> = (ctx) =>
  requestDecision(ctx, {
    act: 'requestChanges',
    transition: 'requestChanges',
    execute: sendComments,
  })
