import type { MessageState } from '@fledge/domain/messages/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import {
  type MessageRow,
  messageRows,
  type RecipientRow,
  recipientRows,
} from './queries/messages.queries.ts'

/** What the programme team wrote, the newest first. */
export const messageList = defineList<{
  row: MessageRow
  scope: { operator: OperatorScope }
  filters: { state: MessageState; search: string }
}>({
  name: 'messages.list',
  ...messageRows,
  where: [],
  filters: { state: 'm.state = :state', search: { contains: ['m.subject'] } },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'm.created_at', type: 'timestamptz' },
        { sql: 'm.message_id', type: 'uuid' },
      ],
    },
  },
})

/** To whom a message goes. */
export const recipientList = defineList<{
  row: RecipientRow
  scope: { operator: OperatorScope; message: string }
}>({
  name: 'messages.recipients',
  ...recipientRows,
  where: ['r.message_id = :message'],
  filters: {},
  orders: { default: { direction: 'asc', key: [{ sql: 'r.user_id', type: 'uuid' }] } },
})
