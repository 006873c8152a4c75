/** What the desk shows about an application, and what is open about it. */
export interface ApplicationCheckFacts {
  /** Number of required fields of the eight sections that are still empty. */
  readonly missing: number
  /** Number of the desk's checks that it does not pass: age, dates, experience, videos, phone. */
  readonly failedChecks: number
  /** Whether its résumé, videos and identity documents, as far as it has them, were stored completely. */
  readonly hasAllFiles: boolean
  /** Whether another intern may be the same person. */
  readonly hasDuplicates: boolean
  /** Whether changes were requested before: what has changed since is read by someone. */
  readonly isResubmitted: boolean
  /** Whether a colleague was asked for a second opinion. */
  readonly isOpinionAsked: boolean
  /** Whether a reviewer has begun a comment. */
  readonly isCommented: boolean
  /** Whether a report about the intern is open. */
  readonly isReported: boolean
}

const checks: readonly (readonly [
  key: string,
  isPassed: (facts: ApplicationCheckFacts) => boolean,
])[] = [
  ['reviews.refused.incomplete', ({ missing }) => missing === 0],
  ['reviews.refused.check', ({ failedChecks }) => failedChecks === 0],
  ['reviews.refused.files', ({ hasAllFiles }) => hasAllFiles],
  ['reviews.refused.duplicate', ({ hasDuplicates }) => !hasDuplicates],
  ['reviews.refused.resubmitted', ({ isResubmitted }) => !isResubmitted],
  ['reviews.refused.opinion', ({ isOpinionAsked }) => !isOpinionAsked],
  ['reviews.refused.commented', ({ isCommented }) => !isCommented],
  ['reviews.refused.reported', ({ isReported }) => !isReported],
]

/** Returns the key of the first check that an application does not pass, or null if it passes all. */
export const findFailedApplicationCheck = (facts: ApplicationCheckFacts): string | null =>
  checks.find(([, isPassed]) => !isPassed(facts))?.[0] ?? null
