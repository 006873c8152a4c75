import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { listAccess, type OperatorList } from './types.ts'

interface SavedViewFacts {
  readonly list: OperatorList
  /** User id of the one who saved it. */
  readonly ownerId: string
}

export const savedViewCan = {
  /** Everyone who can read a list can read and save its views. */
  read: (actor: AnyActor, list: OperatorList): PolicyDecision =>
    requireOperator(actor, listAccess[list]),
  /** A view is changed and deleted by its owner only, also a shared one. */
  change: (actor: AnyActor, { list, ownerId }: SavedViewFacts): PolicyDecision =>
    allOf(
      savedViewCan.read(actor, list),
      allowIf(actor.kind === 'operator' && actor.userId === ownerId, 'refused.viewOfColleague'),
    ),
}
