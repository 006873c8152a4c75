import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { nothing, uuid } from '../platform/schema.ts'
import { connection, feed, nameChoice, offered, provider } from './schema.ts'

const params = z.strictObject({ id: uuid })
const changes = [
  'listCalendars',
  'listProviders',
  'calendarNames',
  'internOpenSlots',
  'interviewTimes',
] as const
/** A parameter of the provider's redirect; only those listed are read. */
const back = z.string().max(4000)

export const calendarEndpoints = defineEndpoints({
  listCalendars: {
    method: 'GET',
    path: 'host-company/integrate/user/calendars',
    access: ['company'],
    account: 'any',
    summary: "One's connected calendars and how they are.",
    response: z.array(connection),
    paginated: true,
  },
  listProviders: {
    method: 'GET',
    path: 'calendars/provider',
    access: ['company'],
    summary:
      'Whose calendars can be connected: what is configured, and switched on for the caller.',
    response: z.array(offered),
  },
  calendarUrl: {
    method: 'GET',
    path: 'calendar/url',
    access: ['company'],
    summary: "The provider's consent address, with state and PKCE bound to the caller's session.",
    query: z.strictObject({ provider: provider.optional() }),
    response: z.object({ url: z.string(), calendar_provider: provider }),
  },
  calendarCallback: {
    method: 'GET',
    path: 'calendar/callback',
    access: ['company'],
    mutates: true,
    summary: 'Exchanges the code that came back from the provider for a token that connects, once.',
    query: z.strictObject({
      state: back,
      code: back.optional(),
      error: back.optional(),
      iss: back.optional(),
    }),
    response: z.object({ token: z.string(), calendar_provider: provider, account: z.string() }),
  },
  connectCalendar: {
    method: 'POST',
    path: 'calendar',
    access: ['company'],
    summary: 'Connects the calendar of a token that the callback gave.',
    body: z.strictObject({ token: z.string().min(20).max(200), calendar_provider: provider }),
    response: connection,
    invalidates: changes,
  },
  chooseCalendar: {
    method: 'PATCH',
    path: 'calendar/{id}',
    access: ['company'],
    summary: 'Chooses which calendar gets the events; those ahead move there.',
    params,
    body: z.strictObject({
      calendar_name: z.string().min(1, messageKey('problems.calendar')).max(300),
    }),
    response: connection,
    invalidates: changes,
  },
  disconnectCalendar: {
    method: 'DELETE',
    path: 'calendar/{id}',
    access: ['company'],
    account: 'any',
    summary: 'Disconnects a calendar and takes the access back at its provider.',
    params,
    response: nothing,
    invalidates: changes,
  },
  calendarNames: {
    method: 'GET',
    path: 'calendars/names',
    access: ['company'],
    summary: 'Calendars of the connected account that events can be written to.',
    query: z.strictObject({ id: uuid.optional() }),
    response: z.object({ calendars: z.array(nameChoice), is_fresh: z.boolean() }),
  },
  getCalendarFeed: {
    method: 'GET',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: "The private address of one's own interviews and internships as a calendar.",
    response: feed,
  },
  renewCalendarFeed: {
    method: 'POST',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: 'Makes the private address, or a new one: the old one stops at once.',
    response: feed,
    invalidates: ['getCalendarFeed'],
  },
  stopCalendarFeed: {
    method: 'DELETE',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: 'Switches the private address off.',
    response: feed,
    invalidates: ['getCalendarFeed'],
  },
  readCalendarFeed: {
    method: 'GET',
    path: 'calendar-feed/{file}',
    access: ['public'],
    mutates: true,
    csrfExempt: true,
    rawResponse: true,
    summary: 'The feed itself: whoever has its address reads it, without a session; rate-limited.',
    params: z.strictObject({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: z.string(),
  },
  interviewCalendarFile: {
    method: 'GET',
    path: 'interview/{id}/calendar.ics',
    access: ['company', 'intern'],
    account: 'any',
    rawResponse: true,
    summary: 'One agreed interview as an .ics file.',
    params,
    response: z.string(),
  },
})
