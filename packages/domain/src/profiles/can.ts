import { allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import { maxProfileEntries } from './types.ts'

export const profileCan = {
  /**
   * Allows adding an entry of a kind to a profile that may be edited.
   * @param count number of entries of this kind
   */
  addEntry: (count: number): PolicyDecision =>
    allowIf(count < maxProfileEntries, 'profiles.refused.tooManyEntries', {
      max: maxProfileEntries,
    }),
}
