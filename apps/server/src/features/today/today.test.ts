import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import type { Today, TodayItem } from '@fledge/contract/today/schema.ts'
import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { reviewDays, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { getTeamDayEnd } from '@fledge/domain/today/rules.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import type { TodayList } from '@fledge/domain/today/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { teamReviewDueAtSql } from '../../platform/db/team-review-due.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { addColleague, type Colleague, sendAct } from '../waits/testing/colleagues.ts'

let server: TestServer
let ada: Colleague
beforeAll(async () => {
  server = await startTestServer()
  ada = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

const hoursAgo = (hours: number) => new Date(server.now().getTime() - hours * hourMs).toISOString()
const inDays = (days: number) => new Date(server.now().getTime() + days * dayMs)
const hoursUntilTonight = () =>
  (Date.parse(getTeamDayEnd(server.now())) - server.now().getTime()) / hourMs
const dayText = (at: Date) => at.toISOString().slice(0, 10)
const readToday = async ({ browser }: Colleague = ada): Promise<Today> => {
  const { status, payload } = await browser.request('GET operator/today')
  expect(status).toBe(200)
  return payload
}
const queueOf = (today: Today, kind: string) => today.queues.find((queue) => queue.kind === kind)
const sum = (values: readonly number[] = []) => values.reduce((total, value) => total + value, 0)

/** Every row of a list, by its pages; their number is the one that the list itself counts. */
async function readAll<Row>(
  browser: Browser,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const answer = await browser.request(`GET ${path}`, {
      query: { ...query, page: String(page), per_page: '100' },
    })
    expect([answer.status, path, query]).toEqual([200, path, query])
    rows.push(...answer.payload)
    if (answer.payload.length === 100) continue
    expect(answer.count).toBe(rows.length)
    return rows
  }
}
const listWaits = (query: Readonly<Record<string, string>>) =>
  readAll<TeamWait>(ada.browser, 'operator/waits', query)
const listItems = (list: TodayList, kind?: string) =>
  readAll<TodayItem>(ada.browser, 'operator/today/items', { list, ...(kind ? { kind } : {}) })

const listJobs = async () =>
  (await ada.browser.request('GET operator/jobs', { query: { behind: 'true' } })).payload

/** Compares every number of the overview with the rows of the list that it links to. */
async function expectListsBehind(today: Today): Promise<void> {
  for (const queue of today.queues) {
    const { kind } = queue
    const lists = {
      open: await listWaits({ kind }),
      late: await listWaits({ kind, late: 'true' }),
      due_today: await listWaits({ kind, due_today: 'true' }),
      mine: await listWaits({ kind, owner: 'me' }),
      unowned: await listWaits({ kind, owner: 'none' }),
      covered: await listWaits({ kind, owner: 'away' }),
    }
    for (const [name, rows] of Object.entries(lists))
      expect([kind, name, queue[name as keyof typeof lists]]).toEqual([kind, name, rows.length])
    const oldest = lists.open.map(({ since }) => since).toSorted()[0] ?? null
    expect([kind, queue.oldest]).toEqual([kind, oldest])
    if (!queue.flow) continue
    expect([kind, sum(queue.flow.received)]).toEqual([
      kind,
      (await listItems('RECEIVED', kind)).length,
    ])
    expect([kind, sum(queue.flow.finished)]).toEqual([
      kind,
      (await listItems('FINISHED', kind)).length,
    ])
  }
  const counts: readonly (readonly [TodayList, number])[] = [
    ['CONCERNS', today.concerns],
    ['INTERVIEWS', today.week.interviews],
    ['STARTS', today.week.starts],
    ['DEADLINES', today.week.deadlines],
    ['PAYMENT_CHECKS', today.incidents.payment_checks],
  ]
  for (const [list, count] of counts)
    expect([list, count]).toEqual([list, (await listItems(list)).length])
  expect(today.incidents.late_jobs).toBe((await listJobs()).length)
  expect(today.incidents.failed_mails).toBe(
    (await readAll(ada.browser, 'operator/outbox', {})).length,
  )
}

/** For a reviewer, who may not open the list of failing events. */
const nothingFails = { failed_mails: 0, late_jobs: 0, failing_events: null, payment_checks: 0 }

describe('the overview', () => {
  it('counts nothing in an empty product, and says that there is no batch', async () => {
    const today = await readToday()
    expect(today.queues).toHaveLength(overdueKinds.length)
    expect(today.queues[0]?.kind).toBe('ACTION')
    expect(today.queues.map(({ open }) => open)).toEqual(overdueKinds.map(() => 0))
    expect(today.incidents).toEqual(nothingFails)
    await expectListsBehind(today)
  })

  it('has for each number exactly the rows of the list that it links to', async () => {
    const oldest = hoursAgo(24 * 8)
    const batch = await aBatch(server, { placement_deadline: dayText(inDays(3)) })
    for (let at = 0; at < 104; at += 1)
      await anIntern(server, {
        batch,
        application: { status: 'SUBMITTED', submitted_at: at < 102 ? oldest : hoursAgo(1) },
      })
    for (const [status, hours] of [
      ['PENDING_APPROVAL', 24 * 8],
      ['PENDING_APPROVAL', 1],
      ['IN_WAITING_LIST', 24 * 8],
      ['IN_WAITING_LIST', 24 * 10 - hoursUntilTonight() / 2],
      ['IN_WAITING_LIST', 24 * 11],
      ['APPROVED', 24 * 30],
    ] as const)
      await aCompany(server, { status, created_at: hoursAgo(hours) })
    const { companyId, admin } = await aCompany(server)
    const planId = await aPlan(server, companyId)
    const intern = await anIntern(server)
    const candidature = await aCandidature(server, companyId, planId, intern, {
      stage: 'INTERVIEW_SCHEDULED',
    })
    const [startsAt, endsAt] = [inDays(2), new Date(inDays(2).getTime() + hourMs)]
    await anInterview(server, companyId, candidature, intern, [admin.memberId], {
      status: 'CONFIRMED',
      starts_at: startsAt,
      ends_at: endsAt,
    })
    await aCandidature(server, companyId, planId, await anIntern(server), {
      stage: 'INTERVIEWED',
      stage_since: hoursAgo(24 * 9),
    })
    const waiting = (await listWaits({ kind: 'APPLICATION' }))[0]
    expect((await sendAct(ada, 'take', { kind: 'APPLICATION', id: waiting?.id })).status).toBe(200)
    const behindSince = hoursAgo(1)
    await server.pool.query(
      `insert into job_lanes (job_name, leased_until, oldest_due_at) values ('offers.expire', $1, $2), ('weeks.remind', $1, $1)
       on conflict (job_name) do update set oldest_due_at = excluded.oldest_due_at`,
      [server.now(), behindSince],
    )
    const today = await readToday()
    expect(queueOf(today, 'APPLICATION')).toMatchObject({
      open: 104,
      late: 102,
      mine: 1,
      unowned: 103,
      oldest,
    })
    expect(queueOf(today, 'COMPANY')).toMatchObject({ open: 2, late: 1 })
    expect(queueOf(today, 'WAITING_LIST')).toMatchObject({ open: 3, late: 1, due_today: 1 })
    expect(queueOf(today, 'DECISION')).toMatchObject({ open: 1, late: 1, flow: null })
    expect(today.week).toEqual({ interviews: 1, starts: 0, deadlines: 1 })
    expect(today.incidents).toEqual({ ...nothingFails, late_jobs: 1 })
    expect(await listJobs()).toMatchObject([
      { name: 'offers.expire', state: 'LATE', since: behindSince },
    ])
    await expectListsBehind(today)
    const manager = await server.as((await anOperator(server, 'MANAGER')).userId)
    expect(sum(today.queues.map(({ late }) => late))).toBe(
      (await manager.request('GET operator/overdue')).count,
    )
  })

  it('shows what came in and was finished by its events, and concerns by themselves', async () => {
    const hiring = await aHiring(server)
    const offer = { offer_id: await aDraftedOffer(server, hiring) }
    const company = await server.as(hiring.company.admin.userId)
    await company.request('POST offer/send-intern-offer', { body: offer })
    const before = queueOf(await readToday(), 'OFFER')
    expect([before?.open, before?.flow?.received.at(-1), sum(before?.flow?.finished)]).toEqual([
      1, 1, 0,
    ])
    await server.advanceClock(2 * dayMs)
    await (
      await server.as(hiring.operator.userId)
    ).request(`POST operator/offers/${offer.offer_id}/approve`)
    const of = await anUpcomingInternship(server)
    const raised = await of.intern.request('POST common-services/internship-actions/v1', {
      body: {
        internship_id: of.internshipId,
        kind: 'REPORT_CONCERN',
        note: 'No one is ever there.',
      },
    })
    expect(raised.status).toBe(200)
    const today = await readToday()
    const flow = queueOf(today, 'OFFER')?.flow
    expect(flow?.received).toHaveLength(14)
    expect(sum(flow?.received) - sum(flow?.finished)).toBe(queueOf(today, 'OFFER')?.open)
    expect(queueOf(today, 'ACTION')).toMatchObject({ open: 1 })
    expect(today.concerns).toBe(1)
    expect((await listItems('FINISHED', 'OFFER'))[0]).toMatchObject({ list: 'FINISHED' })
    await expectListsBehind(today)
    await server.advanceClock(14 * dayMs)
    expect(sum(queueOf(await readToday(), 'OFFER')?.flow?.received)).toBe(0)
  })

  it('is refused to everyone outside the programme team', async () => {
    const { admin } = await aCompany(server)
    const company = await server.as(admin.userId)
    for (const [path, query] of [
      ['GET operator/today', {}],
      ['GET operator/today/items', { list: 'CONCERNS' }],
      ['GET operator/jobs', {}],
    ] as const)
      expect((await company.request(path, { query })).status).toBe(403)
  })
})

it('calculates review deadlines in SQL as the domain does, on every day of the week and for any promise', async () => {
  for (let at = 0; at < 24 * 8; at += 5) {
    const sent = new Date(Date.UTC(2026, 10, 20) + at * hourMs).toISOString()
    const { rows } = await server.pool.query(
      `select d.days, ${teamReviewDueAtSql('$1::timestamptz', 'd.days')} as answer_by
       from generate_series($2::int, $3::int) d (days)`,
      [sent, reviewDays.min, reviewDays.max],
    )
    expect(rows).toHaveLength(reviewDays.max)
    for (const { days, answer_by: answerBy } of rows)
      expect([sent, days, new Date(answerBy)]).toEqual([sent, days, teamReviewDueAt(sent, days)])
  }
})
