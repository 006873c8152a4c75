import {
  maxReplyLength,
  replyDecisions,
  replyStatuses,
} from '@fledge/domain/messages/reply-types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])
const replyText = text(maxReplyLength).min(1, messageKey('replies.refused.empty'))

export const replyBody = z.strictObject({ text: replyText })
/** The text is the answer, or the reason for closing the reply. */
export const replyDecisionBody = z.strictObject({
  decision: z.enum(replyDecisions),
  text: replyText,
})
export const replyFilters = {
  status: z.enum(replyStatuses).optional(),
  /** Only replies to this message. */
  message: uuid.optional(),
}

const ownReply = z.object({
  reply_id: z.string(),
  body: z.string(),
  created_at: z.string(),
  /** What the programme team answered, if it did. */
  response: z.string().nullable(),
  responded_at: z.string().nullable(),
})

/** A message of the programme team as its recipient reads it. */
export const ownMessage = z.object({
  message_id: z.string(),
  subject: z.string(),
  body: z.string(),
  sent_at: z.string(),
  /** The oldest first. */
  replies: z.array(ownReply),
  may: z.object({ send: permission }),
})
export type OwnMessage = z.infer<typeof ownMessage>

/** A reply as the programme team sees it. */
export const messageReply = z.object({
  reply_id: z.string(),
  message_id: z.string(),
  /** Subject of the message, before its variables are filled in. */
  subject: z.string(),
  user_id: z.string(),
  name: z.string(),
  side: z.enum(['company', 'intern']),
  status: z.enum(replyStatuses),
  body: z.string(),
  created_at: z.string(),
  due_at: z.string(),
  /** Who of the team takes care of it. */
  owner: z.string().nullable(),
  response: z.string().nullable(),
  close_reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  may: z.object({ decide: permission }),
})
export type MessageReply = z.infer<typeof messageReply>
