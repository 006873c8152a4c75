import { undecidedSql } from './undecided.ts'
import { toDaysSql, toSideSql, type Wait } from './wait.ts'

/** Appeals against bans, for the programme team. */
export const accountWaits: readonly Wait[] = [
  {
    kind: 'BAN_APPEAL',
    id: 'r.user_id',
    side: toSideSql('operator'),
    since: 'r.appealed_at',
    due: `r.appealed_at + ${toDaysSql('r.appeal_days')}`,
    intern: 'n.intern_id',
    from: `from users r left join interns n using (user_id) where r.appealed_at is not null and r.appeal_decided_at is null and ${undecidedSql('ACCOUNT', 'r.user_id')}`,
  },
]
