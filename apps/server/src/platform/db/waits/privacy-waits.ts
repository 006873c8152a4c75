import { privacyResponseDays } from '@fledge/domain/privacy/types.ts'
import { toDaysSql, toSideSql, type Wait } from './wait.ts'

/**
 * Accounts to erase: a job does it, and the team has to act once that is a day late or the days for
 * a response are over.
 */
export const privacyWaits: readonly Wait[] = [
  {
    kind: 'ERASURE',
    id: 'r.user_id',
    side: toSideSql('operator'),
    since: 'r.erasure_requested_at',
    due: `r.erasure_requested_at + ${toDaysSql(privacyResponseDays)}`,
    lateFrom: `least(r.erase_at + ${toDaysSql(1)}, r.erasure_requested_at + ${toDaysSql(privacyResponseDays)})`,
    intern: 'n.intern_id',
    from: 'from users r left join interns n using (user_id) where r.erase_at is not null and r.erasure_requested_at is not null',
  },
]
