import { type Day, formatDate } from '@fledge/kernel/dates.ts'
import { allow, deny, type PolicyDecision } from '@fledge/kernel/policy-decision.ts'

export interface AccountFacts {
  /** The intern's agreed or ongoing internship that ends last, or null. */
  readonly internship: { readonly company: string; readonly endsOn: Day } | null
}

export const accountCan = {
  /** Denies deleting the account while the intern has an internship. */
  erase: ({ internship }: AccountFacts): PolicyDecision =>
    internship === null
      ? allow
      : deny('accounts.refused.internship', {
          company: internship.company,
          ends_on: formatDate(internship.endsOn),
        }),
}
