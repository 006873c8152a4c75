import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

// The second missed interview of a side among those that count, and every record that it disputes, which
// needs a decision even if it no longer counts.
const noShowSql = `from (select y.*, count(*) filter (where y.counts) over side as of_side, count(*) filter (where y.counts) over (side order by y.recorded_at rows unbounded preceding) as place from (select x.*, x.recorded_at + interval '24 hours' * x.counting_days > :now::timestamptz as counts from no_shows x where x.recorded_at > :no_shows_since::timestamptz and x.decision is distinct from 'EXCUSE') y window side as (partition by y.side, case y.side when 'company' then y.company_id else y.intern_id end)) s
  where s.decision is null and (s.contested_at is not null or (s.counts and s.of_side = 2 and s.place = 2)) and ${undecidedSql('NO_SHOW', 's.no_show_id')}`
const noShowSince = 'coalesce(s.contested_at, s.recorded_at)'

export const noShowWaits: readonly Wait[] = [
  {
    kind: 'NO_SHOW',
    id: 's.no_show_id',
    company: 's.company_id',
    intern: 's.intern_id',
    side: toSideSql('operator'),
    since: noShowSince,
    due: teamReviewDueAtSql(noShowSince),
    from: noShowSql,
  },
]
