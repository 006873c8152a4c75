import { applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Refusal } from '../../platform/http/refusal.ts'
import { refuseTransition, notFound, toRefusal } from '../../platform/http/refusal.ts'
import {
  lockAnyApplication,
  type ApplicationRow,
  transitionApplication,
} from '../applications/public.ts'

type ReviewTransition = 'review' | 'requestChanges' | 'approve' | 'reject'

export const toReviewPolicyFacts = (row: ApplicationRow) => ({
  status: row.status,
  missing: 0,
  openComments: row.open_comments,
  reviewerId: row.reviewer_id,
})

const getReviewDecision = (
  actor: Operator,
  row: ApplicationRow,
  decision: ReviewTransition,
): PolicyDecision =>
  decision === 'review'
    ? applicationCan.takeReview(actor, toReviewPolicyFacts(row))
    : applicationCan.review(actor, toReviewPolicyFacts(row), decision)

/**
 * Locks the application and applies its reviewer's transition. `before` runs once the policy allows
 * it.
 */
export async function applyReviewDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  decision: ReviewTransition,
  more: { reason?: string; note?: string | undefined } = {},
  before?: (row: ApplicationRow) => Promise<Refusal | undefined>,
) {
  const row = await lockAnyApplication(tx, id)
  if (!row) return notFound()
  const verdict = getReviewDecision(actor, row, decision)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = applicationMachine.transition(decision, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  const stopped =
    (await before?.(row)) ??
    (await transitionApplication(tx, row, moved, {
      ...more,
      ...(decision === 'review' ? { reviewer: actor.userId } : {}),
    }))
  return (
    stopped ?? {
      row,
      answer: { application_id: row.application_id, status: moved.to ?? row.status },
    }
  )
}
