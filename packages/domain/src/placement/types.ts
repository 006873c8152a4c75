import { candidatureStages } from '../candidatures/types.ts'

/** What happened last with someone who is not placed: the stage of a candidature, or nothing yet. */
export const placementSteps = ['NONE', ...candidatureStages] as const
export type PlacementStep = (typeof placementSteps)[number]

/** Days left until placement in the batch closes, as a filter; PAST: it has closed. */
export const placementPeriods = ['PAST', '7', '14', '30'] as const
export type PlacementPeriod = (typeof placementPeriods)[number]

/** No one is nudged again within this many days. */
export const nudgeDays = 5

/** The same plan is not proposed to the same person again within this many days. */
export const proposalDays = 14

/** Most openings that are shown for one person. */
export const maxOpenings = 5

/** Most plans that are found at once to propose one of them. */
export const maxOpenPlans = 20
