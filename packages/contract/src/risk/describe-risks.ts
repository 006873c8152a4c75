import { type RiskSignal, riskThresholds } from '@fledge/domain/risk/types.ts'
import type { RiskRow } from './schema.ts'

interface RiskText {
  readonly key: string
  readonly values: Readonly<Record<string, number>>
}

const describeMissed = (row: RiskRow): readonly RiskText[] =>
  (['company', 'intern'] as const).flatMap((side) => {
    const count = row[`${side}_missed`]
    return count >= riskThresholds.MISSED_WEEKS
      ? [{ key: `risk.missed.${side}`, values: { count } }]
      : []
  })

const describeRatings = (row: RiskRow): readonly RiskText[] =>
  (['company', 'intern'] as const).flatMap((side) => {
    const rating = row[`${side}_rating`]
    return rating !== null && rating <= riskThresholds.LOW_RATING
      ? [{ key: `risk.rating.${side}`, values: { rating } }]
      : []
  })

const textsBySignal: Readonly<Record<RiskSignal, (row: RiskRow) => readonly RiskText[]>> = {
  MISSED_WEEKS: describeMissed,
  LOW_RATING: describeRatings,
  HOURS: ({ company_hours: company, intern_hours: intern }) => [
    { key: 'risk.hours', values: { company: company ?? 0, intern: intern ?? 0 } },
  ],
  SILENCE: ({ silent_days: count }) => [{ key: 'risk.silence', values: { count } }],
}

/** Says why an internship is at risk, with its numbers: a text for each signal and side. */
export const describeRisks = (row: RiskRow): readonly RiskText[] =>
  row.signals.flatMap((signal) => textsBySignal[signal](row))
