import { maxRecipients, messageStates } from '@fledge/domain/messages/types.ts'
import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { peopleFilters } from '../people/schema.ts'
import { bulkPreview } from '../platform/bulk.ts'
import { instant, text, uuid } from '../platform/schema.ts'
import { messageTexts, templateNote } from './template-schema.ts'

const permission = z.union([z.literal(true), z.string()])
const personIds = z.array(uuid).max(maxBulkRows)

/** To whom a message goes: these people, or all that match the filters with some exceptions. */
export const messageSelection = z.union([
  z.strictObject({ rows: personIds.min(1) }),
  z.strictObject({ filters: z.strictObject(peopleFilters), except: personIds }),
])
export type MessageSelection = z.infer<typeof messageSelection>

export const messageContent = z.strictObject(messageTexts)

export const previewMessageBody = z.strictObject({
  selection: messageSelection,
  ...messageTexts,
})

/** How many get a message, who is left out, and what three of them will read. */
export const messagePreview = z.object({
  ...bulkPreview.shape,
  needs_approval: z.boolean(),
  samples: z.array(
    z.object({ user_id: z.string(), name: z.string(), subject: z.string(), body: z.string() }),
  ),
})
export type MessagePreview = z.infer<typeof messagePreview>

export const writeMessageBody = z.strictObject({
  ...previewMessageBody.shape,
  template_id: uuid.nullable(),
  /** When it is sent; null for at once. */
  send_at: instant.nullable(),
  reason: templateNote,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxRecipients),
})

export const messageActBody = z.strictObject({ reason: templateNote })
export const messageResult = z.object({ count: z.int(), pending: pendingResponse })

export const messageFilters = {
  state: z.enum(messageStates).optional(),
  search: text(100).optional(),
}

export const messageView = z.object({
  message_id: z.string(),
  subject: z.string(),
  body: z.string(),
  state: z.enum(messageStates),
  author_name: z.string().nullable(),
  approver_name: z.string().nullable(),
  reason: z.string(),
  recipient_count: z.int(),
  /** How many got it, and how many were left out when it was sent. */
  sent_count: z.int(),
  left_out_count: z.int(),
  /** How many replies there are. */
  reply_count: z.int(),
  created_at: z.string(),
  send_at: z.string(),
  sent_at: z.string().nullable(),
  may: z.object({ approve: permission, cancel: permission }),
})
export type MessageView = z.infer<typeof messageView>

export const messageRecipient = z.object({
  user_id: z.string(),
  name: z.string(),
  email: z.string(),
  sent_at: z.string().nullable(),
  /** Key of why the person was left out when it was sent. */
  refusal: z.string().nullable(),
})
export type MessageRecipient = z.infer<typeof messageRecipient>
