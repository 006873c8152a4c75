import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { busyTimeoutMs } from '@fledge/domain/calendars/rules.ts'
import { minuteMs } from '@fledge/kernel/dates.ts'
import {
  aProposal,
  aPair,
  type CalendarTestServer,
  startCalendarTestServer,
  connectTestCalendar,
  type InterviewPair,
} from '../../platform/testing/calendars.ts'

let world: CalendarTestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
})
afterAll(() => world.stop())
beforeEach(() => world.reset())

// The intern's hours are 09:00 to 17:00 in Lagos, one hour ahead of London: 08:00 to 16:00 UTC, so
// the company's day starts one hour later.
const dayIn = (days: number) => new Date(world.server.now().getTime() + days * 86_400_000)
/** Returns a working day at least three days ahead. */
const aDay = () => {
  const at = [3, 4, 5].map(dayIn).find((date) => date.getUTCDay() % 6 !== 0) ?? dayIn(3)
  return at.toISOString().slice(0, 10)
}
const all = (day: string) => ({ start: `${day}T00:00:00Z`, end: `${day}T23:59:00Z` })
interface Open {
  readonly slots: { starts_at: string }[]
  readonly busy: { starts_at: string; ends_at: string }[]
  readonly unread: { because: string; is_own: boolean; calendar_provider: string }[]
}
const open = async ({ admin, intern }: InterviewPair): Promise<Open> =>
  (await admin.request(`GET browse-intern/v2/intern/available/${intern.internId}`)).payload
const startsOn = ({ slots }: Open, day: string) =>
  slots
    .map((slot) => slot.starts_at)
    .filter((start) => start.startsWith(day))
    .map((start) => start.slice(11, 16))

it('excludes busy times of the chosen and the main calendar from open times and shows them as busy', async () => {
  const pair = await aPair(world.server)
  const [day, free] = [aDay(), startsOn(await open(pair), aDay())]
  expect(free).toContain('10:00')
  const { payload } = await connectTestCalendar(pair.admin, 'GOOGLE')
  await pair.admin.request(`PATCH calendar/${payload.id}`, { body: { calendar_name: 'Work' } })
  world.google.busy.set('hannah@gmail.example', [
    { start: `${day}T10:00:00Z`, end: `${day}T10:30:00Z` },
  ])
  world.google.busy.set('work@group.calendar.example', [
    { start: `${day}T12:00:00+01:00`, end: `${day}T12:30:00+01:00` },
  ])
  const offered = await open(pair)
  expect(free.filter((time) => !startsOn(offered, day).includes(time))).toEqual(['10:00', '11:00'])
  expect(offered.busy).toContainEqual({
    starts_at: `${day}T11:00:00.000Z`,
    ends_at: `${day}T11:30:00.000Z`,
  })
  expect(offered.unread).toEqual([])
})

it('reads every page of the Outlook calendar view and ignores free and working-elsewhere entries', async () => {
  const pair = await aPair(world.server)
  const day = aDay()
  await connectTestCalendar(pair.admin, 'OUTLOOK')
  const at = (start: string, end: string, showAs = 'busy') => ({
    start: `${day}T${start}:00Z`,
    end: `${day}T${end}:00Z`,
    showAs,
  })
  world.outlook.busy.set('AAA=', [
    at('09:00', '09:30'),
    at('10:00', '10:30', 'free'),
    at('11:00', '11:30', 'workingElsewhere'),
    at('12:00', '12:30', 'tentative'),
    at('13:00', '13:30', 'oof'),
  ])
  const offered = startsOn(await open(pair), day)
  expect(
    ['09:00', '10:00', '11:00', '12:00', '13:00'].filter((time) => !offered.includes(time)),
  ).toEqual(['09:00', '12:00', '13:00'])
})

it('uses cached busy times for one minute, then reads them again', async () => {
  const pair = await aPair(world.server)
  const day = aDay()
  await connectTestCalendar(pair.admin, 'GOOGLE')
  await open(pair)
  world.google.busy.set('hannah@gmail.example', [all(day)])
  expect(startsOn(await open(pair), day)).not.toEqual([])
  await world.server.advanceClock(minuteMs)
  expect(startsOn(await open(pair), day)).toEqual([])
})

it('does not wait for a provider that hangs: it names the provider and offers only times within working hours', async () => {
  const pair = await aPair(world.server)
  const day = aDay()
  expect(startsOn(await open(pair), day)).toContain('08:00')
  await connectTestCalendar(pair.admin, 'GOOGLE')
  world.google.faults = [{ pathPattern: /freeBusy/, status: 'hang' }]
  const before = performance.now()
  const offered = await open(pair)
  expect(performance.now() - before).toBeLessThan(busyTimeoutMs + 1500)
  expect(offered.unread).toMatchObject([
    { because: 'AWAY', is_own: true, calendar_provider: 'GOOGLE' },
  ])
  expect(startsOn(offered, day)).not.toContain('08:00')
  expect(startsOn(offered, day)).toContain('09:00')
})

it('uses the last busy times while the calendar cannot be read', async () => {
  const pair = await aPair(world.server)
  const day = aDay()
  await connectTestCalendar(pair.admin, 'GOOGLE')
  world.google.busy.set('hannah@gmail.example', [all(day)])
  await open(pair)
  await world.server.advanceClock(2 * minuteMs)
  world.google.faults = [{ pathPattern: /freeBusy/, status: 500 }]
  const offered = await open(pair)
  expect(offered.unread).toMatchObject([{ because: 'AWAY' }])
  expect(startsOn(offered, day)).toEqual([])
})

it.each([
  ['429', { status: 429, retryAfter: '600' }],
  ['403 of its limits', { status: 403, reason: 'rateLimitExceeded', retryAfter: '600' }],
] as const)(
  'does not retry a provider that answers %s before the requested time',
  async (_name, trouble) => {
    const pair = await aPair(world.server)
    await connectTestCalendar(pair.admin, 'GOOGLE')
    world.google.faults = [{ pathPattern: /freeBusy/, ...trouble }]
    expect((await open(pair)).unread).toMatchObject([{ because: 'WAITING' }])
    world.google.faults = []
    const countBusyCalls = () =>
      world.google.calls.filter((call) => call.includes('freeBusy')).length
    const before = countBusyCalls()
    await world.server.advanceClock(9 * minuteMs)
    expect((await open(pair)).unread).toMatchObject([{ because: 'WAITING' }])
    expect(countBusyCalls()).toBe(before)
    await world.server.advanceClock(2 * minuteMs)
    expect((await open(pair)).unread).toEqual([])
  },
)

it('refreshes an access token before it expires, and once more after a 401', async () => {
  const pair = await aPair(world.server)
  world.google.grants.lifetime = 1
  await connectTestCalendar(pair.admin, 'GOOGLE')
  expect((await open(pair)).unread).toEqual([])
  await world.server.advanceClock(2 * minuteMs)
  world.google.grants.lifetime = 3599
  expect((await open(pair)).unread).toEqual([])
  world.google.grants.expireAccessTokens()
  await world.server.advanceClock(2 * minuteMs)
  expect((await open(pair)).unread).toEqual([])
})

it.each([
  ['ACCESS_ENDED', 'taken back'],
  ['ACCESS_REFUSED', '403'],
  ['CALENDAR_GONE', 'gone'],
] as const)(
  '%s breaks the connection: it is shown on screen, in one email and one notification, until the calendar is reconnected',
  async (reason, failure) => {
    const pair = await aPair(world.server)
    const day = aDay()
    const { payload } = await connectTestCalendar(pair.admin, 'GOOGLE')
    const calendars = [...world.google.calendars]
    if (failure === 'taken back') world.google.grants.revokeAll()
    if (failure === 'taken back') world.google.grants.expireAccessTokens()
    if (failure === '403')
      world.google.faults = [
        { pathPattern: /freeBusy/, status: 403, reason: 'insufficientPermissions' },
      ]
    if (failure === 'gone')
      world.google.calendars = [{ id: 'other@gmail.example', summary: 'Other' }]
    for (const _twice of [1, 2]) {
      const offered = await open(pair)
      expect(offered.unread).toMatchObject([{ because: 'BROKEN', is_own: true }])
      expect(startsOn(offered, day)).not.toContain('08:00')
      await world.server.advanceClock(2 * minuteMs)
    }
    expect(
      (await pair.admin.request('GET host-company/integrate/user/calendars')).payload,
    ).toMatchObject([
      {
        status: 'BROKEN',
        broken_because: reason,
        may: { choose: 'calendars.refused.broken', disconnect: true },
      },
    ])
    expect(
      (
        await pair.admin.request(`PATCH calendar/${payload.id}`, {
          body: { calendar_name: 'Work' },
        })
      ).message,
    ).toBe('Reconnect this calendar first.')
    const mails = (await world.server.mails(pair.company.admin.email)).filter(
      (mail) => mail.kind === 'calendars.broken',
    )
    expect(mails.map((mail) => mail.subject)).toEqual([
      'Your Google Calendar is no longer connected',
    ])
    expect(mails[0]?.body).toContain('/company/settings?tab=calendars')
    expect(
      (await pair.admin.request('GET notices')).payload.notices.filter(
        (notice: { kind: string }) => notice.kind === 'calendars.broken',
      ),
    ).toHaveLength(1)
    world.google.calendars = calendars
    world.google.faults = []
    expect((await connectTestCalendar(pair.admin, 'GOOGLE')).payload).toMatchObject({
      id: payload.id,
      status: 'CONNECTED',
      broken_because: null,
    })
    expect((await open(pair)).unread).toEqual([])
  },
)

it('breaks the connection when its tokens cannot be decrypted, for example after a change of APP_SECRET', async () => {
  const pair = await aPair(world.server)
  await connectTestCalendar(pair.admin, 'GOOGLE')
  await world.server.pool.query(
    `update calendar_connections set tokens = reverse(tokens) where user_id = $1`,
    [pair.company.admin.userId],
  )
  expect((await open(pair)).unread).toMatchObject([{ because: 'BROKEN' }])
})

it('subtracts the interviewers’ busy times from the other times shown to the intern, and says when not all are known', async () => {
  const pair = await aPair(world.server)
  const { id } = await aProposal(world.server, pair, 'https://meet.example/a')
  await connectTestCalendar(pair.admin, 'GOOGLE')
  const day = aDay()
  world.google.busy.set('hannah@gmail.example', [all(day)])
  const times = async () =>
    (await pair.internBrowser.request(`GET intern-service/intern-dashboard/interview/time/${id}`))
      .payload
  const found = await times()
  expect(
    found.other_times.filter((slot: { starts_at: string }) => slot.starts_at.startsWith(day)),
  ).toEqual([])
  world.google.grants.revokeAll()
  world.google.grants.expireAccessTokens()
  await world.server.advanceClock(2 * minuteMs)
  expect((await times()).unread).toMatchObject([{ because: 'BROKEN', is_own: false }])
})
