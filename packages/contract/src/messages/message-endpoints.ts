import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { columnChoice, keysetPaging, uuid } from '../platform/schema.ts'
import {
  messageActBody,
  messageFilters,
  messagePreview,
  messageRecipient,
  messageResult,
  messageView,
  previewMessageBody,
  writeMessageBody,
} from './message-schema.ts'

const access = ['operator:review'] as const
const params = z.strictObject({ id: uuid })

/** What the programme team writes to one person or to many. */
export const messageWritingEndpoints = defineEndpoints({
  listMessages: {
    method: 'GET',
    path: 'operator/messages',
    access,
    summary: 'Returns what the programme team wrote, newest first, with how many got it.',
    query: z.strictObject({ ...messageFilters, ...keysetPaging }),
    response: z.array(messageView),
    paginated: true,
    keyset: true,
    fromReplica: true,
  },
  exportMessages: {
    method: 'GET',
    path: 'operator/messages/export',
    access,
    rawResponse: true,
    summary:
      'Returns the messages as CSV, with the filters of the list and the chosen columns. That it was taken is an event.',
    query: z.strictObject({ ...messageFilters, ...columnChoice }),
    response: z.unknown(),
  },
  listMessageRecipients: {
    method: 'GET',
    path: 'operator/messages/{id}/recipients',
    access,
    summary:
      'Returns to whom a message goes, and who was left out when it was sent. The access is recorded in the audit log.',
    params,
    query: z.strictObject(keysetPaging),
    response: z.array(messageRecipient),
    paginated: true,
    keyset: true,
  },
  previewMessage: {
    method: 'POST',
    path: 'operator/messages/preview',
    access,
    mutates: false,
    summary:
      'Returns how many people in the selected rows of a list, or of their companies, get a message, how many are left out for which reason, and what three of them will read.',
    body: previewMessageBody,
    response: messagePreview,
    errors: ['CONFLICT'],
  },
  writeMessage: {
    method: 'POST',
    path: 'operator/messages',
    access,
    summary:
      'Writes a message to the people in the selected rows of a list, or of their companies, with a reason, unless their number differs from the one of the preview. Above 200 people, a colleague has to approve it before it is sent.',
    body: writeMessageBody,
    response: messageResult,
    errors: ['CONFLICT'],
    invalidates: ['listMessages', 'listPendingActs'],
  },
  approveMessage: {
    method: 'POST',
    path: 'operator/messages/{id}/approve',
    access,
    summary: 'Approves a message to many with a reason; its author cannot.',
    params,
    body: messageActBody,
    response: messageResult,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
    invalidates: ['listMessages', 'listPendingActs'],
  },
  cancelMessage: {
    method: 'POST',
    path: 'operator/messages/{id}/cancel',
    access,
    summary: 'Cancels a message with a reason: who has not got it yet does not get it.',
    params,
    body: messageActBody,
    response: z.object({ message_id: z.string() }),
    errors: ['NOT_FOUND', 'CONFLICT'],
    invalidates: ['listMessages', 'listMessageRecipients'],
  },
})
