import {
  listAudiences,
  type MessageList,
  maxRecipients,
  messageAudiences,
  messageLists,
  messageStates,
  messageVariables,
} from '@fledge/domain/messages/types.ts'
import { z } from 'zod'
import { pendingResponse } from '../pending-acts/schema.ts'
import { peopleFilters } from '../people/schema.ts'
import { unplacedFilters } from '../placement/schema.ts'
import { bulkPreview } from '../platform/bulk.ts'
import { messageKey } from '../platform/message-keys.ts'
import { allMatching, rowIds, type WithoutExceptions } from '../platform/row-selection.ts'
import { instant, text, uuid } from '../platform/schema.ts'
import { recordFilters } from '../records/record-filters.ts'
import { riskFilters } from '../risk/schema.ts'
import { messageTexts, templateNote } from './template-schema.ts'

const permission = z.union([z.literal(true), z.string()])
// They are the keys.
const listNames = Object.keys(messageLists) as MessageList[]

/** All rows of a list that match its filters, with some exceptions. */
const allThatMatch = z.discriminatedUnion('list', [
  allMatching('people', peopleFilters),
  allMatching('placement', unplacedFilters),
  allMatching('risk', riskFilters),
  allMatching('companies', recordFilters.companies),
  allMatching('applications', recordFilters.applications),
  allMatching('candidatures', recordFilters.candidatures),
  allMatching('interviews', recordFilters.interviews),
  allMatching('offers', recordFilters.offers),
  allMatching('internships', recordFilters.internships),
])

/** The rows of a list to which a message goes: these, or all that match. */
export const messageSelection = z.union([
  z.strictObject({ list: z.enum(listNames), rows: rowIds.min(1) }),
  allThatMatch,
])
/** As it is sent: its filters are texts of the address. */
export type MessageSelection = z.input<typeof messageSelection>
export type ParsedMessageSelection = z.output<typeof messageSelection>

/** A list of which everything that matches its filters can get a message. */
export type MessageSource = WithoutExceptions<z.input<typeof allThatMatch>>

export const messageContent = z.strictObject(messageTexts)

const previewShape = {
  selection: messageSelection,
  audience: z.enum(messageAudiences),
  ...messageTexts,
}

interface Addressed {
  readonly selection: { readonly list: MessageList }
  readonly audience: (typeof messageAudiences)[number]
}

const canReach = ({ selection: { list }, audience }: Addressed) =>
  listAudiences(list).includes(audience)
const unreachable = { path: ['audience'], ...messageKey('messages.problems.audience') }

export const previewMessageBody = z.strictObject(previewShape).refine(canReach, unreachable)

/** How many get a message, who is left out, and what three of them will read. */
export const messagePreview = z.object({
  ...bulkPreview.shape,
  /** Variables of the text, each with how many are left out because they have no value for it. */
  empty_variables: z
    .array(z.object({ variable: z.enum(messageVariables), count: z.int() }))
    .optional(),
  needs_approval: z.boolean(),
  samples: z.array(
    z.object({ user_id: z.string(), name: z.string(), subject: z.string(), body: z.string() }),
  ),
})
export type MessagePreview = z.infer<typeof messagePreview>

const writeShape = {
  ...previewShape,
  template_id: uuid.nullable(),
  /** When it is sent; null for at once. */
  send_at: instant.nullable(),
  reason: templateNote,
  /** Number of the preview: another one by then is a conflict. */
  count: z.int().min(1).max(maxRecipients),
}

export const writeMessageBody = z.strictObject(writeShape).refine(canReach, unreachable)

/** What is kept of a message until it is written. */
export const writtenMessage = z.strictObject(writeShape).omit({
  selection: true,
  audience: true,
  count: true,
})

/** Who cancelled a message, when and why. */
const cancellation = z.object({
  at: z.string(),
  canceller_name: z.string().nullable(),
  /** The reason. */
  note: z.string().nullable(),
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
  /** How many got it, and how many of the selected were left out when it was written or sent. */
  sent_count: z.int(),
  left_out_count: z.int(),
  /** How many replies there are. */
  reply_count: z.int(),
  created_at: z.string(),
  send_at: z.string(),
  sent_at: z.string().nullable(),
  cancelled: cancellation.nullable(),
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
