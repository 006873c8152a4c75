import type { MessageRecipient, MessageView } from '@fledge/contract/messages/message-schema.ts'

export const sampleMessage: MessageView = {
  message_id: 'message-1',
  subject: '{batch}: finish your application by {deadline}',
  body: 'Hello {first_name},\n\nyour application for {batch} isn’t complete yet.',
  state: 'SENT',
  author_name: 'Ada Berg',
  approver_name: 'Ben Okoro',
  reason: 'One week before the deadline',
  recipient_count: 412,
  sent_count: 409,
  left_out_count: 3,
  reply_count: 2,
  created_at: '2026-11-20T09:30:00Z',
  send_at: '2026-11-20T10:00:00Z',
  sent_at: '2026-11-20T10:01:00Z',
  cancelled: null,
  may: { approve: 'messages.refused.noApproval', cancel: 'messages.refused.over' },
}

export const sampleAwaitingMessage: MessageView = {
  ...sampleMessage,
  message_id: 'message-2',
  state: 'AWAITING_APPROVAL',
  approver_name: null,
  sent_count: 0,
  left_out_count: 0,
  reply_count: 0,
  sent_at: null,
  may: { approve: true, cancel: true },
}

export const sampleCancelledMessage: MessageView = {
  ...sampleMessage,
  message_id: 'message-4',
  state: 'CANCELLED',
  sent_count: 0,
  sent_at: null,
  cancelled: {
    at: '2026-11-20T09:45:00Z',
    canceller_name: 'Ben Okoro',
    note: 'It had an old date.',
  },
}

export const sampleMessages: readonly MessageView[] = [
  sampleMessage,
  sampleAwaitingMessage,
  {
    ...sampleAwaitingMessage,
    message_id: 'message-3',
    state: 'SCHEDULED',
    author_name: null,
    recipient_count: 1,
    may: { approve: 'messages.refused.noApproval', cancel: true },
  },
  sampleCancelledMessage,
]

const recipient: MessageRecipient = {
  user_id: 'amara',
  name: 'Amara Okafor',
  email: 'amara@example.com',
  sent_at: '2026-11-20T10:00:00Z',
  refusal: null,
}
export const sampleRecipients: readonly MessageRecipient[] = [
  recipient,
  { ...recipient, user_id: 'priya', name: 'Priya Raman', sent_at: null },
  {
    ...recipient,
    user_id: 'lucas',
    name: 'Lucas Meyer',
    sent_at: null,
    refusal: 'messages.refused.weekFull',
  },
]
