import {
  type RouteInput,
  type Counterpart,
  Grants,
  type Route,
  startCounterpart,
  type Reply,
} from './counterpart.ts'

export interface GoogleEvent {
  id: string
  status: string
  summary?: string
  description?: string
  location?: string
  start: { dateTime: string }
  end: { dateTime: string }
  hangoutLink?: string
  [more: string]: unknown
}

/**
 * A simulated Google Calendar: consent, tokens, calendarList, freeBusy, and events with ids chosen
 * by the caller.
 */
export interface GoogleCounterpart extends Counterpart {
  readonly grants: Grants
  /** Calendars of the account; the first is the primary one. */
  calendars: { id: string; summary: string }[]
  /** Busy times by calendar. */
  readonly busy: Map<string, { start: string; end: string }[]>
  readonly events: Map<string, GoogleEvent>
  /** When a requested Meet link is created: immediately, later or never. */
  meet: 'at once' | 'later' | 'never'
}

const reasonByStatus: Readonly<Record<number, string>> = {
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'duplicate',
  410: 'deleted',
  429: 'rateLimitExceeded',
  500: 'backendError',
}
const buildError = (status: number, reason: string) => ({
  error: {
    errors: [
      { domain: 'global', reason: reason || (reasonByStatus[status] ?? 'invalid'), message: 'No.' },
    ],
    code: status,
    message: 'No.',
  },
})
const failWith = (status: number): Reply => ({ status, json: buildError(status, '') })

export async function startGoogleCounterpart(port = 0): Promise<GoogleCounterpart> {
  const grants = new Grants()
  const state = {
    grants,
    calendars: [
      { id: 'hannah@gmail.example', summary: 'Hannah' },
      { id: 'work@group.calendar.example', summary: 'Work' },
    ],
    busy: new Map<string, { start: string; end: string }[]>(),
    events: new Map<string, GoogleEvent>(),
    meet: 'at once' as GoogleCounterpart['meet'],
  }
  const self = await startCounterpart(
    googleRoutes(() => google, grants),
    buildError,
    port,
  )
  const google: GoogleCounterpart = Object.assign(self, state)
  return google
}

/** Stores an event, with a Meet link if requested. */
function storeEvent(
  google: GoogleCounterpart,
  calendar: string,
  event: GoogleEvent,
  request: RouteInput,
): Reply {
  const wantsConference =
    request.url.searchParams.get('conferenceDataVersion') === '1' &&
    request.json['conferenceData'] !== undefined
  const isNew = wantsConference && !event.hangoutLink
  if (isNew && google.meet === 'at once')
    event.hangoutLink = `https://meet.google.example/${event.id.slice(-12)}`
  const pending = isNew && google.meet === 'later'
  // The link exists when it is requested again.
  if (pending) google.meet = 'at once'
  google.events.set(`${calendar} ${event.id}`, event)
  return {
    status: 200,
    json: {
      kind: 'calendar#event',
      ...event,
      ...(pending
        ? { conferenceData: { createRequest: { status: { statusCode: 'pending' } } } }
        : {}),
    },
  }
}

const calendarList = ({ calendars }: GoogleCounterpart): Reply => ({
  status: 200,
  json: {
    kind: 'calendar#calendarList',
    items: calendars.map((calendar, index) => ({
      ...calendar,
      accessRole: 'owner',
      ...(index === 0 ? { primary: true } : {}),
    })),
  },
})

function freeBusy({ calendars, busy }: GoogleCounterpart, { json }: RouteInput): Reply {
  // The caller sends items with ids, as in the API reference.
  const items = (json['items'] ?? []) as { id: string }[]
  const isKnown = (id: string) => calendars.some((calendar) => calendar.id === id)
  return {
    status: 200,
    json: {
      kind: 'calendar#freeBusy',
      timeMin: json['timeMin'],
      timeMax: json['timeMax'],
      calendars: Object.fromEntries(
        items.map(({ id }) => [
          id,
          isKnown(id)
            ? { busy: busy.get(id) ?? [] }
            : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
        ]),
      ),
    },
  }
}

function insertEvent(google: GoogleCounterpart, request: RouteInput, calendar: string): Reply {
  const id = String(request.json['id'])
  if (!/^[a-v0-9]{5,1024}$/.test(id)) return { status: 400, json: buildError(400, 'invalid') }
  return google.events.has(`${calendar} ${id}`)
    ? failWith(409)
    : storeEvent(google, calendar, toGoogleEvent(request, id), request)
}

function googleRoutes(
  getGoogle: () => GoogleCounterpart,
  grants: Grants,
): Readonly<Record<string, Route>> {
  const signedIn =
    (route: Route): Route =>
    (request, match) =>
      grants.isValidToken(request) ? route(request, match) : failWith(401)
  const inCalendar = (route: (request: RouteInput, calendar: string, id: string) => Reply): Route =>
    signedIn((request, match) => {
      const calendar = decodeURIComponent(match[1] ?? '')
      return getGoogle().calendars.some((entry) => entry.id === calendar)
        ? route(request, calendar, decodeURIComponent(match[2] ?? ''))
        : failWith(404)
    })
  return {
    'GET /o/oauth2/v2/auth': (request) => grants.consent(request),
    'POST /token': (request) => grants.token(request),
    'POST /revoke': (request) => grants.revoke(request),
    'GET /calendar/v3/users/me/calendarList': signedIn(() => calendarList(getGoogle())),
    'POST /calendar/v3/freeBusy': signedIn((request) => freeBusy(getGoogle(), request)),
    'POST /calendar/v3/calendars/*/events': inCalendar((request, calendar) =>
      insertEvent(getGoogle(), request, calendar),
    ),
    'PATCH /calendar/v3/calendars/*/events/*': inCalendar((request, calendar, id) => {
      const event = getGoogle().events.get(`${calendar} ${id}`)
      return event
        ? storeEvent(getGoogle(), calendar, { ...event, ...toGoogleEvent(request, id) }, request)
        : failWith(404)
    }),
    'DELETE /calendar/v3/calendars/*/events/*': inCalendar((_asked, calendar, id) => {
      const event = getGoogle().events.get(`${calendar} ${id}`)
      if (!event) return failWith(404)
      if (event.status === 'cancelled') return failWith(410)
      event.status = 'cancelled'
      return { status: 204 }
    }),
  }
}

/** Returns the resource as sent, without the conference request. */
function toGoogleEvent({ json }: RouteInput, id: string): GoogleEvent {
  const { conferenceData: _asks, ...rest } = json
  // The caller sent an event in the shape of the API reference.
  return { ...rest, id } as GoogleEvent
}
