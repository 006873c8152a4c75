import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/factories.ts'
import {
  aPair,
  aProposal,
  type CalendarTestServer,
  connectTestCalendar,
  type InterviewPair,
  startCalendarTestServer,
} from '../../platform/testing/calendars.ts'
import {
  anAgreedCalendarInterview,
  confirmProposedTime,
  getCalendarEventRow,
  getInterviewLink,
  listGoogleEvents,
  runDueJobs,
} from './testing/event-fixtures.ts'

let world: CalendarTestServer
beforeAll(async () => {
  world = await startCalendarTestServer()
})
afterAll(() => world.stop())
beforeEach(() => world.reset())

/** The title of an interview's event: the company and the intern of it. */
async function titleOf({ company, intern }: InterviewPair): Promise<string> {
  const { rows } = await world.server.pool.query(
    `select 'Interview: ' || c.name || ' and ' || u.first_name || ' ' || u.last_name as title
    from companies c, users u where c.company_id = $1 and u.user_id = $2`,
    [company.companyId, intern.userId],
  )
  return rows[0].title
}

const statusOf = async (connection: string) =>
  (
    await world.server.pool.query(
      'select status from calendar_connections where connection_id = $1',
      [connection],
    )
  ).rows[0].status

const breakConnection = (connection: string) =>
  world.server.pool.query(
    `update calendar_connections set status = 'BROKEN', broken_because = 'ACCESS_ENDED' where connection_id = $1`,
    [connection],
  )

/** Adds a colleague with a connected Outlook calendar as second interviewer. */
async function addInterviewer(pair: InterviewPair, interview: string): Promise<string> {
  const colleague = await aMember(world.server, pair.company.companyId)
  const { payload } = await connectTestCalendar(await world.server.as(colleague.userId), 'OUTLOOK')
  await world.server.pool.query(
    'insert into interviewers (interview_id, company_id, member_id) values ($1, $2, $3)',
    [interview, pair.company.companyId, colleague.memberId],
  )
  return String(payload.id)
}

it('events name the company and the intern of their own interview, in the calendar of its interviewer', async () => {
  const own = await anAgreedCalendarInterview(world, 'GOOGLE')
  const other = await anAgreedCalendarInterview(world, 'OUTLOOK')
  expect(listGoogleEvents(world).map(({ summary }) => summary)).toEqual([await titleOf(own.pair)])
  expect([...world.outlook.events.values()].map(({ subject }) => subject)).toEqual([
    await titleOf(other.pair),
  ])
})

it('disconnecting a calendar leaves those of others connected, with their events', async () => {
  const own = await anAgreedCalendarInterview(world)
  const other = await anAgreedCalendarInterview(world)
  const before = await getCalendarEventRow(world, other.id)
  await own.pair.admin.request(`DELETE calendar/${own.connection}`)
  expect([await statusOf(own.connection), await statusOf(other.connection)]).toEqual([
    'DISCONNECTED',
    'CONNECTED',
  ])
  expect(await getCalendarEventRow(world, own.id)).toBeUndefined()
  expect(await getCalendarEventRow(world, other.id)).toEqual(before)
})

it('events of a broken calendar wait, while those of others are written', async () => {
  const broken = await aPair(world.server)
  const { payload } = await connectTestCalendar(broken.admin, 'GOOGLE')
  await breakConnection(payload.id)
  const { id, slots } = await aProposal(world.server, broken, 'https://meet.example/ours')
  await confirmProposedTime(broken, id, slots[0] ?? '')
  const other = await anAgreedCalendarInterview(world, 'OUTLOOK')
  await runDueJobs(world)
  expect(await getCalendarEventRow(world, id)).toMatchObject({ wish: 1, done: 0, tries: 0 })
  const written = await getCalendarEventRow(world, other.id)
  expect(written['done']).toBe(written['wish'])
})

it('the second interviewer’s calendar creates the link while the first one is broken', async () => {
  const pair = await aPair(world.server)
  const { payload } = await connectTestCalendar(pair.admin, 'GOOGLE')
  await breakConnection(payload.id)
  const { id, slots } = await aProposal(world.server, pair)
  await addInterviewer(pair, id)
  await confirmProposedTime(pair, id, slots[0] ?? '')
  await runDueJobs(world)
  expect(await getInterviewLink(world, id)).toContain('teams')
})

it('asks for a link of own agreed interviews only, if they have none', async () => {
  const [own, other] = [await aPair(world.server), await aPair(world.server)]
  await connectTestCalendar(own.admin, 'GOOGLE')
  const linked = { ...own, intern: other.intern, internBrowser: other.internBrowser }
  const proposals = [
    [other, await aProposal(world.server, other)],
    [own, await aProposal(world.server, own)],
    [linked, await aProposal(world.server, linked, 'https://meet.example/ours')],
  ] as const
  world.google.grants.revokeAll()
  world.google.grants.expireAccessTokens()
  for (const [index, [pair, { id, slots }]] of proposals.entries())
    expect((await confirmProposedTime(pair, id, slots[index] ?? '')).status).toBe(200)
  await runDueJobs(world)
  const listMails = async ({ company }: InterviewPair) =>
    (await world.server.mails(company.admin.email)).filter(
      ({ kind }) => kind === 'calendars.noLink',
    )
  const { rows } = await world.server.pool.query(
    `select first_name || ' ' || last_name as name from users where user_id = $1`,
    [own.intern.userId],
  )
  const mails = await listMails(own)
  expect(mails).toHaveLength(1)
  expect(`${mails[0]?.subject} ${mails[0]?.body}`).toContain(rows[0].name)
  expect(await listMails(other)).toEqual([])
})
