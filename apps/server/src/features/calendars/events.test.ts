import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { aMember } from '../../platform/testing/factories.ts'
import {
  aPair,
  aProposal,
  type CalendarTestServer,
  startCalendarTestServer,
  connectTestCalendar,
  type InterviewPair,
} from '../../platform/testing/calendars.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'
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

describe('an agreed interview in a connected Google calendar', () => {
  it('is an event with its times and a Meet link that both sides see', async () => {
    const { pair, id, slots } = await anAgreedCalendarInterview(world)
    expect(listGoogleEvents(world)).toMatchObject([
      {
        status: 'confirmed',
        start: { dateTime: slots[0], timeZone: 'Europe/London' },
        summary: expect.stringMatching(/^Interview: Company \d+ and First\d+ Last\d+$/),
      },
    ])
    const [event] = listGoogleEvents(world)
    expect(event?.description).toContain('/company/hiring-management/')
    expect(JSON.stringify(event)).not.toContain(pair.intern.email)
    expect(await getInterviewLink(world, id)).toBe(event?.hangoutLink)
    expect(event?.location).toBe(event?.hangoutLink)
    const mails = await world.server.mails(pair.intern.email)
    expect(
      mails.find((mail) => mail.kind === 'interviews.moveLink')?.ics?.replace(/\r\n /g, ''),
    ).toContain(event?.hangoutLink)
  })

  it('keeps a link pasted by the company', async () => {
    const { id } = await anAgreedCalendarInterview(world, 'GOOGLE', 'https://meet.example/ours')
    expect(listGoogleEvents(world)).toMatchObject([{ location: 'https://meet.example/ours' }])
    expect(listGoogleEvents(world)[0]?.hangoutLink).toBeUndefined()
    expect(await getInterviewLink(world, id)).toBe('https://meet.example/ours')
  })

  it('is deleted while new times are proposed, and moved under the same id once one is agreed', async () => {
    const { pair, id, slots } = await anAgreedCalendarInterview(world)
    const key = listGoogleEvents(world)[0]?.id
    expect(
      (
        await pair.admin.request('POST dashboard/reschedule-interview', {
          body: { interview_id: id, slots: slots.slice(1) },
        })
      ).status,
    ).toBe(200)
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toEqual([])
    await confirmProposedTime(pair, id, slots[1] ?? '')
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toMatchObject([{ id: key, start: { dateTime: slots[1] } }])
    expect(world.google.events.size).toBe(1)
  })

  it('is deleted when the interview is cancelled', async () => {
    const { pair, id } = await anAgreedCalendarInterview(world)
    expect(
      (
        await pair.admin.request('POST dashboard/withdraw-interview', {
          body: { interview_id: id, reason: 'FILLED' },
        })
      ).status,
    ).toBe(200)
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toEqual([])
  })

  it('moves to another calendar when one is chosen', async () => {
    const { pair, connection } = await anAgreedCalendarInterview(world)
    await pair.admin.request(`PATCH calendar/${connection}`, { body: { calendar_name: 'Work' } })
    await runDueJobs(world)
    const standing = [...world.google.events]
      .filter(([, googleEvent]) => googleEvent.status !== 'cancelled')
      .map(([key]) => key.split(' ')[0])
    expect(standing).toEqual(['work@group.calendar.example'])
  })

  it('is also written if it was agreed before the calendar was connected', async () => {
    const pair = await aPair(world.server)
    const { id, slots } = await aProposal(world.server, pair, 'https://meet.example/ours')
    await confirmProposedTime(pair, id, slots[2] ?? '')
    await connectTestCalendar(pair.admin, 'GOOGLE')
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toMatchObject([{ start: { dateTime: slots[2] } }])
  })

  it('is also written if it is agreed at the moment in which the calendar is connected', async () => {
    const pair = await aPair(world.server)
    const { id, slots } = await aProposal(world.server, pair, 'https://meet.example/ours')
    // An agreement locks its company, and finds no calendar that is not connected yet.
    await runBehindLock(world.server, {
      lock: (holder) =>
        holder.query('select from companies where company_id = $1 for no key update', [
          pair.company.companyId,
        ]),
      act: () => connectTestCalendar(pair.admin, 'GOOGLE'),
      change: (holder) =>
        holder.query(
          `update interviews
          set status = 'CONFIRMED', starts_at = $2, ends_at = $2::timestamptz + interval '30 minutes'
          where interview_id = $1`,
          [id, slots[0]],
        ),
    })
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toMatchObject([{ start: { dateTime: slots[0] } }])
  })

  it('is created once even if the response to writing it was lost', async () => {
    const pair = await aPair(world.server)
    await connectTestCalendar(pair.admin, 'GOOGLE')
    const { id, slots } = await aProposal(world.server, pair, 'https://meet.example/ours')
    await confirmProposedTime(pair, id, slots[0] ?? '')
    await runDueJobs(world)
    // Simulates a crash between the provider's response and storing it.
    await world.server.pool.query(
      'update calendar_events set done = 0, event_id = null, calendar_id = null where interview_id = $1',
      [id],
    )
    await runDueJobs(world)
    expect(listGoogleEvents(world)).toHaveLength(1)
    expect(await getCalendarEventRow(world, id)).toMatchObject({ done: 1, wish: 1 })
  })

  it('gets a link that the provider creates later', async () => {
    world.google.meet = 'later'
    const { id } = await anAgreedCalendarInterview(world)
    expect(await getInterviewLink(world, id)).toBeNull()
    await world.server.advanceClock(minuteMs)
    expect(await getInterviewLink(world, id)).toMatch(/^https:\/\/meet\.google\.example\//)
  })
})

describe('an agreed interview in a connected Outlook calendar', () => {
  it('is an event with a Teams meeting, moved and deleted by its Graph id', async () => {
    const { pair, id, slots } = await anAgreedCalendarInterview(world, 'OUTLOOK')
    const [event] = world.outlook.events.values()
    expect(event).toMatchObject({
      calendar: 'AAA=',
      start: { dateTime: slots[0]?.slice(0, -1), timeZone: 'UTC' },
      showAs: 'busy',
    })
    expect(await getInterviewLink(world, id)).toBe(event?.onlineMeeting?.joinUrl)
    await pair.admin.request('POST dashboard/reschedule-interview', {
      body: { interview_id: id, slots: slots.slice(1) },
    })
    await confirmProposedTime(pair, id, slots[2] ?? '')
    await runDueJobs(world)
    expect([...world.outlook.events.values()]).toMatchObject([
      { start: { dateTime: slots[2]?.slice(0, -1) } },
    ])
    await pair.admin.request('POST dashboard/withdraw-interview', {
      body: { interview_id: id, reason: 'FILLED' },
    })
    await runDueJobs(world)
    expect(world.outlook.events.size).toBe(0)
  })

  it('keeps its meeting when it is written again, because the body is not replaced', async () => {
    const { id } = await anAgreedCalendarInterview(world, 'OUTLOOK')
    const link = await getInterviewLink(world, id)
    await world.server.tx((tx) =>
      tx.recordEvent(interviewEvents.moveLink, { subject: id, data: { starts_at: null } }),
    )
    await runDueJobs(world)
    expect([...world.outlook.events.values()]).toMatchObject([{ onlineMeeting: { joinUrl: link } }])
  })

  it('is created once even if the response to writing it was lost', async () => {
    const { id } = await anAgreedCalendarInterview(world, 'OUTLOOK', 'https://meet.example/ours')
    await world.server.pool.query(
      'update calendar_events set done = 0, event_id = null, calendar_id = null where interview_id = $1',
      [id],
    )
    await runDueJobs(world)
    expect(world.outlook.events.size).toBe(1)
  })

  it('asks its interviewer for a link once if the account has no Teams', async () => {
    world.outlook.hasTeams = false
    const { pair, id } = await anAgreedCalendarInterview(world, 'OUTLOOK')
    expect(await getInterviewLink(world, id)).toBeNull()
    await world.server.advanceClock(minuteMs)
    const mails = (await world.server.mails(pair.company.admin.email)).filter(
      (mail) => mail.kind === 'calendars.noLink',
    )
    expect(mails.map((mail) => mail.subject)).toEqual([
      expect.stringMatching(/^Your interview with First\d+ Last\d+ has no meeting link$/),
    ])
  })
})

describe('a proposal without a meeting link', () => {
  const propose = async (pair: InterviewPair, interviewers: readonly string[], link?: string) =>
    pair.admin.request('POST browse-intern/v2/schedule-interview', {
      body: {
        intern_id: pair.intern.internId,
        io_id: pair.planId,
        interviewer_ids: interviewers,
        slots: [
          `${new Date(world.server.now().getTime() + 4 * dayMs).toISOString().slice(0, 10)}T10:00:00.000Z`,
        ],
        ...(link ? { meeting_link: link } : {}),
      },
    })

  it('is accepted if an interviewer’s calendar creates the link, and rejected otherwise', async () => {
    const pair = await aPair(world.server)
    const other = await aMember(world.server, pair.company.companyId)
    expect((await propose(pair, [pair.company.admin.memberId])).fields).toEqual({
      meeting_link: 'Paste a link that starts with https://',
    })
    await connectTestCalendar(pair.admin, 'OUTLOOK')
    expect((await propose(pair, [other.memberId])).fields).toEqual({
      meeting_link: 'Paste a link that starts with https://',
    })
    expect((await propose(pair, [pair.company.admin.memberId])).status).toBe(200)
  })
})

it('an event has the time to which its interview moves while it is being leased', async () => {
  const { id, slots } = await anAgreedCalendarInterview(world)
  const { pool } = world.server
  // The statement that leases waits between its snapshot and its locks.
  await pool.query(`
    create function wait_for_test() returns trigger language plpgsql as
      'begin perform pg_advisory_xact_lock_shared(20261128); return null; end';
    create trigger wait_for_test before update on calendar_events
      for each statement execute function wait_for_test()`)
  const request =
    'update calendar_events set wish = wish + 1, next_try_at = $2 where interview_id = $1'
  const dueAt = world.server.now()
  await pool.query(request, [id, dueAt])
  const later = new Date(Date.parse(slots[0] ?? '') + dayMs)
  await runBehindLock(world.server, {
    lock: (holder) => holder.query('select pg_advisory_xact_lock(20261128)'),
    act: () => runDueJobs(world),
    async change(holder) {
      await holder.query(
        `update interviews set starts_at = $2, ends_at = $2::timestamptz + (ends_at - starts_at)
        where interview_id = $1`,
        [id, later],
      )
      await holder.query(request, [id, dueAt])
    },
  })
  await pool.query('drop function wait_for_test cascade')
  await runDueJobs(world)
  expect(listGoogleEvents(world).map(({ start }) => new Date(start?.dateTime ?? ''))).toEqual([
    later,
  ])
})
