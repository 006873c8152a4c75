import { z } from 'zod'
import type { TimeSpan } from '@fledge/domain/spans.ts'
import {
  type CalendarAccess,
  type Account,
  type CalendarApi,
  makeCalendarNamesUnique,
  type CalendarEventInput,
  type WrittenEvent,
} from './calendar-provider.ts'
import { allowFailure } from './provider-error.ts'
import { requestProvider, type ProviderRequest } from './provider-http.ts'

// Microsoft Graph v1.0; only the fields we use are parsed.
const calendarListResponse = z.object({
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string().default(''),
      isDefaultCalendar: z.boolean().optional(),
      canEdit: z.boolean().optional(),
      owner: z.object({ address: z.string().nullish() }).nullish(),
    }),
  ),
})
const graphDateTime = z.object({ dateTime: z.string(), timeZone: z.string() })
const calendarViewResponse = z.object({
  value: z.array(
    z.object({
      start: graphDateTime,
      end: graphDateTime,
      showAs: z.string().nullish(),
      isCancelled: z.boolean().nullish(),
    }),
  ),
  '@odata.nextLink': z.string().optional(),
})
const eventResponse = z.object({
  id: z.string(),
  onlineMeeting: z.object({ joinUrl: z.string().nullish() }).nullish(),
})

/** Statuses in which a person is still available. */
const freeStatuses = new Set(['free', 'workingElsewhere'])
const maxPages = 5
const utc = { Prefer: 'outlook.timezone="UTC"' }
// Times are requested in UTC and arrive without a Z.
const dateOf = (at: z.output<typeof graphDateTime>) => new Date(`${at.dateTime.replace(/Z$/, '')}Z`)
const momentOf = (at: string) => ({
  dateTime: new Date(at).toISOString().replace(/Z$/, ''),
  timeZone: 'UTC',
})
const timesOf = (event: CalendarEventInput) => ({
  subject: event.title,
  start: momentOf(event.startsAt),
  end: momentOf(event.endsAt),
  ...(event.link ? { location: { displayName: event.link } } : {}),
})
const toWrittenEvent = (event: z.output<typeof eventResponse>): WrittenEvent => ({
  eventId: event.id,
  link: event.onlineMeeting?.joinUrl ?? null,
  isLinkPending: false,
})

const requestGraph = <T>(
  { token, signal }: CalendarAccess,
  method: ProviderRequest['method'],
  url: string,
  answer: z.ZodType<T>,
  body?: unknown,
) => requestProvider({ method, url, token, signal, body, headers: utc }, answer)

/** Reads the busy times of one calendar, page by page. */
async function busyOf(
  root: string,
  access: CalendarAccess,
  calendar: string,
  from: Date,
  to: Date,
): Promise<TimeSpan[]> {
  const query = new URLSearchParams({
    startDateTime: from.toISOString(),
    endDateTime: to.toISOString(),
    $select: 'start,end,showAs,isCancelled',
    $top: '500',
  })
  const spans: TimeSpan[] = []
  let url: string | undefined =
    `${root}/calendars/${encodeURIComponent(calendar)}/calendarView?${query}`
  // Only next pages on the same host are followed: the access token would leak to another.
  for (
    let page = 0;
    url && page < maxPages && new URL(url).origin === new URL(root).origin;
    page += 1
  ) {
    const answer: z.output<typeof calendarViewResponse> = await requestGraph(
      access,
      'GET',
      url,
      calendarViewResponse,
    )
    spans.push(
      ...answer.value
        .filter(({ isCancelled, showAs }) => !isCancelled && !freeStatuses.has(showAs ?? 'busy'))
        .map(({ start, end }) => ({ startsAt: dateOf(start), endsAt: dateOf(end) })),
    )
    url = answer['@odata.nextLink']
  }
  return spans
}

async function readAccount(root: string, access: CalendarAccess): Promise<Account> {
  const list = await requestGraph(
    access,
    'GET',
    `${root}/calendars?$select=id,name,isDefaultCalendar,canEdit,owner&$top=100`,
    calendarListResponse,
  )
  const ownCalendars = list.value.filter(({ canEdit }) => canEdit !== false)
  return {
    name:
      ownCalendars.find(({ isDefaultCalendar }) => isDefaultCalendar)?.owner?.address ??
      ownCalendars[0]?.owner?.address ??
      '',
    calendars: makeCalendarNamesUnique(
      ownCalendars.map(({ id, name, isDefaultCalendar }) => ({
        id,
        name: name || id,
        isMain: isDefaultCalendar ?? false,
      })),
    ),
  }
}

async function setEvent(
  root: string,
  ...[access, calendar, eventId, event]: Parameters<CalendarApi['setEvent']>
): Promise<WrittenEvent> {
  // The body stays as first written: it contains the meeting's own block, which a new body would
  // remove.
  const url = `${root}/events/${encodeURIComponent(eventId ?? '')}`
  const updated = eventId
    ? await allowFailure('GONE', requestGraph(access, 'PATCH', url, eventResponse, timesOf(event)))
    : undefined
  if (updated) return toWrittenEvent(updated)
  // A repeated attempt returns the event that the first one created.
  const created = await requestGraph(
    access,
    'POST',
    `${root}/calendars/${encodeURIComponent(calendar)}/events`,
    eventResponse,
    {
      ...timesOf(event),
      body: { contentType: 'text', content: event.text },
      showAs: 'busy',
      transactionId: eventId ? `${event.attempt}.again` : event.attempt,
      ...(event.shouldCreateLink
        ? { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' }
        : {}),
    },
  )
  return toWrittenEvent(created)
}

/**
 * Returns the client for Outlook calendars.
 * @param base URL of Graph
 */
export function createOutlookApi(base: string): CalendarApi {
  const root = `${base}/v1.0/me`
  return {
    account: (access) => readAccount(root, access),
    async busy(access, calendars, from, to) {
      const spans = await Promise.all(
        calendars.map((calendar) => busyOf(root, access, calendar, from, to)),
      )
      return spans.flat()
    },
    setEvent: (...args) => setEvent(root, ...args),
    async removeEvent(access, _calendar, eventId) {
      if (!eventId) return
      const url = `${root}/events/${encodeURIComponent(eventId)}`
      await allowFailure('GONE', requestGraph(access, 'DELETE', url, z.unknown()))
    },
  }
}
