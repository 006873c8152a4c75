import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, mondayIn, shiftDay } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { markWeekCompletedBy } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('completes an internship unless an early end on its last day was agreed for it', async () => {
  const starts = mondayIn(server, 6)
  const ends = shiftDay(starts, 5 * 7 - 3)
  const aRunningInternship = async () =>
    (await anInternship(server, await aHiring(server), { starts_on: starts, ends_on: ends }))
      .internshipId
  const [untouched, extended, declined, early] = [
    await aRunningInternship(),
    await aRunningInternship(),
    await aRunningInternship(),
    await aRunningInternship(),
  ]
  const { rows } = await server.pool.query('select user_id from users limit 1')
  const agree = (internship: string, ends_on: string, overrides: Record<string, unknown> = {}) =>
    insertRow(server.pool, 'internship_actions', {
      action_id: randomUUID(),
      internship_id: internship,
      kind: 'END_EARLY',
      status: 'ACCEPTED',
      raised_by: 'company',
      raised_by_user: rows[0].user_id,
      note: 'We talked about it.',
      data: { ends_on, reason: 'HEALTH' },
      created_at: server.now(),
      ...overrides,
    })
  // An early end that was agreed, and then another day.
  await agree(extended, shiftDay(ends, -7))
  await agree(extended, ends, { kind: 'EXTEND' })
  await agree(declined, ends, { status: 'DECLINED' })
  await agree(early, ends)
  await server.advanceClock(Date.parse(`${shiftDay(starts, 1)}T12:00:00Z`) - server.now().getTime())
  await server.advanceClock(Date.parse(`${shiftDay(ends, 15)}T12:00:00Z`) - server.now().getTime())
  const found = await server.pool.query(
    `select internship_id as id, ended_early from internships where status = 'COMPLETE'`,
  )
  expect(new Map(found.rows.map(({ id, ended_early }) => [id, ended_early]))).toEqual(
    new Map([
      [untouched, false],
      [extended, false],
      [declined, false],
      [early, true],
    ]),
  )
})

it("completing a week again keeps the first time, and others' weeks stay open", async () => {
  const starts = mondayIn(server, 6)
  const hiring = await aHiring(server)
  const dates = { starts_on: starts, ends_on: shiftDay(starts, 5 * 7 - 3) }
  const { internshipId } = await anInternship(server, hiring, dates)
  await anInternship(server, await aHiring(server), dates)
  const { rows } = await server.pool.query(
    'select weekly_feedback_id as id from internship_weeks where internship_id = $1 order by number limit 1',
    [internshipId],
  )
  const readTimes = async () =>
    (
      await server.pool.query(
        'select weekly_feedback_id as id, intern_completed_at as at from internship_weeks where intern_completed_at is not null',
      )
    ).rows
  const complete = () => server.tx((tx) => markWeekCompletedBy(tx, rows[0].id, 'intern'))
  expect(await complete()).toBe(true)
  const first = await readTimes()
  expect(first).toMatchObject([{ id: rows[0].id }])
  await server.advanceClock(60_000)
  expect(await complete()).toBe(false)
  expect(await readTimes()).toEqual(first)
})

it('tells active administrators and the supervisor of its company when an internship is cancelled', async () => {
  const starts = mondayIn(server, 6)
  const dates = { starts_on: starts, ends_on: shiftDay(starts, 5 * 7 - 3) }
  const [hiring, other] = [await aHiring(server), await aHiring(server)]
  const { internshipId } = await anInternship(server, hiring, dates)
  await anInternship(server, other, dates)
  const { companyId, admin } = hiring.company
  const left = await aMember(server, companyId, { role: 'ADMIN', status: 'DEACTIVATED' })
  const colleague = await aMember(server, companyId)
  await (
    await server.as(hiring.intern.userId)
  ).request('POST intern-service/intern-offer/internships/cancel', {
    body: { internship_id: internshipId, reason: 'PERSONAL' },
  })
  const isTold = async ({ email }: { email: string }) =>
    (await server.mails(email)).some(({ subject }) => subject.includes('was cancelled'))
  expect([await isTold(admin), await isTold(hiring.supervisor)]).toEqual([true, true])
  for (const member of [left, colleague, other.company.admin, other.supervisor])
    expect(await isTold(member)).toBe(false)
})
