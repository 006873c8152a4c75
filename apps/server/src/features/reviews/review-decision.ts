import { type ApplicationCanFacts, applicationCan } from '@fledge/domain/applications/can.ts'
import { applicationBadges, isReviewable } from '@fledge/domain/applications/types.ts'
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
import { refuseDecided, requireOwnWait } from '../waits/public.ts'
import { requireNoOpenOpinion } from './open-opinion.ts'

export type ReviewTransition = 'review' | 'requestChanges' | 'approve' | 'reject'

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

/**
 * Locks the application and checks that its reviewer's transition is possible.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT, ILLEGAL_TRANSITION
 */
export async function lockForDecision(tx: Tx, actor: Operator, id: string, name: ReviewTransition) {
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  const decision = getReviewDecision(actor, row, name)
  const status = applicationBadges[row.status].text
  await refuseDecided(tx, actor, decision, { machine: 'application', id, status })
  authorize(decision)
  if (name !== 'review') await requireNoOpenOpinion(tx, actor, id)
  const transition = assertTransition(applicationMachine.transition(name, row.status, 'operator'))
  return { row, transition }
}

/**
 * Locks the application for a decision that is asked for now, which no colleague may have taken.
 * @throws CONFLICT with the name of the colleague, and what `lockForDecision` throws
 */
export async function lockForRequest(tx: Tx, actor: Operator, id: string, name: ReviewTransition) {
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  if (isReviewable(row.status)) await requireOwnWait(tx, actor, { kind: 'APPLICATION', id })
  return lockForDecision(tx, actor, id, name)
}

/**
 * Applies its reviewer's transition to an application.
 * @returns the application with its new status
 */
export async function applyReviewDecision(
  tx: Tx,
  actor: Operator,
  id: string,
  name: ReviewTransition,
  { before, ...fields }: ReviewDecisionOptions = {},
): Promise<ApplicationRow> {
  const { row, transition } = await lockForDecision(tx, actor, id, name)
  await before?.(row)
  await transitionApplication(tx, row, transition, {
    ...fields,
    ...(name === 'review' ? { reviewer: actor.userId } : {}),
  })
  return { ...row, status: transition.to ?? row.status }
}
