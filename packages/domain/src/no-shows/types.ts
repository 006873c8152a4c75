export const noShowSides = ['company', 'intern'] as const
/** Whose people did not come. */
export type NoShowSide = (typeof noShowSides)[number]

/** What the programme team decides of a recorded no-show: it does not count · it counts and bookings go on · it ends the season. */
export const noShowDecisions = ['EXCUSE', 'GO_ON', 'END_SEASON'] as const
export type NoShowDecision = (typeof noShowDecisions)[number]
