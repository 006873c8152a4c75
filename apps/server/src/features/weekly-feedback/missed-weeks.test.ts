import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, shiftDay, mondayIn } from '../../platform/testing/hiring.ts'
import {
  feedbackPath,
  completeHostWeek,
  completeInternWeek,
  startFiveWeekInternship,
  advanceClockUntil,
} from './testing/week-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const noon = (day: string) => `${day}T12:00:00Z`
const labels = async (of: Awaited<ReturnType<typeof startFiveWeekInternship>>): Promise<string[]> =>
  (await of.intern.request(`GET intern-service/${feedbackPath}/list/${of.offerId}`)).payload.map(
    (week: { label: string }) => week.label,
  )
const statusOf = async (id: string): Promise<string> =>
  (await server.pool.query('select status from internships where internship_id = $1', [id])).rows[0]
    .status
const missingMails = async (email: string): Promise<string[]> =>
  (await server.mails(email))
    .filter((mail) => mail.kind === 'internships.weeksMissing')
    .map((mail) => mail.subject)

describe('missed week', () => {
  it('stays open until the internship completes 14 days after its end, with three warnings about the certificate, then becomes "Missed"', async () => {
    const of = await startFiveWeekInternship(server)
    const [first, second] = of.weeks
    const ends = shiftDay(of.weeks[0]?.starts_on ?? '', 32)
    await advanceClockUntil(server, first?.unlocks_at ?? '')
    await completeInternWeek(of, first?.weekly_feedback_id ?? '')
    await advanceClockUntil(server, noon(ends))
    expect(await missingMails(of.hiring.intern.email)).toEqual([])
    await advanceClockUntil(server, noon(shiftDay(ends, 1)))
    expect(await missingMails(of.hiring.intern.email)).toHaveLength(1)
    expect((await missingMails(of.hiring.intern.email))[0]).toMatch(
      /^Complete 3 weeks of feedback by /,
    )
    await advanceClockUntil(server, noon(shiftDay(ends, 8)))
    await completeInternWeek(of, second?.weekly_feedback_id ?? '')
    await advanceClockUntil(server, noon(shiftDay(ends, 13)))
    expect(await missingMails(of.hiring.intern.email)).toHaveLength(3)
    expect((await missingMails(of.hiring.intern.email))[0]).toMatch(
      /^Complete 2 weeks of feedback by /,
    )
    await advanceClockUntil(server, noon(shiftDay(ends, 14)))
    expect(await statusOf(of.internshipId)).toBe('ONGOING')
    expect(await labels(of)).toEqual([
      'COMPLETED',
      'COMPLETED',
      'FEEDBACK_REQUIRED',
      'FEEDBACK_REQUIRED',
      'FEEDBACK_REQUIRED',
    ])
    await advanceClockUntil(server, noon(shiftDay(ends, 15)))
    expect(await statusOf(of.internshipId)).toBe('COMPLETE')
    expect((await labels(of)).slice(1, 3)).toEqual(['COMPLETED', 'MISSED'])
    const third = of.weeks[2]?.weekly_feedback_id ?? ''
    expect(
      await of.intern.request(
        `POST intern-service/${feedbackPath}/question/${third}/main-challenge`,
        {
          body: { answer: 'Too late.' },
        },
      ),
    ).toMatchObject({ status: 409 })
    const progress = await of.intern.request(
      'GET intern-service/intern-dashboard/v1/internship-progress',
      { query: { internship_id: of.internshipId } },
    )
    expect(progress.payload).toMatchObject({ due_week_id: null })
    expect(progress.payload.list[2]).toMatchObject({ own_label: 'MISSED', other_label: 'MISSED' })
    expect(
      (
        await of.intern.request(
          `GET intern-service/${feedbackPath}/question/${third}/main-challenge`,
        )
      ).payload,
    ).toMatchObject({ is_missed: true, is_completed: false })
    expect(
      (await of.supervisor.request('POST hired-interns/past-interns', { body: {} })).payload[0],
    ).toMatchObject({ feedback_due: 0 })
    expect(await missingMails(of.hiring.intern.email)).toHaveLength(3)
  })

  it('delays completion by up to 14 days, even if both sides completed the last week', async () => {
    const of = await startFiveWeekInternship(server)
    const last = of.weeks[4]
    const ends = shiftDay(of.weeks[0]?.starts_on ?? '', 32)
    await advanceClockUntil(server, last?.unlocks_at ?? '')
    await completeInternWeek(of, last?.weekly_feedback_id ?? '')
    await completeHostWeek(of, last?.weekly_feedback_id ?? '')
    await advanceClockUntil(server, noon(shiftDay(ends, 2)))
    expect(await statusOf(of.internshipId)).toBe('ONGOING')
    for (const week of of.weeks.slice(0, 4)) {
      await completeInternWeek(of, week.weekly_feedback_id)
      await completeHostWeek(of, week.weekly_feedback_id)
    }
    await server.advanceClock(60_000)
    expect(await statusOf(of.internshipId)).toBe('COMPLETE')
    expect((await labels(of)).every((label) => label === 'COMPLETED')).toBe(true)
    expect(
      (
        await server.pool.query('select uuid from certificates where internship_id = $1', [
          of.internshipId,
        ])
      ).rows,
    ).toHaveLength(1)
  })

  it('is one of 17 weeks if 16 times 7 days start midweek', async () => {
    const hiring = await aHiring(server)
    const starts = shiftDay(mondayIn(server, 8), 2)
    const { internshipId } = await anInternship(server, hiring, {
      starts_on: starts,
      ends_on: shiftDay(starts, 16 * 7 - 1),
    })
    const rows = await server.pool.query(
      'select number, starts_on::text from internship_weeks where internship_id = $1 order by number',
      [internshipId],
    )
    expect(rows.rows).toHaveLength(17)
    expect(rows.rows[0]).toEqual({ number: 1, starts_on: shiftDay(starts, -2) })
  })
})
