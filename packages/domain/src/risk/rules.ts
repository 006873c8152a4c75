import { type RiskSignal, riskSignals, riskThresholds } from './types.ts'

/** What is known of a running internship. */
export interface RiskFacts {
  /** Weeks whose feedback the company, or the intern, owes for more than a week. */
  readonly company_missed: number
  readonly intern_missed: number
  /** The side's latest rating; null until it has rated a week. */
  readonly company_rating: number | null
  readonly intern_rating: number | null
  /** Hours of the latest week that both sides stated; null without one. */
  readonly company_hours: number | null
  readonly intern_hours: number | null
  /** Whole days since a side last finished a week, or since the first week opened. */
  readonly silent_days: number
}

const atMost = (value: number | null, limit: number) => value !== null && value <= limit

const hasSignal: Readonly<Record<RiskSignal, (facts: RiskFacts) => boolean>> = {
  MISSED_WEEKS: (facts) =>
    Math.max(facts.company_missed, facts.intern_missed) >= riskThresholds.MISSED_WEEKS,
  LOW_RATING: (facts) =>
    atMost(facts.company_rating, riskThresholds.LOW_RATING) ||
    atMost(facts.intern_rating, riskThresholds.LOW_RATING),
  HOURS: ({ company_hours: company, intern_hours: intern }) =>
    company !== null && intern !== null && Math.abs(company - intern) >= riskThresholds.HOURS,
  SILENCE: (facts) => facts.silent_days >= riskThresholds.SILENCE,
}

/** Returns the signals of an internship, in the order of the table; none if it goes well. */
export const listRiskSignals = (facts: RiskFacts): readonly RiskSignal[] =>
  riskSignals.filter((signal) => hasSignal[signal](facts))
