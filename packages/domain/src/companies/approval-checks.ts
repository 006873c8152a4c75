/** A profile below this percentage is looked at before the company is approved. */
export const minProfilePercent = 60

/** What someone looks at before a company is approved, each shown in its review. */
export interface CompanyCheckFacts {
  readonly isOnboarded: boolean
  /** Whether it registered with an address of its own domain. */
  readonly hasOwnDomain: boolean
  /** Whether its website belongs to that domain; null if there is no website. */
  readonly hasOwnWebsite: boolean | null
  readonly profilePercent: number
  /** Whether it was rejected or its account closed before. */
  readonly wasRejected: boolean
  /** Whether that happened to another company with the same domain. */
  readonly wasDomainRejected: boolean
  /** Whether information was requested from it, so that someone has to read the reply. */
  readonly wasAsked: boolean
}

/** Returns the key of the first check that a company does not pass, or null if it passes all. */
export function findFailedCheck(facts: CompanyCheckFacts): string | null {
  if (!facts.isOnboarded) return 'companies.refused.onboarding'
  if (!facts.hasOwnDomain) return 'companies.refused.freeAddress'
  if (facts.hasOwnWebsite === false) return 'companies.refused.website'
  if (facts.profilePercent < minProfilePercent) return 'companies.refused.profile'
  if (facts.wasRejected) return 'companies.refused.rejectedBefore'
  if (facts.wasDomainRejected) return 'companies.refused.domainRejected'
  return facts.wasAsked ? 'companies.refused.asked' : null
}
