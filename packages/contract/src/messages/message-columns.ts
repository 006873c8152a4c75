import { messageBadges } from '@fledge/domain/messages/types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { MessageView } from './message-schema.ts'

/** Columns of the list of messages. */
export const messageColumns = defineColumns<MessageView>()({
  subject: { title: 'columns.subject', value: ({ subject }) => subject },
  status: { title: 'columns.status', value: ({ state }) => [{ key: messageBadges[state].text }] },
  recipients: { title: 'columns.recipients', value: ({ recipient_count: count }) => count },
  sent: { title: 'columns.sent', value: ({ sent_count: count }) => count },
  left_out: {
    title: 'columns.leftOut',
    value: ({ left_out_count: count }) => count,
    isOptional: true,
  },
  replies: { title: 'columns.replies', value: ({ reply_count: count }) => count },
  send_at: { title: 'columns.sendAt', isTime: true, value: ({ send_at: time }) => ({ time }) },
  author: { title: 'columns.author', value: ({ author_name: name }) => name },
  approver: {
    title: 'columns.approver',
    value: ({ approver_name: name }) => name,
    isOptional: true,
  },
  created: {
    title: 'columns.created',
    isTime: true,
    value: ({ created_at: time }) => ({ time }),
    isOptional: true,
  },
  reason: { title: 'columns.reason', value: ({ reason }) => reason, isOptional: true },
  text: { title: 'columns.text', value: ({ body }) => body, isOptional: true },
})
