import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { day, hour, minute } from '@fledge/kernel/dates.ts'
import { aMember } from '../../platform/testing/factories.ts'
import {
  aPair,
  aProposal,
  type CalendarWorld,
  calendarWorld,
  connects,
  type Pair,
} from '../../platform/testing/calendars.ts'

let world: CalendarWorld
beforeAll(async () => {
  world = await calendarWorld()
})
afterAll(() => world.stop())
beforeEach(() => world.calm())

const settle = () => world.server.running.services.sweep()
const confirm = (pair: Pair, id: string, slot: string) =>
  pair.internBrowser.ask(
    'POST intern-service/intern-application/internships/interview-scheduled/confirm',
    { body: { interview_id: id, slot_id: slot } },
  )
/** An agreed interview of somebody whose calendar is connected. */
async function agreed(provider: 'GOOGLE' | 'OUTLOOK' = 'GOOGLE', link: string | null = null) {
  const pair = await aPair(world.server)
  const { payload } = await connects(pair.admin, provider)
  const { id, slots } = await aProposal(world.server, pair, link)
  const answer = await confirm(pair, id, slots[0] ?? '')
  expect(answer.status).toBe(200)
  await settle()
  return { pair, id, slots, connection: String(payload.id) }
}
const googleEvents = () =>
  [...world.google.events.values()].filter((one) => one.status !== 'cancelled')
const linkOf = async (id: string) =>
  (
    await world.server.pool.query('select meeting_link from interviews where interview_id = $1', [
      id,
    ])
  ).rows[0].meeting_link
const rowOf = async (id: string) =>
  (
    await world.server.pool.query(
      'select wish, done, tries, given_up, last_error from calendar_events where interview_id = $1',
      [id],
    )
  ).rows[0]

describe('an agreed interview in a connected Google calendar', () => {
  it('is an event with its times and a Meet, and the link is everybody’s', async () => {
    const { pair, id, slots } = await agreed()
    expect(googleEvents()).toMatchObject([
      {
        status: 'confirmed',
        start: { dateTime: slots[0], timeZone: 'Europe/London' },
        summary: expect.stringMatching(/^Interview: Company \d+ and First\d+ Last\d+$/),
      },
    ])
    const [event] = googleEvents()
    expect(event?.description).toContain('/company/hiring-management/')
    expect(JSON.stringify(event)).not.toContain(pair.intern.email)
    expect(await linkOf(id)).toBe(event?.hangoutLink)
    expect(event?.location).toBe(event?.hangoutLink)
    const told = await world.server.mails(pair.intern.email)
    expect(
      told.find((one) => one.kind === 'interviews.moveLink')?.ics?.replace(/\r\n /g, ''),
    ).toContain(event?.hangoutLink)
  })

  it('keeps the link that the company pasted', async () => {
    const { id } = await agreed('GOOGLE', 'https://meet.example/ours')
    expect(googleEvents()).toMatchObject([{ location: 'https://meet.example/ours' }])
    expect(googleEvents()[0]?.hangoutLink).toBeUndefined()
    expect(await linkOf(id)).toBe('https://meet.example/ours')
  })

  it('is taken away while other times are on offer, and moved under the same id once one is agreed', async () => {
    const { pair, id, slots } = await agreed()
    const key = googleEvents()[0]?.id
    expect(
      (
        await pair.admin.ask('POST dashboard/reschedule-interview', {
          body: { interview_id: id, slots: slots.slice(1) },
        })
      ).status,
    ).toBe(200)
    await settle()
    expect(googleEvents()).toEqual([])
    await confirm(pair, id, slots[1] ?? '')
    await settle()
    expect(googleEvents()).toMatchObject([{ id: key, start: { dateTime: slots[1] } }])
    expect(world.google.events.size).toBe(1)
  })

  it('is removed when it is called off', async () => {
    const { pair, id } = await agreed()
    expect(
      (
        await pair.admin.ask('POST dashboard/withdraw-interview', {
          body: { interview_id: id, reason: 'FILLED' },
        })
      ).status,
    ).toBe(200)
    await settle()
    expect(googleEvents()).toEqual([])
  })

  it('moves to another calendar that is chosen', async () => {
    const { pair, connection } = await agreed()
    await pair.admin.ask(`PATCH calendar/${connection}`, { body: { calendar_name: 'Work' } })
    await settle()
    const standing = [...world.google.events]
      .filter(([, one]) => one.status !== 'cancelled')
      .map(([key]) => key.split(' ')[0])
    expect(standing).toEqual(['work@group.calendar.example'])
  })

  it('is written also where it was agreed before the calendar was connected', async () => {
    const pair = await aPair(world.server)
    const { id, slots } = await aProposal(world.server, pair, 'https://meet.example/ours')
    await confirm(pair, id, slots[2] ?? '')
    await connects(pair.admin, 'GOOGLE')
    await settle()
    expect(googleEvents()).toMatchObject([{ start: { dateTime: slots[2] } }])
  })

  it('comes once, though the answer to writing it was lost', async () => {
    const pair = await aPair(world.server)
    await connects(pair.admin, 'GOOGLE')
    const { id, slots } = await aProposal(world.server, pair, 'https://meet.example/ours')
    await confirm(pair, id, slots[0] ?? '')
    await settle()
    // As if the process had died between the provider's answer and noting it.
    await world.server.pool.query(
      'update calendar_events set done = 0, event_id = null, calendar_id = null where interview_id = $1',
      [id],
    )
    await settle()
    expect(googleEvents()).toHaveLength(1)
    expect(await rowOf(id)).toMatchObject({ done: 1, wish: 1 })
  })

  it('gets a link that is made later', async () => {
    world.google.meet = 'later'
    const { id } = await agreed()
    expect(await linkOf(id)).toBeNull()
    await world.server.forward(minute)
    expect(await linkOf(id)).toMatch(/^https:\/\/meet\.google\.example\//)
  })
})

describe('an agreed interview in a connected Outlook calendar', () => {
  it('is an event with a Teams meeting, moved and removed by the id that Graph gave', async () => {
    const { pair, id, slots } = await agreed('OUTLOOK')
    const [event] = world.outlook.events.values()
    expect(event).toMatchObject({
      calendar: 'AAA=',
      start: { dateTime: slots[0]?.slice(0, -1), timeZone: 'UTC' },
      showAs: 'busy',
    })
    expect(await linkOf(id)).toBe(event?.onlineMeeting?.joinUrl)
    await pair.admin.ask('POST dashboard/reschedule-interview', {
      body: { interview_id: id, slots: slots.slice(1) },
    })
    await confirm(pair, id, slots[2] ?? '')
    await settle()
    expect([...world.outlook.events.values()]).toMatchObject([
      { start: { dateTime: slots[2]?.slice(0, -1) } },
    ])
    await pair.admin.ask('POST dashboard/withdraw-interview', {
      body: { interview_id: id, reason: 'FILLED' },
    })
    await settle()
    expect(world.outlook.events.size).toBe(0)
  })

  it('keeps its meeting when it is written again: the text with it stays', async () => {
    const { id } = await agreed('OUTLOOK')
    const link = await linkOf(id)
    await world.server.tx((tx) =>
      tx.record({ moved: { machine: 'interview', move: 'moveLink' }, subject: id }),
    )
    await settle()
    expect([...world.outlook.events.values()]).toMatchObject([{ onlineMeeting: { joinUrl: link } }])
  })

  it('comes once, though the answer to writing it was lost', async () => {
    const { id } = await agreed('OUTLOOK', 'https://meet.example/ours')
    await world.server.pool.query(
      'update calendar_events set done = 0, event_id = null, calendar_id = null where interview_id = $1',
      [id],
    )
    await settle()
    expect(world.outlook.events.size).toBe(1)
  })

  it('asks its interviewer for a link, once, where the account has no Teams', async () => {
    world.outlook.hasTeams = false
    const { pair, id } = await agreed('OUTLOOK')
    expect(await linkOf(id)).toBeNull()
    await world.server.forward(minute)
    const told = (await world.server.mails(pair.company.admin.email)).filter(
      (one) => one.kind === 'calendars.noLink',
    )
    expect(told.map((one) => one.subject)).toEqual([
      expect.stringMatching(/^Your interview with First\d+ Last\d+ has no link yet$/),
    ])
  })
})

describe('an event that the provider does not take', () => {
  it.each([
    ['500', { status: 500 }],
    ['nothing in time', { status: 'hang' }],
  ] as const)(
    'answered by %s, is tried again',
    async (_name, trouble) => {
      world.google.troubles = [{ on: /POST .*\/events/, ...trouble, times: 1 }]
      const { id } = await agreed('GOOGLE', 'https://meet.example/ours')
      expect(await rowOf(id)).toMatchObject({ done: 0, tries: 1, given_up: false })
      await world.server.forward(2 * minute)
      expect(googleEvents()).toHaveLength(1)
    },
    30_000,
  )

  it('answered by 429, is brought when the provider said, not before', async () => {
    world.google.troubles = [{ on: /POST .*\/events/, status: 429, retryAfter: '1800', times: 1 }]
    const { pair } = await agreed('GOOGLE', 'https://meet.example/ours')
    expect(
      (await pair.admin.ask('GET host-company/integrate/user/calendars')).payload,
    ).toMatchObject([{ waiting: 1, wait_until: expect.any(String) }])
    await world.server.forward(25 * minute)
    expect(googleEvents()).toEqual([])
    await world.server.forward(10 * minute)
    expect(googleEvents()).toHaveLength(1)
  })

  it('is given up after three days, and is not lost: the next move writes it', async () => {
    world.google.troubles = [{ on: /POST .*\/events/, status: 500 }]
    const { id } = await agreed('GOOGLE', 'https://meet.example/ours')
    for (let hours = 0; hours < 50; hours += 1) await world.server.forward(hour)
    expect(await rowOf(id)).toMatchObject({ given_up: false })
    await world.server.pool.query(
      `update calendar_events set wished_at = wished_at - interval '2 days' where interview_id = $1`,
      [id],
    )
    await world.server.forward(2 * hour)
    expect(await rowOf(id)).toMatchObject({ given_up: true, last_error: '500 backendError' })
    world.google.troubles = []
    await world.server.tx((tx) =>
      tx.record({ moved: { machine: 'interview', move: 'moveLink' }, subject: id }),
    )
    await settle()
    expect(googleEvents()).toHaveLength(1)
  }, 30_000)

  it('waits while the connection is broken, its link is asked for, and it is brought once connected again', async () => {
    const pair = await aPair(world.server)
    await connects(pair.admin, 'GOOGLE')
    const { id, slots } = await aProposal(world.server, pair)
    world.google.grants.takeBack()
    world.google.grants.forgetAccess()
    await confirm(pair, id, slots[0] ?? '')
    await settle()
    const kinds = (await world.server.mails(pair.company.admin.email)).map((one) => one.kind)
    expect(kinds.filter((one) => one.startsWith('calendars.')).toSorted()).toEqual([
      'calendars.broken',
      'calendars.noLink',
    ])
    await world.server.forward(day / 2)
    expect(googleEvents()).toEqual([])
    await connects(pair.admin, 'GOOGLE')
    await settle()
    expect(googleEvents()).toHaveLength(1)
    expect(await linkOf(id)).toBe(googleEvents()[0]?.hangoutLink)
  })
})

describe('a proposal without a place', () => {
  const propose = async (pair: Pair, interviewers: readonly string[], link?: string) =>
    pair.admin.ask('POST browse-intern/v2/schedule-interview', {
      body: {
        intern_id: pair.intern.internId,
        io_id: pair.planId,
        interviewer_ids: interviewers,
        slots: [
          `${new Date(world.server.now().getTime() + 4 * day).toISOString().slice(0, 10)}T10:00:00.000Z`,
        ],
        ...(link ? { meeting_link: link } : {}),
      },
    })

  it('is taken where an interviewer’s calendar makes the link, and asked for one elsewhere', async () => {
    const pair = await aPair(world.server)
    const other = await aMember(world.server, pair.company.companyId)
    expect((await propose(pair, [pair.company.admin.memberId])).fields).toEqual({
      meeting_link: 'Paste a link that starts with https://',
    })
    await connects(pair.admin, 'OUTLOOK')
    expect((await propose(pair, [other.memberId])).fields).toEqual({
      meeting_link: 'Paste a link that starts with https://',
    })
    expect((await propose(pair, [pair.company.admin.memberId])).status).toBe(200)
  })
})
