import { jobStates } from '@fledge/domain/jobs/types.ts'
import { z } from 'zod'
import { maxReasonNoteLength } from '@fledge/domain/reasons.ts'
import { messageKey } from '../platform/message-keys.ts'
import { text } from '../platform/schema.ts'
import { jobNames } from './job-names.ts'

export const jobRunBody = z.strictObject({
  note: text(maxReasonNoteLength).min(1, messageKey('problems.reason')),
})

/** A timed job with what is known of its runs. */
export const jobView = z.object({
  name: z.enum(jobNames),
  state: z.enum(jobStates),
  /** Since when it fails or is late; null if it does not. */
  since: z.string().nullable(),
  /** Why the last run or one of its rows failed, without personal data. */
  last_error: z.string().nullable(),
  /** Rows that failed in the last run. */
  failed_count: z.int(),
  is_urgent: z.boolean(),
  started_at: z.string().nullable(),
  /** How long the last run took that has ended. */
  duration_ms: z.int().nullable(),
  /** When a run last reached its end. */
  completed_at: z.string().nullable(),
  /** Null if none seems to start any more. */
  next_at: z.string().nullable(),
  /** Rows that the last run handled that handled any, and its end; null if none has. */
  processed_count: z.int().nullable(),
  processed_at: z.string().nullable(),
  may: z.object({ run: z.union([z.literal(true), z.string()]) }),
})
export type JobView = z.infer<typeof jobView>
