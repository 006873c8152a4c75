import type { DiversityTotals, ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import {
  declinedAnswers,
  type DiversityQuestion,
  diversityQuestionNames,
  getDiversityDate,
  reportDays,
} from '@fledge/domain/programme-reports/types.ts'
import { diversityQuestions } from '@fledge/domain/profiles/diversity-answers.ts'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, anIntern, type TestBatch } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { newId } from '../../platform/ids.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let manager: Colleague
let finance: Colleague
let reviewer: Colleague
let partner: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ;[manager, finance, reviewer] = [
    await addColleague(server, 'MANAGER'),
    await addColleague(server, 'FINANCE'),
    await addColleague(server, 'REVIEWER'),
  ]
})
afterAll(() => server.stop())

const hoursAgo = (hours: number) => new Date(server.now().getTime() - hours * hourMs)
const readReport = async ({ browser } = manager, query = {}): Promise<ProgrammeReport> => {
  const { status, payload } = await browser.request('GET operator/programme-report', { query })
  expect(status).toBe(200)
  return payload
}
const readDiversity = async ({ browser } = manager): Promise<DiversityTotals> =>
  (await browser.request('GET operator/programme-report/diversity')).payload
const addEvent = (subject: string, from: string, to: string, at: Date) =>
  server.pool.query(
    `insert into event_log (at, actor_kind, machine, subject_id, move, from_state, to_state, data) values ($1, 'system', 'application', $2, 'move', $3, $4, '{}')`,
    [at, subject, from, to],
  )

/** An application that waited for some hours, until some hours ago. */
const addDecision = async (batch: TestBatch, waitedHours: number, agoHours = 1) => {
  const { applicationId } = await anIntern(server, { batch })
  await addEvent(applicationId, 'IN_PROGRESS', 'SUBMITTED', hoursAgo(agoHours + waitedHours))
  await addEvent(applicationId, 'SUBMITTED', 'APPROVED', hoursAgo(agoHours))
  return applicationId
}

const toPartnerQuery = ({
  partner_id: id,
  count,
}: ProgrammeReport['decisions'][0]['partners'][0]) => ({
  query: { partner: id ?? 'none' },
  count,
})

describe('the programme report', () => {
  it('has the funnel of each batch that anyone joined and each partner, and how long decisions took', async () => {
    const partner_id = newId(server.now())
    await insertRow(server.pool, 'partners', {
      partner_id,
      name: 'Lakeside University',
      slug: 'lakeside',
      created_at: server.now(),
    })
    const spring = await aBatch(server, { name: 'Spring', partner_id })
    const autumn = await aBatch(server, { name: 'Autumn', partner_id })
    const open = await aBatch(server, { name: 'Open' })
    // One that was unpublished later, and one that no one joined.
    const hidden = await aBatch(server, { name: 'Hidden', is_published: false })
    await aBatch(server, { name: 'Empty' })
    for (const hours of [2, 4, 6, 8, 110]) await addDecision(spring, hours)
    await addDecision(autumn, 10)
    await addDecision(open, 20)
    await anIntern(server, {
      batch: open,
      application: { status: 'IN_PROGRESS', submitted_at: null },
    })
    await anIntern(server, { batch: hidden })
    // Decided twice: the first wait ended with a request for changes.
    const again = await addDecision(open, 5, 30)
    await addEvent(again, 'CHANGES_REQUESTED', 'SUBMITTED', hoursAgo(10))
    await addEvent(again, 'SUBMITTED', 'REJECTED', hoursAgo(3))

    const report = await readReport()
    const toCounts = (reached: ProgrammeReport['batches'][number]['reached']) =>
      Object.fromEntries(reached.map((stage) => [stage.stage, stage.reached]))
    const names = report.batches.map(({ batch_name }) => batch_name)
    expect(names.toSorted()).toEqual(['Autumn', 'Hidden', 'Open', 'Spring'])
    const ofOpen = report.batches.find(({ batch_name }) => batch_name === 'Open')
    expect(toCounts(ofOpen?.reached ?? [])).toMatchObject({
      JOINED: 3,
      STARTED: 3,
      SUBMITTED: 2,
      APPROVED: 2,
      OFFERED: 0,
    })
    expect(
      report.partners.map(({ partner_name, reached }) => [
        partner_name,
        toCounts(reached).APPROVED,
      ]),
    ).toEqual([
      ['Lakeside University', 6],
      [null, 3],
    ])
    for (const batch of report.batches)
      for (const { stage, reached } of batch.reached) {
        const { count } = await manager.browser.request('GET operator/records/applications', {
          query: { batch: batch.batch_id, reached: stage },
        })
        expect([batch.batch_name, stage, count]).toEqual([batch.batch_name, stage, reached])
      }
    for (const { partner_id: id, partner_name: name, reached } of report.partners)
      for (const { stage, reached: expected } of reached) {
        const { count } = await manager.browser.request('GET operator/records/applications', {
          query: { partner: id ?? 'none', reached: stage },
        })
        expect([name, stage, count]).toEqual([name, stage, expected])
      }
    // 2, 4, 5, 6, 7, 8, 10, 20 and 110 hours.
    const [applications] = report.decisions
    expect(applications).toMatchObject({ kind: 'APPLICATION', count: 9 })
    expect(applications?.median_hours).toBeCloseTo(7)
    expect(applications?.p90_hours).toBeCloseTo(20 + 0.2 * 90)
    expect(
      applications?.partners.map((row) => [
        row.partner_name,
        row.count,
        Math.round(row.median_hours),
      ]),
    ).toEqual([
      ['Lakeside University', 6, 7],
      [null, 3, 7],
    ])
    expect(await readReport(finance)).toEqual(report)
  })

  it('counts the decisions of its period only', async () => {
    const batch = await aBatch(server)
    await addDecision(batch, 2, 24 * 40)
    const [month, year] = [await readReport(manager, { days: '30' }), await readReport()]
    expect([month.decisions[0]?.count, year.decisions[0]?.count]).toEqual([9, 10])
  })

  it('counts the decisions that the list behind each number has', async () => {
    for (const days of reportDays) {
      const { decisions } = await readReport(manager, { days })
      expect(decisions.length).toBeGreaterThan(0)
      for (const { kind, count, partners } of decisions) {
        const rows = [{ query: {}, count }, ...partners.map(toPartnerQuery)]
        for (const { query, count: expected } of rows) {
          const path = { query: { days, kind, ...query } }
          const list = await reviewer.browser.request('GET operator/decisions', path)
          expect([kind, query, list.count]).toEqual([kind, query, expected])
          const { text } = await reviewer.browser.request('GET operator/decisions/export', path)
          expect(text.trimEnd().split('\r\n').length).toBe(expected + 1)
        }
      }
    }
    const { payload } = await reviewer.browser.request('GET operator/decisions', {
      query: { days: '30' },
    })
    expect(payload[0]).toMatchObject({ kind: 'APPLICATION', machine: 'application' })
    expect(payload[0].hours).toBeCloseTo(20)
    expect((await finance.browser.request('GET operator/decisions')).status).toBe(403)
  })

  it('is refused to reviewers and partners', async () => {
    const partner_id = newId(server.now())
    await insertRow(server.pool, 'partners', {
      partner_id,
      name: 'Hillside',
      slug: 'hillside',
      created_at: server.now(),
    })
    partner = await addColleague(server, 'REVIEWER')
    await server.pool.query(
      `update users set operator_role = 'PARTNER', partner_id = $2 where user_id = $1`,
      [partner.userId, partner_id],
    )
    for (const colleague of [reviewer, partner])
      for (const path of ['programme-report', 'programme-report/diversity'])
        expect((await colleague.browser.request(`GET operator/${path}`)).status).toBe(403)
  })
})

describe('totals about diversity', () => {
  const lastWeek = () => new Date(getDiversityDate(server.now()).getTime() - dayMs)
  const addPeople = async (
    count: number,
    answers: Readonly<Record<string, unknown>>,
    approved = 0,
  ) => {
    const batch = await aBatch(server)
    for (let at = 0; at < count; at += 1) {
      const { applicationId } = await anIntern(server, { batch, intern: answers })
      await server.pool.query(
        `update application_milestones set submitted_at = $2, approved_at = $3 where application_id = $1`,
        [applicationId, lastWeek(), at < approved ? lastWeek() : null],
      )
    }
  }
  const findGroup = (
    { questions }: DiversityTotals,
    question: DiversityQuestion,
    answer: string | null,
  ) => {
    const groups = questions.find((found) => found.question === question)?.groups
    return groups?.find((group) => group.answer === answer)
  }

  it('cover the questions of the form, and know which answer says nothing', async () => {
    expect([...diversityQuestionNames].toSorted()).toEqual([...diversityQuestions].toSorted())
    const { rows } = await server.pool.query(
      `select list, id::text from lookup where label = 'Prefer not to say' and list <> 'annual-revenue' order by list`,
    )
    expect(rows).toEqual([
      { list: 'disability', id: declinedAnswers.disability_ids },
      { list: 'gender', id: declinedAnswers.gender_id },
      { list: 'racial-ethnic-group', id: declinedAnswers.racial_ethnic_group_ids },
    ])
  })

  it('hide groups of fewer than five and one more, and compare the rates of the others', async () => {
    await server.pool.query('update application_milestones set submitted_at = null')
    await addPeople(30, { gender_id: 1, disability_ids: [2, 3] }, 9)
    await addPeople(30, { gender_id: 2 }, 18)
    await addPeople(4, { gender_id: 3 }, 2)
    await addPeople(12, { gender_id: 5, disability_ids: [4] }, 6)
    await addPeople(8, { gender_id: 5 }, 4)
    // Since the start of the week: not counted before the next one.
    const { applicationId } = await anIntern(server, { intern: { gender_id: 3 } })
    await server.pool.query(
      'update application_milestones set submitted_at = $2 where application_id = $1',
      [applicationId, server.now()],
    )
    const totals = await readDiversity()
    const numbers = ['1', '2', '3', '4', '5', null].map((answer) => {
      const group = findGroup(totals, 'gender_id', answer)
      return [answer, group?.submitted, group?.approved.count, group?.approved.is_below]
    })
    // 4 of “non-binary” and no one of two more: the smallest one that is left is hidden with them.
    expect(numbers).toEqual([
      ['1', 30, 9, true],
      ['2', 30, 18, false],
      ['3', null, null, false],
      ['4', null, null, false],
      ['5', null, null, false],
      [null, null, null, false],
    ])
    expect(findGroup(totals, 'gender_id', '1')?.approved).toEqual({
      count: 9,
      rate: 0.3,
      ratio: 0.5,
      is_below: true,
    })
    expect(findGroup(totals, 'gender_id', '1')?.offered).toMatchObject({ count: null, rate: null })
    // The answers that no one gave are hidden with the smallest one that was given.
    expect(findGroup(totals, 'disability_ids', '4')?.submitted).toBeNull()
    // Everyone who gave the one answer gave the other, too: each counts.
    const blind = findGroup(totals, 'disability_ids', '2')
    expect(blind).toMatchObject({ label: 'Blind or low vision', submitted: 30 })
    expect(findGroup(totals, 'disability_ids', '3')?.submitted).toBe(30)
    const text = JSON.stringify(totals)
    for (const { rows } of [await server.pool.query('select email::text from users limit 50')])
      for (const { email } of rows) expect(text).not.toContain(email)
  })

  it('record who read them, once for several readings in a row', async () => {
    await readDiversity(finance)
    await readDiversity(finance)
    const { rows } = await server.pool.query(
      `select actor_id, subject_id from event_log where machine = 'programmeReport' and actor_id = $1`,
      [finance.userId],
    )
    expect(rows).toEqual([{ actor_id: finance.userId, subject_id: finance.userId }])
  })
})
