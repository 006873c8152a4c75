import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  continuePayment,
  aPayer,
  submitCard,
  cards,
  type CardTestServer,
  startCardTestServer,
  countInternships,
  createTestPayment,
  listPaymentStatuses,
  readOfferStatus,
} from '../../platform/testing/card-payments.ts'
import { aHiring, aSentOffer, shiftDay, mondayIn } from '../../platform/testing/hiring.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

let world: CardTestServer
let server: TestServer
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
})
afterAll(() => world.stop())
beforeEach(() => world.setUnavailable(false))

const day = 86_400_000
const statuses = (offerId: string) => listPaymentStatuses(server, offerId)
const offerStatus = (offerId: string) => readOfferStatus(server, offerId)
const internships = (offerId: string) => countInternships(server, offerId)

describe('refunds', () => {
  const paid = async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    await submitCard(payer, payload.client_secret, cards.pays)
    return { payer, payment: (await continuePayment(payer, payload.payment_id)).payload }
  }

  it('refunds a payment received after the deadline and tells the intern why', async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    await submitCard(payer, payload.client_secret, cards.pays)
    // Prevents the payment from being read before the deadline.
    await server.pool.query('update payments set read_due_at = null where payment_id = $1', [
      payload.payment_id,
    ])
    await server.advanceClock(7 * day + 1000)
    expect(await offerStatus(payer.offerId)).toBe('EXPIRED')
    expect((await continuePayment(payer, payload.payment_id)).payload).toMatchObject({
      status: 'SUCCEEDED',
      refund: { reason: 'TOO_LATE', amount: 50_000 },
    })
    const [mail] = (await server.mails(payer.intern.email)).filter(
      (mail) => mail.kind === 'payments.goesBack',
    )
    expect(mail?.body).toContain('The payment came through after the offer’s deadline.')
    expect([await statuses(payer.offerId), await internships(payer.offerId)]).toEqual([
      ['REFUNDED'],
      0,
    ])
    expect(
      (await server.mails(payer.intern.email)).filter((mail) => mail.kind === 'payments.succeeded'),
    ).toEqual([])
  })

  it('refunds the second of two payments', async () => {
    const payer = await aPayer(server)
    const first = (await createTestPayment(payer)).payload
    // The first payment is lost, as when a cancellation and a payment cross.
    await server.pool.query(`update payments set status = 'FAILED' where payment_id = $1`, [
      first.payment_id,
    ])
    const second = (await createTestPayment(payer)).payload
    await server.pool.query(`update payments set offer_id = null where payment_id = $1`, [
      first.payment_id,
    ])
    await server.pool.query(`update payments set status = 'CREATED' where payment_id = $1`, [
      first.payment_id,
    ])
    for (const payment of [first, second])
      await submitCard(payer, payment.client_secret, cards.pays)
    await continuePayment(payer, second.payment_id)
    await server.pool.query(`update payments set offer_id = $2 where payment_id = $1`, [
      first.payment_id,
      payer.offerId,
    ])
    expect((await continuePayment(payer, first.payment_id)).payload).toMatchObject({
      refund: { reason: 'PAID_TWICE' },
    })
    await server.mails()
    expect((await statuses(payer.offerId)).toSorted()).toEqual(['REFUNDED', 'SUCCEEDED'])
    expect(await internships(payer.offerId)).toBe(1)
  })

  it("refunds in full on withdrawal within the batch's refund period, and nothing afterwards", async () => {
    const earlyPayment = await paid()
    const withdraw = async ({ payer, payment }: typeof earlyPayment) =>
      (await server.as(payer.intern.userId)).request(
        'POST intern-service/intern-offer/internships/cancel',
        { body: { internship_id: payment.internship_id, reason: 'PERSONAL' } },
      )
    const latePayment = await paid()
    await server.advanceClock(13 * day)
    expect((await withdraw(earlyPayment)).status).toBe(200)
    await server.mails()
    expect(await statuses(earlyPayment.payer.offerId)).toEqual(['REFUNDED'])
    await server.advanceClock(2 * day)
    expect((await withdraw(latePayment)).status).toBe(200)
    await server.mails()
    expect(await statuses(latePayment.payer.offerId)).toEqual(['SUCCEEDED'])
  })

  it('announces the refund before a place is left, full and later none, and pays exactly that for every way of leaving', async () => {
    const readPayment = async ({ payer, payment }: Awaited<ReturnType<typeof paid>>) => {
      const { payments } = (
        await (
          await server.as(payer.intern.userId)
        ).request('GET intern-service/application/payments')
      ).payload
      return payments.find((row: { payment_id: string }) => row.payment_id === payment.payment_id)
    }
    const [earlyPayment, latePayment] = [await paid(), await paid()]
    const until = new Date(Date.parse(earlyPayment.payment.settled_at) + 14 * day).toISOString()
    expect(await readPayment(earlyPayment)).toMatchObject({
      candidature_id: earlyPayment.payer.candidatureId,
      application_id: earlyPayment.payer.intern.applicationId,
      comes_back: { amount: 50_000, until, days: 14 },
    })
    expect(
      (
        await earlyPayment.payer.browser.request(
          `POST intern-service/candidature/${earlyPayment.payer.candidatureId}/withdraw`,
          { body: { reason: 'PERSONAL' } },
        )
      ).status,
    ).toBe(200)
    await server.mails()
    expect(await statuses(earlyPayment.payer.offerId)).toEqual(['REFUNDED'])
    expect(await readPayment(earlyPayment)).toMatchObject({
      comes_back: null,
      refund: { amount: 50_000, reason: 'WITHDRAWN' },
    })
    await server.advanceClock(14 * day + 1000)
    expect(await readPayment(latePayment)).toMatchObject({ comes_back: { amount: 0, days: 14 } })
    expect(
      (
        await (
          await server.as(latePayment.payer.intern.userId)
        ).request('POST intern-service/application/withdraw', { body: { reason: 'PERSONAL' } })
      ).status,
    ).toBe(200)
    await server.mails()
    expect(await statuses(latePayment.payer.offerId)).toEqual(['SUCCEEDED'])
    expect(await readPayment(latePayment)).toMatchObject({ comes_back: null, refund: null })
  })

  it('charges and refunds a second place on other dates separately', async () => {
    const first = await aPayer(server)
    const hiring = await aHiring(server, { intern: first.intern })
    const starts = mondayIn(server, 20)
    const second = {
      ...first,
      ...hiring,
      offerId: await aSentOffer(server, hiring, {
        starts_on: starts,
        ends_on: shiftDay(starts, 8 * 7 - 3),
      }),
    }
    const payments = []
    for (const payer of [first, second]) {
      const { payload } = await createTestPayment(payer)
      await submitCard(payer, payload.client_secret, cards.pays)
      payments.push((await continuePayment(payer, payload.payment_id)).payload)
    }
    expect(payments).toMatchObject([
      { status: 'SUCCEEDED', comes_back: { amount: 50_000 }, refund: null },
      { status: 'SUCCEEDED', comes_back: { amount: 50_000 }, refund: null },
    ])
    expect(
      (
        await first.browser.request('POST intern-service/intern-offer/internships/cancel', {
          body: { internship_id: payments[1].internship_id, reason: 'DATES' },
        })
      ).status,
    ).toBe(200)
    await server.mails()
    expect([await statuses(first.offerId), await statuses(second.offerId)]).toEqual([
      ['SUCCEEDED'],
      ['REFUNDED'],
    ])
    expect(
      (
        await server.pool.query('select status from internships where offer_id = $1', [
          first.offerId,
        ])
      ).rows,
    ).toEqual([{ status: 'UPCOMING' }])
  })

  it('lets managers refund manually, once and up to the paid amount, while reviewers can only read', async () => {
    const { payer, payment } = await paid()
    await payer.browser.request('POST intern-service/application/enrol', {
      body: { conduct_accepted: true },
    })
    expect(
      (await payer.browser.request('POST intern-service/application/final-enrol', { body: {} }))
        .status,
    ).toBe(200)
    const manager = await server.as(payer.operator.userId)
    const refund = (amount: number) =>
      manager.request(`POST operator/payments/${payment.payment_id}/refund`, {
        body: { amount, note: 'The host closed.' },
      })
    expect(
      (await manager.request('GET operator/payments', { query: { search: payer.intern.email } }))
        .payload,
    ).toMatchObject([
      {
        payment_id: payment.payment_id,
        may: { refund: true },
        comes_back: 50_000,
        company_id: expect.any(String),
      },
    ])
    expect(
      (
        await manager.request('GET operator/payments', {
          query: { search: payment.receipt_number },
        })
      ).payload,
    ).toMatchObject([{ payment_id: payment.payment_id }])
    expect(await refund(50_001)).toMatchObject({
      status: 400,
      fields: { amount: 'Enter an amount up to the amount paid.' },
    })
    const responses = await Promise.all([refund(20_000), refund(20_000)])
    expect(responses.map((response) => response.status).toSorted()).toEqual([200, 409])
    await server.mails()
    expect(
      (
        await manager.request('GET operator/payments', {
          query: { status: 'REFUNDED', search: payer.intern.email },
        })
      ).payload,
    ).toMatchObject([
      {
        refund: {
          amount: 20_000,
          reason: 'PROGRAMME',
          note: 'The host closed.',
          refunded_at: expect.any(String),
        },
      },
    ])
    const stillPaid = { status: 'SUCCEEDED', search: payer.intern.email }
    expect((await manager.request('GET operator/payments', { query: stillPaid })).payload).toEqual(
      [],
    )
    expect((await refund(1)).status).toBe(409)
    expect(
      (
        await manager.request(`POST operator/payments/${randomUUID()}/refund`, {
          body: { amount: 1, note: 'x' },
        })
      ).status,
    ).toBe(404)
  })

  it('keeps a refund due while the provider is unavailable', async () => {
    const { payer, payment } = await paid()
    world.setUnavailable(true)
    await (
      await server.as(payer.operator.userId)
    ).request(`POST operator/payments/${payment.payment_id}/refund`, {
      body: { amount: 50_000, note: 'Agreed.' },
    })
    await server.mails()
    expect(await statuses(payer.offerId)).toEqual(['SUCCEEDED'])
    world.setUnavailable(false)
    await server.advanceClock(11 * 60_000)
    expect(await statuses(payer.offerId)).toEqual(['REFUNDED'])
  })
})
