import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireOperator } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { isExtensible, type LookupList, type LookupState } from './types.ts'

/** What decides what managers can do with an entry. */
export interface LookupFacts {
  readonly list: LookupList
  readonly state: LookupState
}

const requireManager = (actor: AnyActor) => requireOperator(actor, 'operator:manager')

export const lookupCan = {
  /** Adding an entry, to lists whose entries have no codes of standards. */
  add: (actor: AnyActor, list: LookupList): PolicyDecision =>
    allOf(requireManager(actor), allowIf(isExtensible(list), 'lookups.refused.fixed')),
  rename: (actor: AnyActor): PolicyDecision => requireManager(actor),
  /** No longer offering an entry; who chose it keeps it. */
  deactivate: (actor: AnyActor, { state }: LookupFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(state === 'ACTIVE', 'lookups.refused.inactive')),
  /** Offering an entry again. A merged one is there under its other name. */
  activate: (actor: AnyActor, { state }: LookupFacts): PolicyDecision =>
    allOf(
      requireManager(actor),
      allowIf(state !== 'ACTIVE', 'lookups.refused.active'),
      allowIf(state !== 'MERGED', 'lookups.refused.merged'),
    ),
  /**
   * Merging an entry into another one, also an entry that was merged before: what someone chose while
   * it was merged follows. Countries are those of ISO 3166.
   */
  merge: (actor: AnyActor, { list }: Pick<LookupFacts, 'list'>): PolicyDecision =>
    allOf(requireManager(actor), allowIf(list !== 'country', 'lookups.refused.country')),
  /** Whether an entry can take the uses of another one. */
  absorb: (actor: AnyActor, { state }: LookupFacts): PolicyDecision =>
    allOf(requireManager(actor), allowIf(state === 'ACTIVE', 'lookups.refused.target')),
  open: (actor: AnyActor, row: LookupFacts) => ({
    rename: lookupCan.rename(actor),
    deactivate: lookupCan.deactivate(actor, row),
    activate: lookupCan.activate(actor, row),
    merge: lookupCan.merge(actor, row),
  }),
}
