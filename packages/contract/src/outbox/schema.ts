import { maxBulkRows } from '@fledge/domain/lists/types.ts'
import { failedMailStates, mailFailures } from '@fledge/domain/outbox/types.ts'
import { z } from 'zod'
import { text } from '../platform/schema.ts'

const permission = z.union([z.literal(true), z.string()])

export const failedMailFilters = {
  state: z.enum(failedMailStates).optional(),
  search: text(100).optional(),
}
export const mailId = z.string().regex(/^\d{1,18}$/)
const mailIds = z.array(mailId).max(maxBulkRows)
/** Emails that an act is for: these, or all that match the filters with some exceptions. */
export const mailSelection = z.union([
  z.strictObject({ rows: mailIds.min(1) }),
  z.strictObject({ filters: z.strictObject(failedMailFilters), except: mailIds }),
])
export type MailSelection = z.infer<typeof mailSelection>

/** An email that has not been delivered although delivery was tried. */
export const failedMail = z.object({
  /** Number of the email, as text. */
  id: z.string(),
  state: z.enum(failedMailStates),
  /** Null if the email contains a code or a link that only its recipient may see. */
  subject: z.string().nullable(),
  to: z.string(),
  /** Null for an address without an account. */
  user_id: z.string().nullable(),
  created_at: z.string(),
  tries: z.int(),
  /** Null once delivery was given up. */
  next_try_at: z.string().nullable(),
  failure: z.enum(mailFailures),
  /** What the mail server or the connection to it reported. */
  last_error: z.string(),
  may: z.object({ retry: permission }),
})
export type FailedMail = z.infer<typeof failedMail>
