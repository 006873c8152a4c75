import { type FlagName, flagNames } from '@fledge/domain/flags/types.ts'
import type { Payload } from '../../platform/http/client.ts'
import { respondWith, withServer } from '../fake-server.tsx'

// The record has one entry per flag.
const allFlags = Object.fromEntries(flagNames.map((name) => [name, true])) as Record<
  FlagName,
  boolean
>

const sampleSettings: Payload<'lookups', 'globalSetting'> = {
  support_email: 'support@example.com',
  booking_link: 'https://example.com/book',
  served_country_ids: [],
  task_hold_hours: 24,
  new_batch: { seats: 50, max_offers: 3, refund_days: 14 },
  promised_days: { action: 3, no_show: 4, report: 3 },
  limits: {
    upload_bytes: 10_000_000,
    video_bytes: 100_000_000,
    video_seconds: 120,
    introduction_min: 50,
    introduction_max: 2000,
    duration_weeks_min: 4,
    duration_weeks_max: 26,
    page_size: 10,
  },
  features: allFlags,
  has_demo: false,
  has_mailbox: false,
  reports_errors: false,
}

/** What the settings and flags of an installation respond. */
export const sampleSupport = [
  respondWith('lookups', 'globalSetting', sampleSettings),
  respondWith('flags', 'featureOn', { name: 'SUPPORT_BOOKING', is_on: true }),
]

/** A story that says how to contact the support team. */
export const withSupport = withServer(sampleSupport)
