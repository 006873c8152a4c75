import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, uuid } from '../platform/schema.ts'
import { calendarConnection, feed, nameChoice, providerOption, provider } from './schema.ts'

const params = z.strictObject({ id: uuid })
const changes = [
  'listCalendars',
  'listProviders',
  'calendarNames',
  'internOpenSlots',
  'interviewTimes',
] as const
/** A parameter of the provider's redirect; only those listed are read. */
const redirectParam = z.string().max(4000)

export const calendarEndpoints = defineEndpoints({
  listCalendars: {
    method: 'GET',
    path: 'host-company/integrate/user/calendars',
    access: ['company'],
    account: 'any',
    summary: "Returns the user's connected calendars with their status.",
    response: z.array(calendarConnection),
    paginated: true,
  },
  listProviders: {
    method: 'GET',
    path: 'calendars/provider',
    access: ['company'],
    summary: 'Returns the calendar providers that are configured and enabled for the user.',
    response: z.array(providerOption),
  },
  calendarUrl: {
    method: 'GET',
    path: 'calendar/url',
    access: ['company'],
    summary:
      "Returns the URL of the provider's consent page, with state and PKCE bound to the user's session.",
    query: z.strictObject({ provider: provider.optional() }),
    response: z.object({ url: z.string(), calendar_provider: provider }),
  },
  calendarCallback: {
    method: 'GET',
    path: 'calendar/callback',
    access: ['company'],
    mutates: true,
    summary: "Exchanges the provider's authorization code for a single-use connection token.",
    query: z.strictObject({
      state: redirectParam,
      code: redirectParam.optional(),
      error: redirectParam.optional(),
      iss: redirectParam.optional(),
    }),
    response: z.object({ token: z.string(), calendar_provider: provider, account: z.string() }),
  },
  connectCalendar: {
    method: 'POST',
    path: 'calendar',
    access: ['company'],
    summary: 'Connects a calendar with the token from the callback.',
    body: z.strictObject({ token: z.string().min(20).max(200), calendar_provider: provider }),
    response: calendarConnection,
    invalidates: changes,
  },
  chooseCalendar: {
    method: 'PATCH',
    path: 'calendar/{id}',
    access: ['company'],
    summary: 'Selects the calendar that receives the events, and moves upcoming events there.',
    params,
    body: z.strictObject({
      calendar_name: z.string().min(1, messageKey('problems.calendar')).max(300),
    }),
    response: calendarConnection,
    invalidates: changes,
  },
  disconnectCalendar: {
    method: 'DELETE',
    path: 'calendar/{id}',
    access: ['company'],
    account: 'any',
    summary: 'Disconnects a calendar and revokes the access at its provider.',
    params,
    response: emptyBody,
    errors: ['ILLEGAL_TRANSITION'],
    invalidates: changes,
  },
  calendarNames: {
    method: 'GET',
    path: 'calendars/names',
    access: ['company'],
    summary: 'Returns the writable calendars of the connected account.',
    query: z.strictObject({ id: uuid.optional() }),
    response: z.object({ calendars: z.array(nameChoice), is_fresh: z.boolean() }),
    errors: ['NOT_FOUND'],
  },
  getCalendarFeed: {
    method: 'GET',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: "Returns the private URL of the user's calendar feed of interviews and internships.",
    response: feed,
  },
  renewCalendarFeed: {
    method: 'POST',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: 'Creates a private feed URL; a previous one stops working immediately.',
    response: feed,
    invalidates: ['getCalendarFeed'],
  },
  stopCalendarFeed: {
    method: 'DELETE',
    path: 'calendar-feed',
    access: ['company', 'intern'],
    account: 'any',
    summary: 'Deletes the private feed URL.',
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
    summary:
      'Returns the calendar feed to anyone with its URL, without a session and rate-limited.',
    params: z.strictObject({ file: z.string().regex(/^[\w-]{43}\.ics$/) }),
    response: z.string(),
    errors: ['RATE_LIMITED'],
  },
  interviewCalendarFile: {
    method: 'GET',
    path: 'interview/{id}/calendar.ics',
    access: ['company', 'intern'],
    account: 'any',
    rawResponse: true,
    summary: 'Returns a confirmed interview as an .ics file.',
    params,
    response: z.string(),
    errors: ['CONFLICT'],
  },
})
