/** What the desk checks by itself. */
export const deskChecks = ['age', 'dates', 'experience', 'videos', 'phone'] as const
export type DeskCheck = (typeof deskChecks)[number]

/** What the desk shows about an application, and what is open about it. */
export interface ApplicationCheckFacts {
  /** Number of required fields of the eight sections that are still empty. */
  readonly missing: number
  /** The desk's checks that it does not pass. */
  readonly failedChecks: readonly DeskCheck[]
  /** Whether its files, as far as it has them, were stored completely. */
  readonly isResumeStored: boolean
  readonly areIdentityDocumentsStored: boolean
  readonly areVideosStored: boolean
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
  ...deskChecks.map(
    (check) =>
      [
        `reviews.refused.${check}`,
        ({ failedChecks }: ApplicationCheckFacts) => !failedChecks.includes(check),
      ] as const,
  ),
  ['reviews.refused.resumeFile', ({ isResumeStored }) => isResumeStored],
  ['reviews.refused.identityFile', ({ areIdentityDocumentsStored }) => areIdentityDocumentsStored],
  ['reviews.refused.videoFile', ({ areVideosStored }) => areVideosStored],
  ['reviews.refused.duplicate', ({ hasDuplicates }) => !hasDuplicates],
  ['reviews.refused.resubmitted', ({ isResubmitted }) => !isResubmitted],
  ['reviews.refused.opinion', ({ isOpinionAsked }) => !isOpinionAsked],
  ['reviews.refused.commented', ({ isCommented }) => !isCommented],
  ['reviews.refused.reported', ({ isReported }) => !isReported],
]

/** Returns the key of the first check that an application does not pass, or null if it passes all. */
export const findFailedApplicationCheck = (facts: ApplicationCheckFacts): string | null =>
  checks.find(([, isPassed]) => !isPassed(facts))?.[0] ?? null
