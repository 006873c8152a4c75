import { randomBytes } from 'node:crypto'
import {
  type RouteInput,
  type Counterpart,
  Grants,
  type Route,
  startCounterpart,
  type Reply,
} from './counterpart.ts'

export interface OutlookEvent {
  id: string
  calendar: string
  transactionId?: string
  subject: string
  start: { dateTime: string; timeZone: string }
  end: { dateTime: string; timeZone: string }
  body?: unknown
  onlineMeeting: { joinUrl: string } | null
  [more: string]: unknown
}
export interface OutlookBusy {
  readonly start: string
  readonly end: string
  readonly showAs: string
}

/**
 * A simulated Outlook calendar (Graph): consent, tokens, calendars, paged calendarView, and events
 * with transaction ids.
 */
export interface OutlookCounterpart extends Counterpart {
  readonly grants: Grants
  /** The first is the account's default. */
  calendars: { id: string; name: string }[]
  readonly busy: Map<string, OutlookBusy[]>
  readonly events: Map<string, OutlookEvent>
  hasTeams: boolean
}

const reasonByStatus: Readonly<Record<number, string>> = {
  401: 'InvalidAuthenticationToken',
  403: 'ErrorAccessDenied',
  404: 'ErrorItemNotFound',
  429: 'ApplicationThrottled',
  500: 'generalException',
}
const buildError = (status: number, reason: string) => ({
  error: {
    code: reason || (reasonByStatus[status] ?? 'BadRequest'),
    message: 'No.',
    innerError: { 'request-id': 'none' },
  },
})
const failWith = (status: number): Reply => ({ status, json: buildError(status, '') })
const perPage = 2

export async function startOutlookCounterpart(port = 0): Promise<OutlookCounterpart> {
  const grants = new Grants()
  const state = {
    grants,
    calendars: [
      { id: 'AAA=', name: 'Calendar' },
      { id: 'BBB=', name: 'Interviews' },
    ],
    busy: new Map<string, OutlookBusy[]>(),
    events: new Map<string, OutlookEvent>(),
    hasTeams: true,
  }
  const self = await startCounterpart(
    outlookRoutes(() => outlook, grants),
    buildError,
    port,
  )
  const outlook: OutlookCounterpart = Object.assign(self, state)
  return outlook
}

/** Creates an event, or returns the one already created with the same transaction id. */
function createOutlookEvent(
  outlook: OutlookCounterpart,
  { json }: RouteInput,
  calendar: string,
): Reply {
  const before = [...outlook.events.values()].find(
    (event) => event.transactionId !== undefined && event.transactionId === json['transactionId'],
  )
  if (before) return { status: 201, json: before }
  const id = `AQ${randomBytes(12).toString('base64url')}=`
  const meeting =
    json['isOnlineMeeting'] === true && outlook.hasTeams
      ? {
          joinUrl: `https://teams.microsoft.example/l/meetup-join/${randomBytes(6).toString('hex')}`,
        }
      : null
  // The caller sent an event in the shape of the API reference.
  const event = { ...json, id, calendar, onlineMeeting: meeting } as OutlookEvent
  outlook.events.set(id, event)
  return { status: 201, json: event }
}

const calendarList = ({ calendars }: OutlookCounterpart): Reply => ({
  status: 200,
  json: {
    value: calendars.map((calendar, index) => ({
      ...calendar,
      isDefaultCalendar: index === 0,
      canEdit: true,
      owner: { name: 'Hannah', address: 'hannah@outlook.example' },
    })),
  },
})

function outlookRoutes(
  getOutlook: () => OutlookCounterpart,
  grants: Grants,
): Readonly<Record<string, Route>> {
  const signedIn =
    (route: Route): Route =>
    (request, match) =>
      grants.isValidToken(request) ? route(request, match) : failWith(401)
  const findCalendar = (match: RegExpMatchArray) =>
    getOutlook().calendars.find((calendar) => calendar.id === decodeURIComponent(match[1] ?? ''))
  return {
    'GET /common/oauth2/v2.0/authorize': (request) => grants.consent(request),
    'POST /common/oauth2/v2.0/token': (request) => grants.token(request),
    'GET /v1.0/me/calendars': signedIn(() => calendarList(getOutlook())),
    'GET /v1.0/me/calendars/*/calendarView': signedIn(({ url }, match) => {
      const calendar = findCalendar(match)
      return calendar
        ? buildCalendarView(url, getOutlook().base, getOutlook().busy.get(calendar.id) ?? [])
        : failWith(404)
    }),
    'POST /v1.0/me/calendars/*/events': signedIn((request, match) => {
      const calendar = findCalendar(match)
      return calendar ? createOutlookEvent(getOutlook(), request, calendar.id) : failWith(404)
    }),
    'PATCH /v1.0/me/events/*': signedIn(({ json }, match) => {
      const event = getOutlook().events.get(decodeURIComponent(match[1] ?? ''))
      if (!event) return failWith(404)
      // Like the real service: a new body removes the online meeting.
      Object.assign(event, json, json['body'] ? { onlineMeeting: null } : {})
      return { status: 200, json: event }
    }),
    'DELETE /v1.0/me/events/*': signedIn((_asked, match) =>
      getOutlook().events.delete(decodeURIComponent(match[1] ?? ''))
        ? { status: 204 }
        : failWith(404),
    ),
  }
}

/** Returns a page of a view, with times without offset and a link to the next page. */
function buildCalendarView(url: URL, base: string, busy: readonly OutlookBusy[]): Reply {
  const skip = Number(url.searchParams.get('$skip') ?? 0)
  const toGraphTime = (at: string) => ({
    dateTime: `${new Date(at).toISOString().slice(0, 19)}.0000000`,
    timeZone: 'UTC',
  })
  const next = new URL(`${base}${url.pathname}${url.search}`)
  next.searchParams.set('$skip', String(skip + perPage))
  const value = busy.slice(skip, skip + perPage).map((block) => ({
    start: toGraphTime(block.start),
    end: toGraphTime(block.end),
    showAs: block.showAs,
    isCancelled: false,
  }))
  return {
    status: 200,
    json: { value, ...(busy.length > skip + perPage ? { '@odata.nextLink': next.href } : {}) },
  }
}
