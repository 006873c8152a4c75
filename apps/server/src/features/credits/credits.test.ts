import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCandidature, aCompany, aMember, anIntern, anInterview, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, testServer } from '../../platform/testing/harness.ts'
import { grant, hold, settle } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.stop())

async function scene(credits: number) {
  const company = await aCompany(server, { credits })
  const intern = await anIntern(server)
  const planId = await aPlan(server, company.companyId)
  const open = async () => {
    const candidature = await aCandidature(server, company.companyId, await aPlan(server, company.companyId), intern)
    return anInterview(server, company.companyId, candidature, intern, [company.admin.memberId])
  }
  return { ...company, planId, intern, open, host: await server.as(company.admin.userId) }
}

it('settling eight times at once ends a hold once', async () => {
  const one = await scene(3)
  const interview = await one.open()
  const ended = await Promise.all(Array.from({ length: 8 }, () => server.tx((tx) => settle(tx, [interview], 'RELEASE', 'test')).catch(() => [])))
  expect(ended.flat()).toEqual([interview])
  expect((await one.host.ask('GET admin-setting/interview/credits')).payload).toEqual({ granted: 3, held: 0, used: 0, refunded: 1, left: 3 })
})

it('the ledger shows grants, holds and ends with the balance after each, to administrators only', async () => {
  const one = await scene(2)
  const [first, second] = [await one.open(), await one.open()]
  await server.tx((tx) => settle(tx, [first, second], 'SPEND', 'complete'))
  await server.tx((tx) => grant(tx, one.companyId, 5, 'operator'))
  const { payload, count } = await one.host.ask('GET admin-setting/credits')
  expect(count).toBe(6)
  expect(payload.map((line: { kind: string; balance_after: number }) => `${line.kind} ${line.balance_after}`)).toEqual(['GRANT 5', 'SPEND 0', 'SPEND 0', 'HOLD 0', 'HOLD 1', 'GRANT 2'])
  expect((await one.host.ask('GET admin-setting/credits', { query: { kind: ['GRANT'] } })).count).toBe(2)
  expect((await (await server.as((await aMember(server, one.companyId)).userId)).ask('GET admin-setting/credits')).status).toBe(403)
})

it('nothing is held where nothing is left, and the ledger cannot be rewritten', async () => {
  const one = await scene(1)
  const interview = await one.open()
  expect(await server.tx((tx) => hold(tx, one.companyId, interview, 'again')).catch(() => false)).toBe(false)
  await expect(server.pool.query('update credit_ledger set amount = 9 where company_id = $1', [one.companyId])).rejects.toThrow('append-only')
})
