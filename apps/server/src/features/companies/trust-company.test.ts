import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, type HiringFixture } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reason = 'Ten offers in a row without a question.'
const mark = (browser: Browser, of: HiringFixture, body: Record<string, unknown>) =>
  browser.request(`POST operator/companies/${of.company.companyId}/trust`, { body })
const manager = async () => server.as((await anOperator(server, 'MANAGER')).userId)
const send = async (of: HiringFixture) => {
  const offerId = await aDraftedOffer(server, of)
  return (await server.as(of.company.admin.userId)).request('POST offer/send-intern-offer', {
    body: { offer_id: offerId },
  })
}

describe('trusted company', () => {
  it('gets offers approved when sent, delivered immediately and logged as a system approval', async () => {
    const of = await aHiring(server)
    const operator = await manager()
    expect((await mark(operator, of, { is_trusted: true, reason: ' ' })).fields).toHaveProperty(
      'reason',
    )
    const trusted = await mark(operator, of, { is_trusted: true, reason })
    expect(trusted.payload).toMatchObject({ is_trusted: true, may: { trust: true } })
    expect(trusted.payload.history[0]).toMatchObject({ move: 'trust', note: reason })
    expect((await send(of)).payload).toMatchObject({ status: 'OFFERED' })
    expect((await server.mails(of.intern.email))[0]).toMatchObject({ kind: 'offers.received' })
    expect(
      (
        await server.pool.query(
          `select actor_kind, move from event_log where candidature_id = $1 and machine = 'offer' order by id desc limit 1`,
          [of.candidatureId],
        )
      ).rows,
    ).toMatchObject([{ move: 'approve' }])
  })

  it('loses its trusted status when it is undone with a reason or when its account is closed', async () => {
    const [undone, ended] = [await aHiring(server), await aHiring(server)]
    const operator = await manager()
    for (const hiring of [undone, ended]) await mark(operator, hiring, { is_trusted: true, reason })
    const after = await mark(operator, undone, { is_trusted: false, reason: 'Two complaints.' })
    expect(after.payload.history[0]).toMatchObject({ move: 'distrust', note: 'Two complaints.' })
    expect((await send(undone)).payload).toMatchObject({ status: 'IN_REVIEW' })
    const url = `operator/companies/${ended.company.companyId}`
    await operator.request(`POST ${url}/expel`, {
      body: { expected_status: 'APPROVED', reason: 'CONDUCT' },
    })
    expect((await operator.request(`GET ${url}`)).payload).toMatchObject({ is_trusted: false })
  })

  it('is marked by managers only, once, and only while it is approved', async () => {
    const of = await aHiring(server)
    const reviewer = await server.as((await anOperator(server, 'REVIEWER')).userId)
    expect((await mark(reviewer, of, { is_trusted: true, reason })).status).toBe(403)
    const operator = await manager()
    await mark(operator, of, { is_trusted: true, reason })
    const repeated = await mark(operator, of, { is_trusted: true, reason })
    expect(
      repeated.payload.history.filter((entry: { move: string }) => entry.move === 'trust'),
    ).toHaveLength(1)
    const pending = await aHiring(server, { company: { status: 'PENDING_APPROVAL' } })
    expect(await mark(operator, pending, { is_trusted: true, reason })).toMatchObject({
      status: 409,
    })
  })
})
