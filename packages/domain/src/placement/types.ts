import { candidatureStages } from '../candidatures/types.ts'

/** What happened last with someone who is not placed: the stage of a candidature, or nothing yet. */
export const placementSteps = ['NONE', ...candidatureStages] as const
export type PlacementStep = (typeof placementSteps)[number]

/**
 * Days left until placement in the batch closes, as a filter; PAST: it has closed, MORE: more than 28,
 * NONE: the batch has no dates yet.
 */
export const placementPeriods = ['PAST', '7', '8-14', '14', '15-28', '30', 'MORE', 'NONE'] as const
export type PlacementPeriod = (typeof placementPeriods)[number]

/** The periods into which everyone who is not placed is divided. */
export const placementBuckets = ['PAST', '7', '8-14', '15-28', 'MORE', 'NONE'] as const

interface PeriodDays {
  /** Placement closes later than in this many days; null if it can have closed. */
  readonly after: number | null
  /** Placement closes in this many days at the latest; null without a limit. */
  readonly until: number | null
}

/** The days of each period with a deadline. */
export const daysOfPeriod: Readonly<Record<Exclude<PlacementPeriod, 'NONE'>, PeriodDays>> = {
  PAST: { after: null, until: 0 },
  7: { after: 0, until: 7 },
  '8-14': { after: 7, until: 14 },
  14: { after: 0, until: 14 },
  '15-28': { after: 14, until: 28 },
  30: { after: 0, until: 30 },
  MORE: { after: 28, until: null },
}

/** No one is nudged again within this many days. */
export const nudgeDays = 5

/** The same plan is not proposed to the same person again within this many days. */
export const proposalDays = 14

/** Most openings that are shown for one person. */
export const maxOpenings = 5

/** Most plans that are found at once to propose one of them. */
export const maxOpenPlans = 20
