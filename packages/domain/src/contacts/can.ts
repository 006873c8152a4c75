import { allowIf, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'

/** Maximum number of alternate contacts of a company. */
const maxContacts = 10

export const contactCan = {
  /**
   * Whether the company can add or restore an alternate contact.
   * @param count number of its contacts, counted under lock
   */
  add: (count: number): PolicyDecision => allowIf(count < maxContacts, 'contacts.refused.many'),
}
