import type { UnplacedTotals } from '@fledge/contract/placement/schema.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { placementPeriods, placementSteps } from '@fledge/domain/placement/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'

type Query = Readonly<Record<string, string>>
const totalNames = ['days_left', 'career_field_id', 'step'] as const

let server: TestServer
let manager: Browser
let managerId: string
const day = (days: number) =>
  new Date(server.now().getTime() + days * dayMs).toISOString().slice(0, 10)
const readTotals = async (query: Query = {}): Promise<UnplacedTotals> =>
  (await manager.request('GET operator/placement/totals', { query })).payload
const countList = async (query: Query): Promise<number> =>
  (await manager.request('GET operator/placement', { query: { ...query, per_page: '1' } })).count ??
  Number.NaN

/** Compares each total with the list behind it. */
async function expectListsOf(query: Query): Promise<number> {
  const totals = await readTotals(query)
  let sum = 0
  for (const name of totalNames)
    for (const { value, count } of totals[name]) {
      const length = await countList({ ...query, [name]: value })
      expect([query, name, value, count]).toEqual([query, name, value, length])
      sum += count
    }
  return sum
}

beforeAll(async () => {
  server = await startTestServer()
  managerId = (await anOperator(server)).userId
  manager = await server.as(managerId)
  const { companyId } = await aCompany(server)
  const planId = await aPlan(server, companyId)
  const stages = [...candidatureStages, null]
  // The placement deadline is the last day: it closes as the next begins.
  const deadlines = [-3, 0, 5, 6, 7, 12, 13, 14, 26, 27, 28, 29, 60]
  for (const [at, days] of deadlines.entries()) {
    const batch = await aBatch(server, { placement_deadline: day(days), programme_end: day(200) })
    for (const offset of [0, 1, 2]) {
      const intern = await anIntern(server, {
        batch,
        application: { career_field_id: [1, 2, 1][offset] ?? 1 },
      })
      const stage = stages[(at * 3 + offset) % stages.length]
      if (stage) await aCandidature(server, companyId, planId, intern, { stage })
    }
  }
  await anIntern(server, {
    batch: await aBatch(server, { placement_deadline: null, programme_end: null }),
  })
})
afterAll(() => server.stop())

describe('the totals of the placement clock', () => {
  it('leave out those without a career field, who are in no list of one', async () => {
    const intern = await anIntern(server)
    await server.pool.query(
      'update applications set career_field_id = null where application_id = $1',
      [intern.applicationId],
    )
    const { career_field_id: fields } = await readTotals()
    const counts = fields.map(({ count }) => count)
    const everyone = await countList({})
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(everyone - 1)
    await server.pool.query(
      'update applications set career_field_id = 1 where application_id = $1',
      [intern.applicationId],
    )
  })

  it('are the lengths of the lists behind them, and each adds up to everyone', async () => {
    const everyone = await countList({})
    expect(await expectListsOf({})).toBe(totalNames.length * everyone)
    const { days_left: periods, career_field_id: fields, step: steps } = await readTotals()
    expect(periods.every(({ count }) => count > 0)).toBe(true)
    expect(periods.map(({ value }) => value)).toEqual([
      'PAST',
      '7',
      '8-14',
      '15-28',
      'MORE',
      'NONE',
    ])
    expect(fields.map(({ value }) => value)).toEqual(['1', '2'])
    expect(fields.every(({ label }) => label.length > 2)).toBe(true)
    expect(steps.length).toBeGreaterThan(5)
  })

  it('are those within the other filters, each without its own', async () => {
    const [{ batch_id: batch } = { batch_id: '' }] = (
      await manager.request('GET operator/placement', { query: { days_left: '8-14' } })
    ).payload
    const [{ application_id: id } = { application_id: '' }] = (
      await manager.request('GET operator/placement', { query: { career_field_id: '2' } })
    ).payload
    const taken = await manager.request('POST operator/waits/take', {
      body: { kind: 'PLACEMENT', id },
    })
    expect(taken.status).toBe(200)
    const queries: readonly Query[] = [
      ...placementPeriods.map((value) => ({ days_left: value })),
      ...placementSteps.map((value) => ({ step: value })),
      { career_field_id: '2' },
      { career_field_id: '2', days_left: 'PAST' },
      { career_field_id: '1', days_left: '30', step: 'NONE' },
      { batch_id: batch },
      { owner: 'me' },
      { owner: managerId, career_field_id: '2' },
      { owner: 'none', days_left: 'MORE' },
    ]
    for (const query of queries) await expectListsOf(query)
    expect(await countList({ owner: 'me' })).toBe(1)
  })

  it('are refused to partners, finance, companies and interns, as the list is', async () => {
    const partner = await aPartnerOperator(server, await aPartner(server))
    const finance = await anOperator(server, 'FINANCE')
    const { admin } = await aCompany(server)
    const intern = await anIntern(server)
    for (const { userId } of [partner, finance, admin, intern]) {
      const browser = await server.as(userId)
      for (const path of ['operator/placement', 'operator/placement/totals'] as const)
        expect((await browser.request(`GET ${path}`)).status).toBe(403)
    }
    expect((await server.anonymous().request('GET operator/placement/totals')).status).toBe(401)
  })
})
