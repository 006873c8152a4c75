import type { ReplyStatus } from '@fledge/domain/messages/reply-types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type ReplyRow, replyRows } from './queries/replies.queries.ts'

/** Replies to what the programme team wrote, the newest first. */
export const replyList = defineList<{
  row: ReplyRow
  scope: { operator: OperatorScope }
  filters: { status: ReplyStatus; message: string }
}>({
  name: 'messages.replies',
  ...replyRows,
  where: [],
  filters: { status: 'r.status = :status', message: 'r.message_id = :message' },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'r.created_at', type: 'timestamptz' },
        { sql: 'r.reply_id', type: 'uuid' },
      ],
    },
  },
})
