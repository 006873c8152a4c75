import type { Instant } from '@fledge/kernel/dates.ts'
import { allow, allowIf, allOf, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor, UserStatus, UserType } from '../sessions/types.ts'

/** What keeps an account open, because someone has to finish it first. */
export const mergeObstacles = [
  'INTERNSHIP',
  'OFFER',
  'PAYMENT',
  'REFUND',
  'CONCERN',
  'DISPUTE',
  'SUSPENSION',
  'REPLY',
] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

/** What decides whether an account can be merged with another one. */
export interface MergeFacts {
  readonly userId: string
  readonly type: UserType
  readonly status: UserStatus
  /** Whether the programme team deactivated it. */
  readonly isBlocked: boolean
  readonly isBanned: boolean
  /** Whether it was closed as a duplicate before. */
  readonly isMerged: boolean
  readonly eraseAt: Instant | null
  /** What is open and cannot just end. */
  readonly obstacles: readonly MergeObstacle[]
}

interface MergedPair {
  readonly closed: MergeFacts
  readonly remaining: MergeFacts
}

const refuseObstacles = ([obstacle]: readonly MergeObstacle[]): PolicyDecision =>
  obstacle === undefined ? allow : deny(`accounts.refused.merge.${obstacle}`)

/** Whether the team may say that two accounts belong to the same intern, or to different ones. */
export const mergeCan = {
  /**
   * Allows a manager to close an intern's account as a duplicate of another one. No ban is escaped
   * and no deletion cancelled by it, and nothing is left behind that someone waits for.
   */
  merge: (actor: AnyActor, { closed, remaining }: MergedPair): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:manager'),
      allowIf(closed.type === 'I' && remaining.type === 'I', 'accounts.refused.mergeInterns'),
      allowIf(closed.userId !== remaining.userId, 'accounts.refused.mergeSame'),
      allowIf(!closed.isMerged && !remaining.isMerged, 'accounts.refused.merged'),
      allowIf(!closed.isBanned && !remaining.isBanned, 'accounts.refused.mergeBanned'),
      allowIf(!closed.isBlocked && !remaining.isBlocked, 'accounts.refused.mergeBlocked'),
      allowIf(
        closed.eraseAt === null && remaining.eraseAt === null,
        'accounts.refused.mergeErasing',
      ),
      allowIf(remaining.status === 'ACTIVE', 'accounts.refused.mergeKeptInactive'),
      refuseObstacles(closed.obstacles),
    ),
  /** Allows a reviewer to say that two interns are different people. */
  dismiss: (actor: AnyActor, isSuggested: boolean): PolicyDecision =>
    allOf(
      requireOperator(actor, 'operator:review'),
      allowIf(isSuggested, 'accounts.refused.notSuggested'),
    ),
}
