import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { dayMs, hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import {
  aPair,
  aProposal,
  type CalendarTestServer,
  startCalendarTestServer,
  connectTestCalendar,
} from '../../platform/testing/calendars.ts'
import {
  anAgreedCalendarInterview,
  confirmProposedTime,
  listGoogleEvents,
  getInterviewLink,
  getCalendarEventRow,
  runDueJobs,
} from './testing/event-fixtures.ts'

let world: CalendarTestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
})
afterAll(() => world.stop())
beforeEach(() => world.reset())

describe('an event that the provider rejects', () => {
  it.each([
    ['500', { status: 500 }],
    ['nothing in time', { status: 'hang' }],
  ] as const)(
    'is retried after %s',
    async (_name, trouble) => {
      world.google.faults = [{ pathPattern: /POST .*\/events/, ...trouble, times: 1 }]
      const { id } = await anAgreedCalendarInterview(world, 'GOOGLE', 'https://meet.example/ours')
      expect(await getCalendarEventRow(world, id)).toMatchObject({
        done: 0,
        tries: 1,
        given_up: false,
      })
      await world.server.advanceClock(2 * minuteMs)
      expect(listGoogleEvents(world)).toHaveLength(1)
    },
    30_000,
  )

  it('is written after 429 when the provider allows it, not before', async () => {
    world.google.faults = [
      { pathPattern: /POST .*\/events/, status: 429, retryAfter: '1800', times: 1 },
    ]
    const { pair } = await anAgreedCalendarInterview(world, 'GOOGLE', 'https://meet.example/ours')
    expect(
      (await pair.admin.request('GET host-company/integrate/user/calendars')).payload,
    ).toMatchObject([{ waiting: 1, wait_until: expect.any(String) }])
    await world.server.advanceClock(25 * minuteMs)
    expect(listGoogleEvents(world)).toEqual([])
    await world.server.advanceClock(10 * minuteMs)
    expect(listGoogleEvents(world)).toHaveLength(1)
  })

  it('is no longer retried after three days, and is written on the next transition', async () => {
    world.google.faults = [{ pathPattern: /POST .*\/events/, status: 500 }]
    const { id } = await anAgreedCalendarInterview(world, 'GOOGLE', 'https://meet.example/ours')
    for (let hours = 0; hours < 50; hours += 1) await world.server.advanceClock(hourMs)
    expect(await getCalendarEventRow(world, id)).toMatchObject({ given_up: false })
    await world.server.pool.query(
      `update calendar_events set wished_at = wished_at - interval '2 days' where interview_id = $1`,
      [id],
    )
    await world.server.advanceClock(2 * hourMs)
    expect(await getCalendarEventRow(world, id)).toMatchObject({
      given_up: true,
      last_error: '500 backendError',
    })
    world.google.faults = []
    await world.server.tx((tx) =>
      tx.recordEvent(interviewEvents.moveLink, { subject: id, data: { starts_at: null } }),
    )
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toHaveLength(1)
  }, 30_000)

  it('waits while the connection is broken, asks the owner for a link, and is written after reconnecting', async () => {
    const pair = await aPair(world.server)
    await connectTestCalendar(pair.admin, 'GOOGLE')
    const { id, slots } = await aProposal(world.server, pair)
    world.google.grants.revokeAll()
    world.google.grants.expireAccessTokens()
    await confirmProposedTime(pair, id, slots[0] ?? '')
    await runDueJobs(world)
    const kinds = (await world.server.mails(pair.company.admin.email)).map((mail) => mail.kind)
    expect(kinds.filter((kind) => kind.startsWith('calendars.')).toSorted()).toEqual([
      'calendars.broken',
      'calendars.noLink',
    ])
    await world.server.advanceClock(dayMs / 2)
    expect(listGoogleEvents(world)).toEqual([])
    await connectTestCalendar(pair.admin, 'GOOGLE')
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toHaveLength(1)
    expect(await getInterviewLink(world, id)).toBe(listGoogleEvents(world)[0]?.hangoutLink)
  })
})
