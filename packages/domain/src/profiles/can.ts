import { allOf, allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { requireIntern } from '../policy-helpers.ts'
import type { AnyActor } from '../sessions/types.ts'
import { maxProfileEntries } from './types.ts'

export const profileCan = {
  /**
   * Allows adding an entry of a kind.
   * @param count number of entries of this kind
   */
  addEntry: (actor: AnyActor, count: number): PolicyDecision =>
    allOf(
      requireIntern(actor),
      allowIf(count < maxProfileEntries, 'profiles.refused.tooManyEntries', {
        most: maxProfileEntries,
      }),
    ),
}
