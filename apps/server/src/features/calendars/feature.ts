import { calendarEndpoints } from '@fledge/contract/calendars/endpoints.ts'
import { calendarProviders } from '@fledge/domain/calendars/types.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import * as consent from './calendar-consent.ts'
import { deliverEvents } from './deliver-events.ts'
import { isCalendarProviderConfigured } from './oauth-client.ts'
import * as own from './own-calendars.ts'
import * as feed from './own-feed.ts'
import { calendarEventHandlers } from './event-handlers.ts'
import { revokeDisconnectedAccess } from './revoke-access.ts'

/**
 * Google and Outlook calendars via OAuth: busy times in, events out. Also private feeds and .ics
 * files for everyone.
 */
export const calendarsFeature = defineFeature(
  calendarEndpoints,
  {
    listProviders: consent.listProviders,
    calendarUrl: consent.calendarUrl,
    calendarCallback: consent.calendarCallback,
    listCalendars: own.listCalendars,
    connectCalendar: own.connectCalendar,
    chooseCalendar: own.chooseCalendar,
    disconnectCalendar: own.disconnectCalendar,
    calendarNames: own.calendarNames,
    getCalendarFeed: feed.getCalendarFeed,
    renewCalendarFeed: feed.renewCalendarFeed,
    stopCalendarFeed: feed.stopCalendarFeed,
    readCalendarFeed: feed.readCalendarFeed,
    interviewCalendarFile: feed.interviewCalendarFile,
  },
  {
    eventHandlers: calendarEventHandlers,
    async deliver(services) {
      if (!calendarProviders.some((one) => isCalendarProviderConfigured(services.env, one))) return
      await deliverEvents(services)
      await revokeDisconnectedAccess(services)
    },
  },
)
