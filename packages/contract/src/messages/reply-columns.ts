import { replyBadges } from '@fledge/domain/messages/reply-types.ts'
import { defineColumns } from '../platform/list-columns.ts'
import type { MessageReply } from './reply-schema.ts'

/** Columns of the list of replies. */
export const replyColumns = defineColumns<MessageReply>()({
  name: { title: 'columns.name', value: ({ name }) => name },
  text: { title: 'columns.text', value: ({ body }) => body },
  subject: { title: 'columns.subject', value: ({ subject }) => subject },
  status: { title: 'columns.status', value: ({ status }) => [{ key: replyBadges[status].text }] },
  created: { title: 'columns.received', isTime: true, value: ({ created_at: time }) => ({ time }) },
  due: {
    title: 'columns.due',
    isTime: true,
    value: ({ decided_at: decidedAt, due_at: time }) => (decidedAt === null ? { time } : null),
  },
  owner: { title: 'columns.owner', value: ({ owner }) => owner },
  side: {
    title: 'columns.side',
    value: ({ side }) => [{ key: `reports.side.${side}` }],
    isOptional: true,
  },
  response: { title: 'columns.response', value: ({ response }) => response, isOptional: true },
  reason: {
    title: 'columns.closeReason',
    value: ({ close_reason: reason }) => reason,
    isOptional: true,
  },
  decided: {
    title: 'columns.decided',
    isTime: true,
    value: ({ decided_at: time }) => ({ time }),
    isOptional: true,
  },
  by: {
    title: 'columns.decidedBy',
    value: ({ decided_by_name: name }) => name,
    isOptional: true,
  },
})
