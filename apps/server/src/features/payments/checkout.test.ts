import { randomUUID } from 'node:crypto'
import { newId } from '../../platform/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, aCandidature, anIntern, aPlan } from '../../platform/testing/factories.ts'
import {
  continuePayment,
  aPayer,
  type CardTestServer,
  startCardTestServer,
  createTestPayment,
} from '../../platform/testing/card-payments.ts'
import { aHiring, aSentOffer } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { buildApplicationRow } from '../../platform/testing/intern-rows.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let world: CardTestServer
let server: TestServer
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
})
afterAll(() => world.stop())

const day = 86_400_000

describe('checkout', () => {
  it('shows the price, what is included, the refund and whether payment is possible', async () => {
    const services = JSON.stringify([{ name: 'A mentor', description: 'Every second week.' }])
    const payer = await aPayer(server, { batch: { services } })
    const { payload } = await payer.browser.request('GET intern-service/application/payments', {
      query: { offer_id: payer.offerId },
    })
    expect(payload).toMatchObject({
      offer: { offer_id: payer.offerId, role: 'Data intern' },
      payer: 'INTERN',
      price: { amount: 50_000, currency: 'EUR' },
      includes: [{ name: 'A mentor' }],
      refund: {
        days: 14,
        amount: 50_000,
        until: expect.stringContaining(
          new Date(server.now().getTime() + 14 * day).toISOString().slice(0, 10),
        ),
      },
      provider: { is_sandbox: true },
      payments: [],
      may: { pay: true },
    })
    expect(
      (await payer.browser.request('GET intern-service/application/payments')).payload.offer
        .offer_id,
    ).toBe(payer.offerId)
    const other = await server.as((await anIntern(server)).userId)
    // The newest application of all is another intern's.
    await aPayer(server)
    expect(
      (
        await other.request('GET intern-service/application/payments', {
          query: { offer_id: payer.offerId },
        })
      ).status,
    ).toBe(404)
    expect((await other.request('GET intern-service/application/payments')).payload).toMatchObject({
      offer: null,
      payer: 'B2B',
      price: null,
      refund: null,
      may: { pay: 'payments.refused.nothingToPay' },
    })
  })

  it('shows an offer with the batch of its own application, and none that the intern never received', async () => {
    const payer = await aPayer(server)
    const later = await aBatch(server, {
      payer: 'INTERN',
      price_amount: 90_000,
      price_currency: 'EUR',
    })
    const applicationId = newId(new Date(server.now().getTime() + day))
    await insertRow(
      server.pool,
      'applications',
      buildApplicationRow(
        server.now(),
        { ...payer.intern, ...later, applicationId },
        { status: 'WITHDRAWN' },
      ),
    )
    const plan = await aPlan(server, payer.company.companyId)
    await aCandidature(server, payer.company.companyId, plan, { ...payer.intern, applicationId })
    const read = async () =>
      (await payer.browser.request('GET intern-service/application/payments')).payload
    expect(await read()).toMatchObject({
      offer: { offer_id: payer.offerId },
      price: { amount: 50_000 },
    })
    const second = await aHiring(server, { intern: payer.intern })
    const secondOffer = await aSentOffer(server, second)
    for (const offer_id of [payer.offerId, secondOffer]) {
      const chosen = await payer.browser.request('GET intern-service/application/payments', {
        query: { offer_id },
      })
      expect(chosen.payload.offer.offer_id).toBe(offer_id)
    }
    await server.pool.query(
      `update offers set status = 'REJECTED_BY_VI', answer_by = null, approved_at = null where intern_id = $1`,
      [payer.intern.internId],
    )
    expect((await read()).offer).toBeNull()
  })

  it("rejects payments without accepted terms, for another intern's offer, for a partner-paid place, after the deadline and without a provider", async () => {
    const payer = await aPayer(server)
    expect(await createTestPayment(payer, { terms_accepted: false })).toMatchObject({
      status: 400,
      fields: { terms_accepted: expect.any(String) },
    })
    expect(
      (
        await createTestPayment({
          ...payer,
          browser: await server.as((await anIntern(server)).userId),
        })
      ).status,
    ).toBe(404)
    expect((await continuePayment(payer, randomUUID())).status).toBe(404)
    const free = await aHiring(server)
    const place = {
      ...free,
      offerId: await aSentOffer(server, free),
      browser: await server.as(free.intern.userId),
    }
    expect((await createTestPayment(place)).message).toBe('There’s nothing to pay for this place.')
    await server.pool.query(`update offers set answer_by = $2 where offer_id = $1`, [
      payer.offerId,
      server.now(),
    ])
    expect((await createTestPayment(payer)).code).toBe('DEADLINE_PASSED')
    const otherServer = await startTestServer()
    const otherPayer = await aPayer(otherServer)
    expect((await createTestPayment(otherPayer)).message).toContain('Payments aren’t set up yet')
    expect(
      (await otherPayer.browser.request('GET intern-service/application/payments')).payload,
    ).toMatchObject({ provider: null, may: { pay: 'payments.refused.off' } })
    await otherServer.stop()
  })
})
