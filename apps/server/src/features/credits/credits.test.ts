import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { recordCreditGrant, holdInterviewCredit, settleInterviewHolds } from './public.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function createScene(credits: number) {
  const company = await aCompany(server, { credits })
  const intern = await anIntern(server)
  const planId = await aPlan(server, company.companyId)
  const open = async () => {
    const candidature = await aCandidature(
      server,
      company.companyId,
      await aPlan(server, company.companyId),
      intern,
    )
    return anInterview(server, company.companyId, candidature, intern, [company.admin.memberId])
  }
  return { ...company, planId, intern, open, host: await server.as(company.admin.userId) }
}

it("eight parallel settlements end a hold once, and change no other company's balance", async () => {
  const [scene, other] = [await createScene(3), await createScene(2)]
  const interview = await scene.open()
  const ended = await Promise.all(
    Array.from({ length: 8 }, () =>
      server.tx((tx) => settleInterviewHolds(tx, [interview], 'RELEASE', 'test')).catch(() => []),
    ),
  )
  expect(ended.flat()).toEqual([interview])
  expect((await scene.host.request('GET admin-setting/interview/credits')).payload).toEqual({
    granted: 3,
    held: 0,
    used: 0,
    refunded: 1,
    left: 3,
  })
  const again = await server.tx((tx) => settleInterviewHolds(tx, [interview], 'SPEND', 'test'))
  expect(again).toEqual([])
  expect((await other.host.request('GET admin-setting/interview/credits')).payload).toEqual({
    granted: 2,
    held: 0,
    used: 0,
    refunded: 0,
    left: 2,
  })
})

it('shows administrators the ledger of grants, holds and settlements with running balance', async () => {
  const scene = await createScene(2)
  const [first, second] = [await scene.open(), await scene.open()]
  await server.tx((tx) => settleInterviewHolds(tx, [first, second], 'SPEND', 'complete'))
  await server.tx((tx) => recordCreditGrant(tx, scene.companyId, 5, 'operator'))
  const { payload, count } = await scene.host.request('GET admin-setting/credits')
  for (const address of [
    'GET browse-intern/get-interview-credit',
    'GET admin-setting/interview/credits',
  ])
    expect(await scene.host.request(address), address).toMatchObject({
      status: 200,
      payload: { granted: 7, held: 0, used: 2, refunded: 0, left: 5 },
    })
  expect(count).toBe(6)
  expect(
    payload.map(
      (line: { kind: string; balance_after: number }) => `${line.kind} ${line.balance_after}`,
    ),
  ).toEqual(['GRANT 5', 'SPEND 0', 'SPEND 0', 'HOLD 0', 'HOLD 1', 'GRANT 2'])
  expect(
    (await scene.host.request('GET admin-setting/credits', { query: { kind: ['GRANT'] } })).count,
  ).toBe(2)
  expect(
    (
      await (
        await server.as((await aMember(server, scene.companyId)).userId)
      ).request('GET admin-setting/credits')
    ).status,
  ).toBe(403)
})

it('names interns in the ledger as elsewhere in the company, in full once an interview is agreed', async () => {
  const scene = await createScene(3)
  await scene.open()
  const names = async () =>
    (
      await scene.host.request('GET admin-setting/credits', { query: { kind: ['HOLD'] } })
    ).payload.map((line: { intern_name: string }) => line.intern_name)
  expect(await names()).toEqual([expect.stringMatching(/^First\d+ L\.$/)])
  await server.pool.query('update candidatures set name_visible_at = $2 where company_id = $1', [
    scene.companyId,
    server.now(),
  ])
  expect(await names()).toEqual([expect.stringMatching(/^First\d+ Last/)])
})

it('names an intern in the ledger by initial although another intern, or another company, agreed on an interview', async () => {
  const scene = await createScene(3)
  await scene.open()
  await aCandidature(server, scene.companyId, scene.planId, await anIntern(server), {
    name_visible_at: server.now(),
  })
  const other = await aCompany(server)
  await aCandidature(server, other.companyId, await aPlan(server, other.companyId), scene.intern, {
    name_visible_at: server.now(),
  })
  const { payload } = await scene.host.request('GET admin-setting/credits', {
    query: { kind: ['HOLD'] },
  })
  expect(payload.map((line: { intern_name: string }) => line.intern_name)).toEqual([
    expect.stringMatching(/^First\d+ L\.$/),
  ])
})

it('rejects a hold without credits left, and changes of the ledger', async () => {
  const scene = await createScene(1)
  const interview = await scene.open()
  expect(
    await server
      .tx((tx) => holdInterviewCredit(tx, scene.companyId, interview, 'again'))
      .catch(() => false),
  ).toBe(false)
  await expect(
    server.pool.query('update credit_ledger set amount = 9 where company_id = $1', [
      scene.companyId,
    ]),
  ).rejects.toThrow('append-only')
})

it('lets managers grant credits to approved companies only, with a reason shown to the administrators', async () => {
  const scene = await createScene(0)
  const [manager, reviewer] = [
    await server.as((await anOperator(server)).userId),
    await server.as((await anOperator(server, 'REVIEWER')).userId),
  ]
  const others = [
    await aMember(server, scene.companyId),
    await aMember(server, scene.companyId, { role: 'ADMIN', status: 'DEACTIVATED' }),
    (await aCompany(server)).admin,
  ]
  const path = `POST operator/companies/${scene.companyId}/credits`
  expect((await reviewer.request(path, { body: { amount: 5, note: 'More interns' } })).status).toBe(
    403,
  )
  expect(
    (await scene.host.request(path, { body: { amount: 5, note: 'More interns' } })).status,
  ).toBe(403)
  expect((await manager.request(path, { body: { amount: 0, note: '' } })).fields).toEqual({
    amount: 'Enter a number from 1 to 100',
    note: 'Enter a reason',
  })
  expect(
    (await manager.request(path, { body: { amount: 5, note: 'Two more plans this spring.' } }))
      .payload,
  ).toEqual({ pending: null })
  expect((await scene.host.request('GET admin-setting/credits')).payload[0]).toMatchObject({
    kind: 'GRANT',
    amount: 5,
    reason: 'operator',
    note: 'Two more plans this spring.',
    by: null,
    balance_after: 5,
  })
  expect((await server.mails(scene.admin.email))[0]).toMatchObject({
    kind: 'credits.grant',
    body: expect.stringContaining('Two more plans this spring.'),
  })
  for (const { email } of others) expect(await server.mails(email)).toEqual([])
  const waiting = await aCompany(server, { status: 'PENDING_APPROVAL', credits: 0 })
  expect(
    (
      await manager.request(`POST operator/companies/${waiting.companyId}/credits`, {
        body: { amount: 5, note: 'Why not' },
      })
    ).message,
  ).toBe('Only approved companies can be granted credits.')
})

it('carries the balance of the ledger from month to month', async () => {
  const scene = await createScene(4)
  await scene.open()
  await server.advanceClock(70 * 86_400_000)
  const { payload } = await (
    await server.as(scene.admin.userId)
  ).request('GET admin-setting/credits/months')
  expect(payload.length).toBeGreaterThanOrEqual(3)
  expect(payload[0]).toMatchObject({ granted: 4, held: 1, left: 3 })
  expect(
    (
      await (
        await server.as((await aMember(server, scene.companyId)).userId)
      ).request('GET admin-setting/credits/months')
    ).status,
  ).toBe(403)
})
