import type { MessageReply, OwnMessage } from '@fledge/contract/messages/reply-schema.ts'

export const sampleReply: MessageReply = {
  reply_id: 'reply-1',
  message_id: 'message-1',
  subject: '{batch}: finish your application by {deadline}',
  user_id: 'amara',
  name: 'Amara Okafor',
  side: 'intern',
  status: 'UNANSWERED',
  body: 'My transcript arrives on 5 December.\nCan I submit it then?',
  created_at: '2026-11-25T18:20:00Z',
  due_at: '2026-11-30T18:20:00Z',
  owner: null,
  response: null,
  close_reason: null,
  decided_at: null,
  decided_by_name: null,
  may: { decide: true },
}

export const sampleReplies: readonly MessageReply[] = [
  sampleReply,
  {
    ...sampleReply,
    reply_id: 'reply-2',
    user_id: 'hannah',
    name: 'Hannah Weiss',
    side: 'company',
    status: 'ANSWERED',
    owner: 'Ada Berg',
    response: 'Yes, until the end of the week.',
    decided_at: '2026-11-26T09:00:00Z',
    decided_by_name: 'Ada Berg',
    may: { decide: 'errors.ILLEGAL_TRANSITION' },
  },
  {
    ...sampleReply,
    reply_id: 'reply-3',
    status: 'CLOSED',
    body: 'Thank you!',
    close_reason: 'No answer needed',
    decided_at: '2026-11-26T09:00:00Z',
    decided_by_name: 'Ada Berg',
    may: { decide: 'errors.ILLEGAL_TRANSITION' },
  },
]

export const sampleOwnMessage: OwnMessage = {
  message_id: '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10',
  subject: 'Spring 2027: finish your application by 4 December',
  body: 'Hello Amara,\n\nyour application for Spring 2027 isn’t complete yet.',
  sent_at: '2026-11-20T10:00:00Z',
  replies: [
    {
      reply_id: 'reply-1',
      body: 'My transcript arrives on 5 December.\nCan I submit it then?',
      created_at: '2026-11-21T18:20:00Z',
      response: 'Yes, we’ve extended your deadline by a day.',
      responded_at: '2026-11-22T09:00:00Z',
    },
    {
      reply_id: 'reply-2',
      body: 'Thank you!',
      created_at: '2026-11-22T18:20:00Z',
      response: null,
      responded_at: null,
    },
  ],
  may: { send: true },
}
