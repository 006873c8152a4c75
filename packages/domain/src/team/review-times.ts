/** Over how many days the time per review is reported. */
export const reviewTimeDays = 30

/** A reviewer of whom nothing is recorded for longer than this was doing something else. */
export const reviewPauseMinutes = 30
