import { afterAll, beforeAll, expect, it } from 'vitest'
import { toLocalDay, toZonedTime, getMonday, addDays } from '@fledge/kernel/dates.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  anInterviewScene,
  confirmPath,
  readInterviewDetails,
  buildProposalForm,
  proposeSlots,
  getQuarterHour,
  type InterviewScene,
} from '../../platform/testing/interviews.ts'

let server: TestServer
/** Fixed for the whole file, even if a quarter of an hour ends in the meantime. */
let quarter: number
beforeAll(async () => {
  server = await startTestServer()
  quarter = getQuarterHour(server, 0).getTime()
})
afterAll(() => server.stop())

const at = (days: number, minutes = 0) =>
  new Date(quarter + days * 86_400_000 + minutes * 60_000).toISOString()
const counterPath = 'POST intern-service/intern-application/internships/interview-rescheduled'

/** Returns the next such weekday (1 is Monday) at least three days ahead. */
const dayAhead = (weekday: number): string => {
  const first = addDays(toLocalDay(server.now(), 'Europe/London'), 3)
  const day = addDays(getMonday(first), weekday - 1)
  return day < first ? addDays(day, 7) : day
}
/** Creates a second intern of the same company, with an agreed interview with its administrator. */
async function anAgreedInterviewAt(scene: InterviewScene, slot: string): Promise<void> {
  const intern = await anIntern(server)
  const internBrowser = await server.as(intern.userId)
  const { interview_id } = await proposeSlots({ ...scene, intern, internBrowser }, [slot])
  expect(
    (await internBrowser.request(confirmPath, { body: { interview_id, slot_id: slot } })).status,
  ).toBe(200)
}

it('rejects proposed times that overlap each other or an agreed interview of an interviewer', async () => {
  const scene = await anInterviewScene(server)
  await anAgreedInterviewAt(scene, at(4))
  const slotTaken = { status: 409, code: 'SLOT_TAKEN' }
  const schedule = (slots: readonly string[]) =>
    scene.host.request('POST browse-intern/v2/schedule-interview', {
      body: buildProposalForm(scene, slots),
    })
  expect(await schedule([at(3), at(3, 15)])).toMatchObject({
    ...slotTaken,
    fields: { 'slots.1': 'This time overlaps with another one you proposed.' },
  })
  expect(await schedule([at(3), at(4, 15)])).toMatchObject({
    ...slotTaken,
    fields: { 'slots.1': 'This time is already taken. Choose another one.' },
  })
  const { interview_id } = await proposeSlots(scene, [at(3)])
  const reschedule = (slots: readonly string[]) =>
    scene.host.request('POST dashboard/reschedule-interview', { body: { interview_id, slots } })
  expect(await reschedule([at(4, -15)])).toMatchObject(slotTaken)
  expect(await reschedule([at(5), at(5, 15)])).toMatchObject(slotTaken)
  const counter = (slots: readonly string[]) =>
    scene.internBrowser.request(counterPath, { body: { interview_id, slots } })
  expect(await counter([at(4)])).toMatchObject(slotTaken)
  expect(await counter([at(5), at(5, 15)])).toMatchObject(slotTaken)
  expect(await readInterviewDetails(scene, interview_id)).toMatchObject({
    status: 'AWAITING_CONFIRMATION',
    moves_left: 2,
  })
  expect((await counter([at(4, 30)])).status).toBe(200)
})

it('allows moving an agreed interview to a time that overlaps its own', async () => {
  const scene = await anInterviewScene(server)
  const { interview_id } = await proposeSlots(scene, [at(3)])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: at(3) } })
  expect(
    (
      await scene.host.request('POST dashboard/reschedule-interview', {
        body: { interview_id, slots: [at(3, 15)] },
      })
    ).status,
  ).toBe(200)
})

it("moving or cancelling an interview frees its own time of the interviewer, and no other interview's", async () => {
  const scene = await anInterviewScene(server)
  await anAgreedInterviewAt(scene, at(5))
  const { interview_id } = await proposeSlots(scene, [at(3)])
  await scene.internBrowser.request(confirmPath, { body: { interview_id, slot_id: at(3) } })
  const other = { ...scene, intern: await anIntern(server) }
  const propose = async (day: number) =>
    (
      await scene.host.request('POST browse-intern/v2/schedule-interview', {
        body: buildProposalForm(other, [at(day)]),
      })
    ).code
  await scene.host.request('POST dashboard/reschedule-interview', {
    body: { interview_id, slots: [at(4)] },
  })
  expect(await propose(5)).toBe('SLOT_TAKEN')
  await scene.host.request('POST dashboard/withdraw-interview', {
    body: { interview_id, reason: 'FILLED' },
  })
  expect(await propose(5)).toBe('SLOT_TAKEN')
  expect(await propose(3)).toBeUndefined()
})

it("marks every time outside the company's working day, for both sides", async () => {
  const scene = await anInterviewScene(server)
  await server.pool.query(
    `update plans set working_from = '10:00', working_to = '16:00' where plan_id = $1`,
    [scene.planId],
  )
  // A Wednesday, its evening, and the following Sunday, in the company's time zone.
  const wednesday = dayAhead(3)
  const noon = `${wednesday}T13:00:00.000Z`
  const evening = `${wednesday}T19:00:00.000Z`
  const sunday = `${addDays(wednesday, 4)}T13:00:00.000Z`
  const { interview_id } = await proposeSlots(scene, [noon, evening, sunday])
  const marks = (slots: { starts_at: string; in_company_hours: boolean }[]) =>
    slots.map((slot) => [slot.starts_at, slot.in_company_hours])
  const slotPairs = [
    [noon, true],
    [evening, false],
    [sunday, false],
  ]
  expect(marks((await readInterviewDetails(scene, interview_id)).slots)).toEqual(slotPairs)
  const choice = await scene.internBrowser.request(
    `GET intern-service/intern-dashboard/interview/time/${interview_id}`,
  )
  expect(marks(choice.payload.slots)).toEqual(slotPairs)
  const open = await scene.host.request(
    `GET browse-intern/v2/intern/available/${scene.intern.internId}`,
  )
  for (const slots of [choice.payload.other_times, open.payload.slots]) {
    expect(slots.length).toBeGreaterThan(0)
    for (const slot of slots) {
      const { hour, dayOfWeek } = toZonedTime(slot.starts_at, 'Europe/London')
      expect(slot.in_company_hours).toBe(hour >= 10 && hour < 16 && dayOfWeek <= 5)
    }
  }
})

it('rejects zones that are instants or offsets', async () => {
  const scene = await anInterviewScene(server)
  for (const zone of [
    '0001-01-01T00:00:00Z',
    '2026-11-22T10:00[Europe/London]',
    '+01:00',
    '[Europe/London]',
    'Europe/Londinium',
  ])
    expect(
      await scene.host.request('POST browse-intern/v2/schedule-interview', {
        body: { ...buildProposalForm(scene), zone },
      }),
    ).toMatchObject({ status: 400, fields: { zone: 'Choose a time zone' } })
  const { interview_id } = (
    await scene.host.request('POST browse-intern/v2/schedule-interview', {
      body: { ...buildProposalForm(scene), zone: 'asia/calcutta' },
    })
  ).payload
  expect((await readInterviewDetails(scene, interview_id)).proposed_zone).toBe('Asia/Kolkata')
})
