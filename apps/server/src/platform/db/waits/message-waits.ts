import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

/** Messages to many that wait for a colleague of their author. */
export const messageWaits: readonly Wait[] = [
  {
    kind: 'MESSAGE',
    id: 'm.message_id',
    side: toSideSql('operator'),
    since: 'm.created_at',
    due: teamReviewDueAtSql('m.created_at'),
    from: `from messages m where m.state = ${statusSql('message.AWAITING_APPROVAL')} and ${undecidedSql('MESSAGE', 'm.message_id')}`,
  },
]
