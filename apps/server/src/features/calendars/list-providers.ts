import type { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarProviders } from '@fledge/domain/calendars/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/calendars.queries.ts'
import { isCalendarProviderEnabled } from './consent-settings.ts'

export const listProviders: Handler<typeof calendarEndpoints.listProviders> = async ({
  actor,
  db,
  services,
}) => {
  const [flags, rows] = [
    await Promise.all(
      calendarProviders.map((provider) =>
        isCalendarProviderEnabled(db, services.env, provider, actor.userId),
      ),
    ),
    await db.many(store.ownConnections, { company_id: actor.company, user_id: actor.userId }),
  ]
  return calendarProviders
    .filter((_, index) => flags[index])
    .map((provider) => ({
      calendar_provider: provider,
      name: translate(`calendars.provider.${provider}`),
      is_connected: rows.some((row) => row.provider === provider),
    }))
}
