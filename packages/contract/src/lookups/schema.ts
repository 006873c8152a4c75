import { z } from 'zod'
import { agreementKinds } from '@fledge/domain/lookups/types.ts'
import { flagNames } from '@fledge/domain/flags/types.ts'
import { lookupId } from '../platform/schema.ts'

export const universityRow = z.object({
  university_id: lookupId,
  university_name: z.string(),
  country_id: lookupId.nullable(),
  country_code: z.string(),
  country_name: z.string().nullable(),
  domains: z.array(z.string()),
})

export const agreement = z.object({
  kind: z.enum(agreementKinds),
  version: z.int(),
  title: z.string(),
  body: z.string(),
  published_at: z.string(),
})

/** The purposes of lists of reasons; every way of ending something has one. */
export const feedbackKinds = [
  'decline-offer',
  'withdraw-offer',
  'decline-interview',
  'cancel-interview',
  'withdraw-candidature',
  'disqualify',
  'withdraw-application',
  'cancel-internship',
  'end-internship',
  'deactivate',
] as const
export type FeedbackKind = (typeof feedbackKinds)[number]

export const globalSettingView = z.object({
  support_email: z.string(),
  /** Page for booking a call with the support team; null if there is none. */
  booking_link: z.string().nullable(),
  /** Countries whose companies and interns are accepted; empty means all. */
  served_country_ids: z.array(lookupId),
  /** What a new batch starts with. */
  new_batch: z.object({ seats: z.int(), max_offers: z.int(), refund_days: z.int() }),
  /** Hours without an act after which a task of the programme team is back with it. */
  task_hold_hours: z.int(),
  /**
   * Working days in which the programme team responds to what is sent now; a server of the release
   * before does not return them.
   */
  promised_days: z.object({ action: z.int(), no_show: z.int(), report: z.int() }).optional(),
  limits: z.object({
    upload_bytes: z.int(),
    video_bytes: z.int(),
    video_seconds: z.int(),
    introduction_min: z.int(),
    introduction_max: z.int(),
    duration_weeks_min: z.int(),
    duration_weeks_max: z.int(),
    page_size: z.int(),
  }),
  features: z.record(z.enum(flagNames), z.boolean()),
  /** Demo accounts on the sign-in pages, and the mailbox page. */
  has_demo: z.boolean(),
  has_mailbox: z.boolean(),
  /** Whether errors of screens are reported. If not, no reporter is loaded. */
  reports_errors: z.boolean(),
})
