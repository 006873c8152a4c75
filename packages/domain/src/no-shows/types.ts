export const noShowSides = ['company', 'intern'] as const
/** The side that did not come. */
export type NoShowSide = (typeof noShowSides)[number]

/**
 * Decisions of the programme team about a no-show: it does not count, it counts and booking stays
 * possible, or it ends the season.
 */
export const noShowDecisions = ['EXCUSE', 'GO_ON', 'END_SEASON'] as const
export type NoShowDecision = (typeof noShowDecisions)[number]
