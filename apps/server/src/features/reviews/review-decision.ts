import { type ApplicationCanFacts, applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import {
  lockAnyApplication,
  type ApplicationRow,
  transitionApplication,
} from '../applications/public.ts'

type ReviewTransition = 'review' | 'requestChanges' | 'approve' | 'reject'

interface ReviewDecisionOptions {
  readonly reason?: string
  readonly note?: string | undefined
  /** Runs once the policy allows the decision, before its transition. */
  readonly before?: (row: ApplicationRow) => Promise<void>
}

export const toReviewPolicyFacts = (row: ApplicationRow): ApplicationCanFacts => ({
  status: row.status,
  missing: 0,
  openComments: row.open_comments,
  draftComments: row.draft_comments,
  reviewerId: row.reviewer_id,
})

const getReviewDecision = (
  actor: Operator,
  row: ApplicationRow,
  name: ReviewTransition,
): PolicyDecision =>
  name === 'review'
    ? applicationCan.takeReview(actor, toReviewPolicyFacts(row))
    : applicationCan.review(actor, toReviewPolicyFacts(row), name)

/** Locks the application and applies its reviewer's transition. */
export async function applyReviewDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  name: ReviewTransition,
  { before, ...fields }: ReviewDecisionOptions = {},
) {
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  authorize(getReviewDecision(actor, row, name))
  const transition = assertTransition(applicationMachine.transition(name, row.status, 'operator'))
  await before?.(row)
  await transitionApplication(tx, row, transition, {
    ...fields,
    ...(name === 'review' ? { reviewer: actor.userId } : {}),
  })
  return {
    row,
    response: { application_id: row.application_id, status: transition.to ?? row.status },
  }
}
