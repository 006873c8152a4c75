import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import { hasOperatorAccess } from '../sessions/operator-access.ts'
import type { AnyActor, Operator } from '../sessions/types.ts'
import { listAccess, type OperatorList } from './types.ts'

interface SavedViewFacts {
  readonly list: OperatorList
  /** User id of the one who saved it. */
  readonly ownerId: string
}

/** Whether an operator sees views that others share: the staff's may name people of any batch. */
export const seesSharedViews = (actor: Operator): boolean =>
  hasOperatorAccess(actor.role, 'operator:read')

export const savedViewCan = {
  /** Everyone who can read a list can read and save its views. */
  read: (actor: AnyActor, list: OperatorList): PolicyDecision =>
    requireOperator(actor, listAccess[list]),
  /** Saving a view, or its changes; what a partner's people save is only theirs. */
  save: (actor: AnyActor, list: OperatorList, isShared: boolean): PolicyDecision =>
    isShared
      ? allOf(savedViewCan.read(actor, list), requireOperator(actor, 'operator:read'))
      : savedViewCan.read(actor, list),
  /** A view is changed and deleted by its owner only, also a shared one. */
  change: (actor: AnyActor, { list, ownerId }: SavedViewFacts): PolicyDecision =>
    allOf(
      savedViewCan.read(actor, list),
      allowIf(actor.kind === 'operator' && actor.userId === ownerId, 'refused.viewOfColleague'),
    ),
}
