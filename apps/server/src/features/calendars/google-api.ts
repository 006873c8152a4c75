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
import { allowFailure, ProviderError } from './provider-error.ts'
import { requestProvider, type ProviderRequest } from './provider-http.ts'

// The Calendar API v3; only the fields we use are parsed.
const calendarListResponse = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        summaryOverride: z.string().optional(),
        primary: z.boolean().optional(),
      }),
    )
    .default([]),
})
const freeBusyResponse = z.object({
  calendars: z.record(
    z.string(),
    z.object({
      busy: z.array(z.object({ start: z.string(), end: z.string() })).default([]),
      errors: z.array(z.object({ reason: z.string() })).optional(),
    }),
  ),
})
const eventResponse = z.object({
  id: z.string(),
  hangoutLink: z.string().optional(),
  conferenceData: z
    .object({
      createRequest: z
        .object({ status: z.object({ statusCode: z.string() }).optional() })
        .optional(),
      entryPoints: z
        .array(z.object({ entryPointType: z.string(), uri: z.string().optional() }))
        .optional(),
    })
    .optional(),
})

/** Google accepts only base32hex characters in event ids. */
const eventIdOf = (key: string) => `fledge${key}`.replace(/[^a-v0-9]/g, '')

function toWrittenEvent(event: z.output<typeof eventResponse>): WrittenEvent {
  const link =
    event.hangoutLink ??
    event.conferenceData?.entryPoints?.find(({ entryPointType }) => entryPointType === 'video')
      ?.uri ??
    null
  return {
    eventId: event.id,
    link,
    isLinkPending: !link && event.conferenceData?.createRequest?.status?.statusCode === 'pending',
  }
}

function bodyOf(event: CalendarEventInput): Record<string, unknown> {
  const conference = {
    createRequest: { requestId: event.key, conferenceSolutionKey: { type: 'hangoutsMeet' } },
  }
  return {
    status: 'confirmed',
    summary: event.title,
    description: event.text,
    start: { dateTime: event.startsAt, timeZone: event.zone },
    end: { dateTime: event.endsAt, timeZone: event.zone },
    ...(event.link ? { location: event.link } : {}),
    ...(event.shouldCreateLink ? { conferenceData: conference } : {}),
  }
}

const eventsOf = (root: string, calendar: string) =>
  `${root}/calendars/${encodeURIComponent(calendar)}/events`

const requestGoogle = <T>(
  { token, signal }: CalendarAccess,
  method: ProviderRequest['method'],
  url: string,
  answer: z.ZodType<T>,
  body?: unknown,
) => requestProvider({ method, url, token, signal, body }, answer)

const query = 'conferenceDataVersion=1&sendUpdates=none'
const insertEvent = (
  root: string,
  access: CalendarAccess,
  calendar: string,
  event: CalendarEventInput,
) =>
  requestGoogle(access, 'POST', `${eventsOf(root, calendar)}?${query}`, eventResponse, {
    id: eventIdOf(event.key),
    ...bodyOf(event),
  })
const patchEvent = (
  root: string,
  access: CalendarAccess,
  calendar: string,
  id: string,
  event: CalendarEventInput,
) =>
  requestGoogle(
    access,
    'PATCH',
    `${eventsOf(root, calendar)}/${encodeURIComponent(id)}?${query}`,
    eventResponse,
    bodyOf(event),
  )

async function readAccount(root: string, access: CalendarAccess): Promise<Account> {
  const list = await requestGoogle(
    access,
    'GET',
    `${root}/users/me/calendarList?minAccessRole=owner&maxResults=250`,
    calendarListResponse,
  )
  const calendars = makeCalendarNamesUnique(
    list.items.map(({ id, summaryOverride, summary, primary }) => ({
      id,
      name: summaryOverride || summary || id,
      isMain: primary ?? false,
    })),
  )
  // The account's own address is the id of its main calendar.
  return {
    name: calendars.find(({ isMain }) => isMain)?.id ?? calendars[0]?.name ?? '',
    calendars,
  }
}

async function readBusy(
  root: string,
  ...[access, calendars, from, to]: Parameters<CalendarApi['busy']>
): Promise<TimeSpan[]> {
  const answer = await requestGoogle(access, 'POST', `${root}/freeBusy`, freeBusyResponse, {
    timeMin: from.toISOString(),
    timeMax: to.toISOString(),
    timeZone: 'UTC',
    items: calendars.map((id) => ({ id })),
  })
  const [failure] = Object.values(answer.calendars).flatMap(({ errors }) => errors ?? [])
  if (failure)
    throw new ProviderError(
      failure.reason === 'notFound' ? 'GONE' : 'AWAY',
      `200 ${failure.reason}`.slice(0, 120),
    )
  return Object.values(answer.calendars).flatMap(({ busy }) =>
    busy.map(({ start, end }) => ({ startsAt: new Date(start), endsAt: new Date(end) })),
  )
}

async function setEvent(
  root: string,
  ...[access, calendar, eventId, event]: Parameters<CalendarApi['setEvent']>
): Promise<WrittenEvent> {
  const updated = eventId
    ? await allowFailure('GONE', patchEvent(root, access, calendar, eventId, event))
    : undefined
  if (updated) return toWrittenEvent(updated)
  const created = await allowFailure('THERE', insertEvent(root, access, calendar, event))
  // Created earlier but not stored, or deleted. Writing to it restores it.
  return toWrittenEvent(
    created ?? (await patchEvent(root, access, calendar, eventIdOf(event.key), event)),
  )
}

/**
 * Returns the client for Google calendars.
 * @param base URL of the API
 */
export function createGoogleApi(base: string): CalendarApi {
  const root = `${base}/calendar/v3`
  return {
    account: (access) => readAccount(root, access),
    busy: (...args) => readBusy(root, ...args),
    setEvent: (...args) => setEvent(root, ...args),
    async removeEvent(access, calendar, eventId, key) {
      const path = encodeURIComponent(eventId ?? eventIdOf(key))
      const url = `${eventsOf(root, calendar)}/${path}?sendUpdates=none`
      await allowFailure('GONE', requestGoogle(access, 'DELETE', url, z.unknown()))
    },
  }
}
