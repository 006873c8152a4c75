import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { listFeatureStates } from '../flags/public.ts'
import { readSettings } from '../settings/public.ts'

/** Returns the public settings of this installation. */
export const globalSetting: Handler<(typeof lookupEndpoints)['globalSetting']> = async ({
  actor,
  db,
  services,
}) => {
  const settings = await readSettings(db)
  const { env } = services
  return {
    support_email: settings.support_email,
    booking_link: settings.booking_link ?? env.BOOKING_URL ?? null,
    served_country_ids: [...settings.served_country_ids],
    new_batch: {
      seats: settings.new_batch_seats,
      max_offers: settings.new_batch_max_offers,
      refund_days: settings.new_batch_refund_days,
    },
    task_hold_hours: settings.task_hold_hours,
    promised_days: {
      action: settings.action_review_days,
      no_show: settings.no_show_review_days,
      report: settings.report_review_days,
    },
    limits: {
      upload_bytes: 10_485_760,
      video_bytes: 104_857_600,
      video_seconds: 120,
      introduction_min: 100,
      introduction_max: 5000,
      duration_weeks_min: 4,
      duration_weeks_max: 16,
      page_size: 10,
    },
    features: await listFeatureStates(db, env, 'userId' in actor ? actor.userId : null),
    has_demo: env.demo && !env.production,
    has_mailbox: !env.production,
    reports_errors: services.reports.isOn,
  }
}
