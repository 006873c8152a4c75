import { jobStates } from '@fledge/domain/jobs/types.ts'
import { privacyRequestKinds, privacyRequestStates } from '@fledge/domain/privacy/types.ts'
import { z } from 'zod'

/** A request for a copy of someone's data, or for its erasure. */
export const privacyRequest = z.object({
  id: z.string(),
  kind: z.enum(privacyRequestKinds),
  state: z.enum(privacyRequestStates),
  /** Empty once the person is erased. */
  name: z.string(),
  email: z.string(),
  /** Id of the person's page; null once the person is erased. */
  user_id: z.string().nullable(),
  requested_at: z.string(),
  /** By when the law wants it done. */
  due_at: z.string(),
  /** When the account is erased; null for copies and once it is done. */
  planned_at: z.string().nullable(),
  done_at: z.string().nullable(),
  /** The operator who recorded a request that arrived by letter; null if the person asked here. */
  recorded_by: z.string().nullable(),
  /** Why it was recorded; null once the person is erased. */
  note: z.string().nullable(),
})
export type PrivacyRequest = z.infer<typeof privacyRequest>

/** How long rows of a table are kept. */
const retentionPeriod = z.object({
  table: z.string(),
  /** Column with the time from which the days count. */
  column: z.string(),
  days: z.int(),
  /** Whether the rows stay without their contents. */
  is_cleared: z.boolean(),
  /** Whether it is about some of the rows only. */
  is_partial: z.boolean(),
  reason: z.string(),
  /** When rows last reached their end, and how many at that time; null if none has. */
  last_at: z.string().nullable(),
  last_count: z.int().nullable(),
})
export type RetentionPeriod = z.infer<typeof retentionPeriod>

/** What is deleted after how many days, and the job that does it. */
export const retentionCalendar = z.object({
  job: z.object({
    state: z.enum(jobStates),
    started_at: z.string().nullable(),
    next_at: z.string().nullable(),
    processed_at: z.string().nullable(),
    processed_count: z.int().nullable(),
  }),
  periods: z.array(retentionPeriod),
})
export type RetentionCalendar = z.infer<typeof retentionCalendar>
