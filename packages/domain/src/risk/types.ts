/** What shows that an internship may fail, as the programme team's list names it. */
export const riskSignals = ['MISSED_WEEKS', 'LOW_RATING', 'HOURS', 'SILENCE'] as const
export type RiskSignal = (typeof riskSignals)[number]

/**
 * From when each signal counts. The list, its SQL and its texts read this table, so that a number on
 * the screen is always compared with the limit beside it.
 */
export const riskThresholds = {
  /** Weeks whose feedback one side still owes a week after it opened. */
  MISSED_WEEKS: 2,
  /** Latest rating of a side, from 1 to 10: this or less. */
  LOW_RATING: 5,
  /** Hours of one week by which both sides' answers differ: this or more. */
  HOURS: 8,
  /** Days in which neither side finished a week's feedback. */
  SILENCE: 14,
} as const satisfies Readonly<Record<RiskSignal, number>>
