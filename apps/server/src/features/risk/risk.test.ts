import { listRiskSignals } from '@fledge/domain/risk/rules.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  anUpcomingInternship,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let reviewer: Browser
beforeAll(async () => {
  server = await startTestServer()
  reviewer = createReauthenticatingBrowser(server, (await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

interface WeekState {
  /** When its feedback opened. */
  readonly unlockedDaysAgo: number
  readonly company?: { readonly hours?: number; readonly rating?: number }
  readonly intern?: { readonly hours?: number; readonly rating?: number }
}

const slugs = {
  company: { hours: 'hour-intern-work-this-week', rating: 'rate-your-internship-experience' },
  intern: { hours: 'intern-active-work-hours', rating: 'rate-your-internship-experience' },
} as const

const daysAgo = (days: number) => new Date(server.now().getTime() - days * dayMs).toISOString()

/** A running internship whose weeks are as listed; a side that is named has finished the week. */
async function aRunningInternship(weeks: readonly WeekState[]) {
  const of = await anUpcomingInternship(server)
  await server.pool.query(`update internships set status = 'ONGOING' where internship_id = $1`, [
    of.internshipId,
  ])
  for (const [at, week] of weeks.entries()) {
    const { rows } = await server.pool.query<{ weekly_feedback_id: string }>(
      `update internship_weeks
      set unlocks_at = $3, company_completed_at = $4, intern_completed_at = $5
      where internship_id = $1 and number = $2
      returning weekly_feedback_id`,
      [
        of.internshipId,
        at + 1,
        daysAgo(week.unlockedDaysAgo),
        week.company ? daysAgo(week.unlockedDaysAgo) : null,
        week.intern ? daysAgo(week.unlockedDaysAgo) : null,
      ],
    )
    for (const side of ['company', 'intern'] as const)
      for (const name of ['hours', 'rating'] as const)
        if (week[side]?.[name] !== undefined)
          await server.pool.query(
            `insert into week_answers (weekly_feedback_id, side, slug, answer, at)
            values ($1, $2, $3, $4, $5)`,
            [
              rows[0]?.weekly_feedback_id,
              side,
              slugs[side][name],
              JSON.stringify(week[side][name]),
              server.now(),
            ],
          )
  }
  return of
}

const list = async (query = '') => (await reviewer.request(`GET operator/risk${query}`)).payload
const find = async (internshipId: string) =>
  (await list('?per_page=100')).find(
    (row: { internship_id: string }) => row.internship_id === internshipId,
  )

const fine = { hours: 30, rating: 8 } as const

describe('internships at risk', () => {
  it('are not those that go well, nor those that have not begun', async () => {
    const going = await aRunningInternship([{ unlockedDaysAgo: 2, company: fine, intern: fine }])
    const coming = await anUpcomingInternship(server)
    expect(await find(going.internshipId)).toBeUndefined()
    expect(await find(coming.internshipId)).toBeUndefined()
  })

  it('are shown with each sign and its numbers', async () => {
    const of = await aRunningInternship([
      { unlockedDaysAgo: 30, company: { hours: 40, rating: 9 }, intern: { hours: 20, rating: 3 } },
      { unlockedDaysAgo: 23 },
      { unlockedDaysAgo: 16, company: { hours: 30, rating: 8 } },
    ])
    expect(await find(of.internshipId)).toMatchObject({
      signals: ['MISSED_WEEKS', 'LOW_RATING', 'HOURS', 'SILENCE'],
      intern_missed: 2,
      company_missed: 1,
      intern_rating: 3,
      company_rating: 8,
      company_hours: 40,
      intern_hours: 20,
      silent_days: 16,
      concern_id: null,
    })
  })

  it.each<[string, readonly WeekState[], readonly string[]]>([
    ['two weeks owed for 6 days', [{ unlockedDaysAgo: 6 }, { unlockedDaysAgo: 5 }], []],
    [
      'two weeks owed for longer than a week',
      [{ unlockedDaysAgo: 9 }, { unlockedDaysAgo: 8 }],
      ['MISSED_WEEKS'],
    ],
    ['a rating of 5', [{ unlockedDaysAgo: 3, company: { rating: 5 } }], ['LOW_RATING']],
    ['a rating of 6', [{ unlockedDaysAgo: 3, company: { rating: 6 } }], []],
    [
      'a low rating before a better one',
      [
        { unlockedDaysAgo: 9, company: { rating: 2 }, intern: fine },
        { unlockedDaysAgo: 2, company: { rating: 8 }, intern: fine },
      ],
      [],
    ],
    [
      '8 hours between both sides',
      [{ unlockedDaysAgo: 3, company: { hours: 22, rating: 8 }, intern: fine }],
      ['HOURS'],
    ],
    ['14 days of silence', [{ unlockedDaysAgo: 14, company: fine, intern: fine }], ['SILENCE']],
    ['13 days of silence', [{ unlockedDaysAgo: 13, company: fine, intern: fine }], []],
  ])('follow the table of limits: %s', async (_name, weeks, signals) => {
    const row = await find((await aRunningInternship(weeks)).internshipId)
    expect(row?.signals ?? []).toEqual(signals)
    if (row) expect(listRiskSignals(row)).toEqual(signals)
  })

  it('are found by sign, company and name', async () => {
    const of = await aRunningInternship([{ unlockedDaysAgo: 40, company: fine, intern: fine }])
    const { companyId } = of.hiring.company
    const ids = async (query: string) =>
      (await list(`?company=${companyId}${query}`)).map(
        (row: { internship_id: string }) => row.internship_id,
      )
    expect(await ids('&signal=SILENCE')).toEqual([of.internshipId])
    expect(await ids('&signal=HOURS')).toEqual([])
    expect(await ids('&search=xq-unknown')).toEqual([])
  })

  it('say whether a concern is open', async () => {
    const of = await aRunningInternship([{ unlockedDaysAgo: 40, company: fine, intern: fine }])
    await of.intern.request('POST common-services/internship-actions/v1', {
      body: {
        internship_id: of.internshipId,
        kind: 'REPORT_CONCERN',
        note: 'No one answers my questions.',
      },
    })
    expect(await find(of.internshipId)).toMatchObject({ concern_id: expect.any(String) })
  })

  it('are sent as CSV with the rows of the list', async () => {
    const { count } = await reviewer.request('GET operator/risk')
    const { text, status } = await reviewer.request('GET operator/risk/export')
    expect([status, text.trimEnd().split('\r\n').length]).toEqual([200, (count ?? 0) + 1])
  })

  it.each(['a company', 'an intern', 'a visitor'] as const)('are refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await browser.request('GET operator/risk')).status)
    expect([401, 403]).toContain((await browser.request('GET operator/risk/export')).status)
  })

  it('are refused to the role FINANCE', async () => {
    const browser = await server.as((await anOperator(server, 'FINANCE')).userId)
    expect((await browser.request('GET operator/risk')).status).toBe(403)
  })
})
