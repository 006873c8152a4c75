import { allow, allowIf, allOf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import { hasOperatorAccess } from '../sessions/operator-access.ts'
import { type AnyActor, type OperatorAccess, type OperatorRole } from '../sessions/types.ts'
import type { PendingActKind, PendingActOutcome } from './types.ts'

/** Who decides on each kind, and so sees and undoes decisions on it. */
const accessByKind: Readonly<Record<PendingActKind, OperatorAccess>> = {
  APPLICATION: 'operator:review',
  COMPANY: 'operator:review',
  OFFER: 'operator:review',
  REPORT: 'operator:review',
  HIDING: 'operator:review',
  REPLY: 'operator:review',
  ACTION: 'operator:review',
  RESCUE: 'operator:review',
  CASE_MESSAGE: 'operator:review',
  CLAIM: 'operator:review',
  NO_SHOW: 'operator:review',
  CERTIFICATE: 'operator:manager',
  DUPLICATE: 'operator:review',
  TASK: 'operator:review',
  PLACEMENT: 'operator:review',
  CREDIT: 'operator:finance',
  REFUND: 'operator:finance',
  MESSAGE: 'operator:review',
  INVITATION: 'operator:manager',
  PERSON: 'operator:review',
  ACCOUNT: 'operator:manager',
  LOOKUP: 'operator:manager',
  MAIL: 'operator:review',
}

export interface PendingActFacts {
  readonly kind: PendingActKind
  /** User id of the one who decided. */
  readonly actorId: string
  readonly outcome: PendingActOutcome | null
}

export interface FailedActFacts extends Pick<PendingActFacts, 'kind' | 'actorId'> {
  /** The role that the one who decided has now; null for someone who left. */
  readonly operatorRole: OperatorRole | null
}

const decides = (role: OperatorRole, kind: PendingActKind) =>
  hasOperatorAccess(role, accessByKind[kind])

/** Allows managers, and finance about money, to take care of what colleagues left behind. */
const canFollowUp = (actor: AnyActor, kind: PendingActKind): PolicyDecision =>
  requireOperator(
    actor,
    accessByKind[kind] === 'operator:finance' ? 'operator:finance' : 'operator:manager',
  )

export const pendingActCan = {
  /** Allows seeing which decisions on a kind are pending. */
  list: (actor: AnyActor, kind: PendingActKind): PolicyDecision =>
    requireOperator(actor, accessByKind[kind]),
  /** Allows marking as seen what could not take effect, to those to whom it is shown. */
  markSeen: (actor: AnyActor, { kind, actorId, operatorRole }: FailedActFacts): PolicyDecision =>
    allOf(
      pendingActCan.list(actor, kind),
      actor.kind === 'operator' && actor.userId === actorId
        ? allow
        : allOf(
            canFollowUp(actor, kind),
            allowIf(
              operatorRole === null || !decides(operatorRole, kind),
              'refused.failedActOfColleague',
            ),
          ),
    ),
  /** Allows taking back a decision that has not taken effect; one of a colleague to managers. */
  undo: (actor: AnyActor, { kind, actorId, outcome }: PendingActFacts): PolicyDecision =>
    allOf(
      pendingActCan.list(actor, kind),
      allowIf(
        actor.kind === 'operator' && (actor.userId === actorId || actor.role === 'MANAGER'),
        'refused.pendingActOfColleague',
      ),
      allowIf(outcome !== 'UNDONE', 'pendingActs.refused.undone'),
      allowIf(outcome === null, 'pendingActs.refused.tooLate'),
    ),
}
