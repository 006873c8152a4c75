/** A profile below this percentage is looked at before the company is approved. */
export const minProfilePercent = 60

/** What someone looks at before a company is approved, each shown in its review. */
export interface CompanyCheckFacts {
  readonly isOnboarded: boolean
  /** Whether it registered with an address of its own domain. */
  readonly hasOwnDomain: boolean
  readonly profilePercent: number
  /** Whether it was rejected or its account closed before. */
  readonly wasRejected: boolean
}

/** Returns the key of the first check that a company does not pass, or null if it passes all. */
export function findFailedCheck(facts: CompanyCheckFacts): string | null {
  if (!facts.isOnboarded) return 'companies.refused.onboarding'
  if (!facts.hasOwnDomain) return 'companies.refused.freeAddress'
  if (facts.profilePercent < minProfilePercent) return 'companies.refused.profile'
  return facts.wasRejected ? 'companies.refused.rejectedBefore' : null
}

const minSampleSize = 3
const sampleShare = 0.1

/** How many of the companies that pass all checks are looked at before they are approved in bulk. */
export const getSampleSize = (count: number): number =>
  Math.min(count, Math.max(minSampleSize, Math.ceil(count * sampleShare)))

/** How long a sample counts. */
export const sampleHours = 24
