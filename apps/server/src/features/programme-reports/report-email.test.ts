import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCompany,
  anIntern,
  anOperator,
  type TestPerson,
} from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { programmeReportJobs } from './jobs.ts'

let server: TestServer
let weekly: TestPerson
let monthly: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  ;[weekly, monthly] = [await anOperator(server), await anOperator(server)]
})
afterAll(() => server.stop())

const setSchedule = async ({ userId }: TestPerson, schedule: string | null) =>
  (await server.as(userId)).request('PUT operator/programme-report/schedule', {
    body: { schedule },
  })
const reports = async ({ email }: TestPerson) =>
  (await server.mails(email)).filter(({ kind }) => kind.startsWith('programmeReports.'))
/** Moves the clock to an hour of a day in UTC, the first one from now on that fits. */
const moveTo = (hour: number, isDay: (day: Date) => boolean) => {
  const now = server.now()
  const today = new Date(now).setUTCHours(hour, 0, 0, 0)
  const at = Array.from({ length: 400 }, (_, days) => new Date(today + days * dayMs)).find(
    (day) => day > now && isDay(day),
  )
  if (!at) throw new Error('no such day')
  return server.advanceClock(at.getTime() - now.getTime())
}
const isMonday = (day: Date) => day.getUTCDay() === 1
const isMonthStart = (day: Date) => day.getUTCDate() === 1

describe('the programme report by email', () => {
  it('comes once in the week after the last one, with numbers, a link and no names', async () => {
    // Whatever was due before no one has asked for.
    await moveTo(8, isMonday)
    expect(await reports(weekly)).toEqual([])
    expect((await setSchedule(weekly, 'WEEKLY')).payload).toEqual({ schedule: 'WEEKLY' })
    const intern = await anIntern(server, {
      application: { status: 'SUBMITTED', submitted_at: server.now() },
    })
    await moveTo(6, isMonday)
    expect(await reports(weekly)).toEqual([])
    await moveTo(7, isMonday)
    await moveTo(9, () => true)
    await moveTo(9, (day) => day.getUTCDay() === 4)
    const [mail, ...more] = await reports(weekly)
    expect([more, mail?.kind]).toEqual([[], 'programmeReports.weekly'])
    expect(mail?.body).toMatch(/Applications submitted\D+1\b/)
    expect(mail?.body).toContain('/operator/programme-report')
    for (const personal of [intern.email, 'First', 'Last'])
      expect(mail?.body.replace(weekly.email, '')).not.toContain(personal)
    expect(await reports(monthly)).toEqual([])
  })

  it('comes on the first of the month to those who asked for that', async () => {
    await setSchedule(monthly, 'MONTHLY')
    await moveTo(8, isMonthStart)
    expect((await reports(monthly)).map(({ kind }) => kind)).toEqual(['programmeReports.monthly'])
    await moveTo(8, () => true)
    expect(await reports(monthly)).toHaveLength(1)
  })

  it('no longer comes when it is turned off, or to someone who is no manager any more', async () => {
    await setSchedule(weekly, null)
    await server.pool.query(`update users set operator_role = 'REVIEWER' where user_id = $1`, [
      monthly.userId,
    ])
    const before = [(await reports(weekly)).length, (await reports(monthly)).length]
    await moveTo(8, (day) => isMonday(day) && day.getUTCDate() < 8)
    await moveTo(8, isMonthStart)
    expect([(await reports(weekly)).length, (await reports(monthly)).length]).toEqual(before)
    const { rows } = await server.pool.query(
      `select data ->> 'schedule' as schedule from event_log where machine = 'programmeReport' and actor_id = $1 order by id`,
      [weekly.userId],
    )
    expect(rows).toEqual([{ schedule: 'WEEKLY' }, { schedule: null }])
  })

  it('is sent once by servers running in parallel', async () => {
    await setSchedule(weekly, 'WEEKLY')
    await server.pool.query(`delete from settings where name = 'report_weekly'`)
    await server.pool.query(`delete from outbox where kind = 'programmeReports.weekly'`)
    const [job] = programmeReportJobs
    if (!job || !('run' in job)) throw new Error('no such job')
    const ran = await Promise.all(
      [1, 2, 3].map(() => server.tx((tx) => job.run(tx), { kind: 'clock' })),
    )
    expect(ran.toSorted()).toEqual([0, 0, 1])
  })

  it('is chosen by managers only', async () => {
    const { admin } = await aCompany(server)
    for (const person of [
      await anOperator(server, 'FINANCE'),
      await anOperator(server, 'REVIEWER'),
      admin,
    ])
      expect((await setSchedule(person, 'WEEKLY')).status).toBe(403)
  })
})
