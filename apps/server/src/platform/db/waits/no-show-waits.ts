import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toDaysSql, toSideSql, type Wait } from './wait.ts'

/** Whether a missed interview still counts at `:now`. */
export const isNoShowCountingSql = (noShow: string): string =>
  `${noShow}.recorded_at + ${toDaysSql(`${noShow}.counting_days`)} > :now::timestamptz`

const isUndecidedSql = undecidedSql('NO_SHOW', 's.no_show_id')
// The second missed interview of a side; it ends with the days for which both count.
const secondSql = `from (select x.*, count(*) over side as of_side, row_number() over (side order by recorded_at) as place from no_shows x where x.recorded_at > :no_shows_since::timestamptz and ${isNoShowCountingSql('x')} and decision is distinct from 'EXCUSE' window side as (partition by side, case side when 'company' then company_id else intern_id end)) s
  where s.decision is null and s.contested_at is null and s.of_side = 2 and s.place = 2 and ${isUndecidedSql}`
// Every disputed record: someone asked for a decision, and gets one even if it no longer counts.
const disputedSql = `from no_shows s where s.contested_at is not null and s.decision is null and ${isUndecidedSql}`

const toNoShowWait = (since: string, from: string): Wait => ({
  kind: 'NO_SHOW',
  id: 's.no_show_id',
  company: 's.company_id',
  intern: 's.intern_id',
  side: toSideSql('operator'),
  since,
  due: teamReviewDueAtSql(since, 's.review_days'),
  from,
})

export const noShowWaits: readonly Wait[] = [
  toNoShowWait('s.recorded_at', secondSql),
  toNoShowWait('s.contested_at', disputedSql),
]
