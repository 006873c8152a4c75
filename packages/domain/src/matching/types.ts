/**
 * All facts of an intern that matching uses. They contain no protected attribute, so none can
 * affect a match.
 */
export interface InternFacts {
  readonly careerFieldIds: readonly string[]
  readonly skillIds: readonly string[]
  readonly projectIds: readonly string[]
  /** "2027-06". */
  readonly startMonth: string | null
  readonly durationWeeks: number | null
}

/** All facts of a plan that matching uses. */
export interface PlanFacts {
  readonly careerFieldId: string | null
  readonly skillIds: readonly string[]
  readonly projectIds: readonly string[]
  readonly startMonth: string | null
  readonly durationWeeks: number | null
}

/** Weights of the match reasons, 100 in total (spec/product.md, "Match score"). */
export const matchWeights = {
  CAREER_FIELD: 30,
  SKILLS: 30,
  START_AND_DURATION: 15,
  WORKING_HOURS: 15,
  PROJECTS: 10,
} as const
export type MatchCode = keyof typeof matchWeights

export interface MatchReason {
  readonly code: MatchCode
  /** How much of the weight counts, 0 to 1. */
  readonly share: number
  readonly weight: number
  /** Values for the catalogue text `matching.short.<code>`. */
  readonly values: Readonly<Record<string, string | number>>
}

export interface Match {
  /** 0 to 100. */
  readonly score: number
  /** 0 to 10, for a bar with ten segments. */
  readonly fits: number
  /** Strongest first. */
  readonly reasons: readonly MatchReason[]
}

/** Protected attributes that never affect a match, listed next to every score. */
export const excludedAttributes = [
  'gender',
  'ethnicGroup',
  'disability',
  'age',
  'citizenship',
  'firstGeneration',
  'name',
  'picture',
] as const
