import { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarProviders } from '@fledge/domain/calendars/types.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listProviders } from './list-providers.ts'
import { calendarUrl } from './calendar-url.ts'
import { calendarCallback } from './calendar-callback.ts'
import { deliverEvents } from './deliver-events.ts'
import { isCalendarProviderConfigured } from './oauth-client.ts'
import { listCalendars, calendarNames } from './read-calendars.ts'
import { connectCalendar } from './connect-calendar.ts'
import { chooseCalendar } from './choose-calendar.ts'
import { disconnectCalendar } from './disconnect-calendar.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { renewCalendarFeed } from './renew-calendar-feed.ts'
import { stopCalendarFeed } from './stop-calendar-feed.ts'
import { readCalendarFeed } from './read-calendar-feed.ts'
import { interviewCalendarFile } from './interview-calendar-file.ts'
import { calendarEventHandlers } from './event-handlers.ts'
import { revokeDisconnectedAccess } from './revoke-access.ts'
import { calendarSealedValues } from './sealed-tokens.ts'

/**
 * Google and Outlook calendars via OAuth: busy times in, events out. Also private feeds and .ics
 * files for everyone.
 */
export const calendarsFeature = defineFeature(
  calendarEndpoints,
  {
    listProviders,
    calendarUrl,
    calendarCallback,
    listCalendars,
    connectCalendar,
    chooseCalendar,
    disconnectCalendar,
    calendarNames,
    getCalendarFeed,
    renewCalendarFeed,
    stopCalendarFeed,
    readCalendarFeed,
    interviewCalendarFile,
  },
  {
    eventHandlers: calendarEventHandlers,
    sealedValues: calendarSealedValues,
    async deliver(services) {
      if (
        !calendarProviders.some((provider) => isCalendarProviderConfigured(services.env, provider))
      )
        return
      await deliverEvents(services)
      await revokeDisconnectedAccess(services)
    },
  },
)
