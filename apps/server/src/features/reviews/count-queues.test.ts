import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { teamReviewDueAtSql } from '../../platform/db/team-review-due.ts'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let startMs: number
beforeAll(async () => {
  server = await startTestServer()
  startMs = server.now().getTime()
})
afterAll(() => server.stop())

const hoursAgo = (hours: number) => new Date(startMs - hours * hourMs).toISOString()
const queues = async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const rows: { queue: string }[] = (await operator.request('GET operator/overview')).payload
  return Object.fromEntries(rows.map(({ queue, ...rest }) => [queue, rest]))
}

it('counts all pending and overdue rows regardless of paging', async () => {
  const batch = await aBatch(server)
  for (let at = 0; at < 104; at += 1)
    await anIntern(server, {
      batch,
      application: { status: 'SUBMITTED', submitted_at: hoursAgo(at < 102 ? 24 * 8 : 1) },
    })
  expect((await queues())['applications']).toEqual({
    count: 104,
    late: 102,
    oldest: hoursAgo(24 * 8),
  })
})

it('counts companies as overdue after three working days, and after ten days on the waiting list', async () => {
  for (const [status, hours] of [
    ['PENDING_APPROVAL', 24 * 8],
    ['PENDING_APPROVAL', 1],
    ['IN_WAITING_LIST', 24 * 8],
    ['IN_WAITING_LIST', 24 * 11],
    ['APPROVED', 24 * 30],
  ] as const)
    await aCompany(server, { status, created_at: hoursAgo(hours) })
  const counts = await queues()
  expect(counts['companies']).toEqual({ count: 2, late: 1, oldest: hoursAgo(24 * 8) })
  expect(counts['waitingList']).toEqual({ count: 2, late: 1, oldest: hoursAgo(24 * 11) })
  expect(counts['offers']).toEqual({ count: 0, late: 0, oldest: null })
})

it('counts the same overdue items as the overdue list, including undecided companies', async () => {
  const company = await aCompany(server)
  await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    await anIntern(server),
    { stage: 'INTERVIEWED', stage_since: hoursAgo(24 * 9) },
  )
  const operator = await server.as((await anOperator(server)).userId)
  const overdue = (await operator.request('GET operator/overdue')).count
  const counts: { late: number }[] = (await operator.request('GET operator/overview')).payload
  expect((await queues())['decisions']).toEqual({ count: 1, late: 1, oldest: hoursAgo(24 * 9) })
  expect(counts.reduce((sum, count) => sum + count.late, 0)).toBe(overdue)
})

it('calculates review deadlines in SQL as the domain does, on every day of the week', async () => {
  for (let at = 0; at < 24 * 8; at += 5) {
    const sent = new Date(Date.UTC(2026, 10, 20) + at * hourMs).toISOString()
    const { rows } = await server.pool.query(
      `select ${teamReviewDueAtSql('$1::timestamptz')} as answer_by`,
      [sent],
    )
    expect([sent, new Date(rows[0].answer_by)]).toEqual([sent, teamReviewDueAt(sent)])
  }
})
