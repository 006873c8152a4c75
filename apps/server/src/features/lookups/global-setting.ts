import { z } from 'zod'
import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { listFeatureStates } from '../flags/public.ts'
import * as store from './queries/lookups.queries.ts'

// Settings that operators can change. Missing or malformed values use the default.
const settings = {
  support_email: z.email().catch('support@fledge.example'),
  booking_link: z
    .url({ protocol: /^https$/ })
    .nullable()
    .catch(null),
  served_country_ids: z.array(z.int()).catch([]),
}

/** Returns the public settings of this installation. */
export const globalSetting: Handler<(typeof lookupEndpoints)['globalSetting']> = async ({
  actor,
  db,
  services,
}) => {
  const rows = await db.many(store.settingRows, { names: Object.keys(settings) })
  const value = (name: keyof typeof settings) => rows.find((row) => row.name === name)?.value
  const { env } = services
  return {
    support_email: settings.support_email.parse(value('support_email')),
    booking_link: settings.booking_link.parse(value('booking_link')) ?? env.BOOKING_URL ?? null,
    served_country_ids: settings.served_country_ids.parse(value('served_country_ids')),
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
