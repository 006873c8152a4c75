// Generated from status.sql by “npm run queries”; do not edit.
// Source: 96860a2d9f34
import { defineStatement } from '../../../platform/db/statement.ts'

export const countDays = defineStatement<
  { readonly since: string },
  {
    readonly objective: string
    readonly day: string
    readonly total: number
    readonly missed: number
  }
>(
  'status.countDays',
  ['since'],
  `select
  objective, to_char(begins_at at time zone 'UTC', 'YYYY-MM-DD') as day, sum(total)::int as total,
  sum(missed)::int as missed
from objective_counts
where begins_at >= $1
group by objective, day
order by objective, day`,
)

/** Periods in which clearly more was missed than a single slow request. */
export const findMissedPeriods = defineStatement<
  { readonly since: string; readonly min_missed: number; readonly min_share: number },
  { readonly objective: string; readonly begins_at: string }
>(
  'status.findMissedPeriods',
  ['since', 'min_missed', 'min_share'],
  `select objective, begins_at
from objective_counts
where begins_at >= $1 and missed >= $2 and missed >= $3::float8 * total`,
)

/** Gaps between the periods that were counted, and the one until now. */
export const findSilences = defineStatement<
  {
    readonly period: string
    readonly now: string
    readonly since: string
    readonly min_silence: string
  },
  { readonly objective: string; readonly begins_at: string; readonly ends_at: string }
>(
  'status.findSilences',
  ['period', 'now', 'since', 'min_silence'],
  `select objective, begins_at, ends_at
from
  (
    select
      objective, begins_at + $1::interval as begins_at,
      coalesce(lead(begins_at) over (partition by objective order by begins_at), $2) as ends_at
    from objective_counts
    where begins_at >= $3
  ) as gaps
where ends_at - begins_at > $4::interval`,
)
