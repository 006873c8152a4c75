import { statusSql } from '../statuses.ts'
import { teamReviewDueAtSql } from '../team-review-due.ts'
import { undecidedSql } from './undecided.ts'
import { toSideSql, type Wait } from './wait.ts'

/** Messages to many that wait for a colleague of their author, and replies that wait for the team. */
export const messageWaits: readonly Wait[] = [
  {
    kind: 'MESSAGE',
    id: 'm.message_id',
    side: toSideSql('operator'),
    since: 'm.created_at',
    due: teamReviewDueAtSql('m.created_at', 'm.approval_days'),
    from: `from messages m where m.state = ${statusSql('message.AWAITING_APPROVAL')} and ${undecidedSql('MESSAGE', 'm.message_id')}`,
  },
  {
    kind: 'REPLY',
    id: 'mr.reply_id',
    intern: 'n.intern_id',
    side: toSideSql('operator'),
    since: 'mr.created_at',
    due: teamReviewDueAtSql('mr.created_at', 'mr.review_days'),
    from: `from message_replies mr left join interns n on n.user_id = mr.user_id where mr.status = ${statusSql('message_reply.UNANSWERED')} and ${undecidedSql('REPLY', 'mr.reply_id')}`,
  },
]
