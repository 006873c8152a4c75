import { maxOwnMessages } from '@fledge/domain/messages/reply-types.ts'
import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, emptyBody, keysetPaging, uuid } from '../platform/schema.ts'
import {
  messageReply,
  ownMessage,
  replyBody,
  replyDecisionBody,
  replyFilters,
} from './reply-schema.ts'

const access = ['operator:review'] as const
const recipientAccess = ['company', 'intern'] as const
const params = z.strictObject({ id: uuid })

/** What recipients reply to messages, and what the programme team answers. */
export const replyEndpoints = defineEndpoints({
  listOwnMessages: {
    method: 'GET',
    path: 'common-services/messages',
    access: recipientAccess,
    summary: `Returns the ${maxOwnMessages} latest messages of the programme team to the reader, with the replies to them and what the team answered.`,
    response: z.array(ownMessage),
  },
  replyToMessage: {
    method: 'POST',
    path: 'common-services/messages/{id}/replies',
    access: recipientAccess,
    summary:
      'Replies to a message of the programme team. It is a task of the team until it is answered or closed.',
    params,
    body: replyBody,
    response: emptyBody,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS', 'CONFLICT'],
    invalidates: ['listOwnMessages'],
  },
  listMessageReplies: {
    method: 'GET',
    path: 'operator/replies',
    access,
    summary: 'Returns replies to messages of the programme team, the newest first.',
    query: z.strictObject({ ...replyFilters, ...keysetPaging }),
    response: z.array(messageReply),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportMessageReplies: {
    method: 'GET',
    path: 'operator/replies/export',
    access,
    rawResponse: true,
    summary:
      'Returns the list of replies as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...replyFilters, ...columnChoice }),
    response: z.unknown(),
  },
  decideMessageReply: {
    method: 'POST',
    path: 'operator/replies/{id}/decide',
    access,
    summary:
      'Answers a reply, which the person gets by email, or closes it with a reason that only the programme team sees. It takes effect when it can no longer be undone.',
    params,
    body: replyDecisionBody,
    response: z.object({ pending: pendingResponse }),
    errors: ['NOT_FOUND', 'CONFLICT', 'ILLEGAL_TRANSITION'],
    invalidates: [
      'listMessageReplies',
      'listPendingActs',
      'listWaits',
      'listOverdue',
      'countOverdue',
      'getToday',
    ],
  },
})
