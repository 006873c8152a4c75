import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { insertRow, shiftDate } from '../../platform/testing/insert-row.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import {
  acceptSentOffer,
  aHiring,
  aSentOffer,
  type HiringFixture,
  mondayIn,
  shiftDay,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** A hiring in a batch whose interns pay for their place. */
const aPaidHiring = () =>
  aHiring(server, { batch: { payer: 'INTERN', price_amount: 50_000, price_currency: 'EUR' } })

const readMayPay = async (intern: Browser, offer_id: string): Promise<unknown> =>
  (await intern.request('GET intern-service/application/payments', { query: { offer_id } })).payload
    .may.pay

async function insertPayment(hiring: HiringFixture, offerId: string): Promise<string> {
  const payment = randomUUID()
  await insertRow(server.pool, 'payments', {
    payment_id: payment,
    intern_id: hiring.intern.internId,
    application_id: hiring.intern.applicationId,
    offer_id: offerId,
    status: 'SUCCEEDED',
    amount: 50_000,
    currency: 'EUR',
    provider_id: `pi_${payment}`,
    idempotency: randomUUID(),
    created_at: server.now(),
    settled_at: server.now(),
    terms_accepted_at: server.now(),
  })
  return payment
}

async function acceptPaidOffer(
  hiring: HiringFixture,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const offerId = await aSentOffer(server, hiring, overrides)
  await insertPayment(hiring, offerId)
  const accepted = await acceptSentOffer(server, hiring, offerId)
  expect(accepted.status).toBe(200)
  return String(accepted.payload.internship_id)
}

it('an offer for the same dates can be paid and accepted after the first internship was cancelled', async () => {
  const hiring = await aPaidHiring()
  const internship_id = await acceptPaidOffer(hiring)
  // A later internship, because cancelling the only one leaves the programme.
  const starts_on = mondayIn(server, 22)
  const ends_on = shiftDay(starts_on, 39)
  await acceptPaidOffer(await aHiring(server, { intern: hiring.intern }), { starts_on, ends_on })
  const other = await aHiring(server, { intern: hiring.intern })
  const offerId = await aSentOffer(server, other)
  const intern = await server.as(hiring.intern.userId)
  expect(await readMayPay(intern, offerId)).toBe('errors.DATES_OVERLAP')
  expect((await acceptSentOffer(server, hiring, offerId)).code).toBe('DATES_OVERLAP')

  const cancelled = await intern.request('POST intern-service/intern-offer/internships/cancel', {
    body: { internship_id, reason: 'PERSONAL' },
  })
  expect(cancelled.status).toBe(200)
  // No card provider is configured here.
  expect(await readMayPay(intern, offerId)).toBe('payments.refused.off')
  await insertPayment(other, offerId)
  expect((await acceptSentOffer(server, hiring, offerId)).status).toBe(200)
})

it('a payment that is refunded, or about to be, pays for nothing', async () => {
  const hiring = await aPaidHiring()
  const offerId = await aSentOffer(server, hiring)
  const payment = await insertPayment(hiring, offerId)
  const intern = await server.as(hiring.intern.userId)
  const setPayment = (status: string, refundDueAt: Date | null) =>
    server.pool.query('update payments set status = $2, refund_due_at = $3 where payment_id = $1', [
      payment,
      status,
      refundDueAt,
    ])
  const readPaid = async () => [
    (await intern.request('GET intern-service/application/enrol')).payload.is_paid,
    (await readMayPay(intern, offerId)) === 'payments.refused.paid',
  ]
  for (const [status, refundDueAt] of [
    ['SUCCEEDED', shiftDate(server.now(), 1)],
    ['REFUNDED', null],
  ] as const) {
    await setPayment(status, refundDueAt)
    expect(await readPaid()).toEqual([false, false])
    expect((await acceptSentOffer(server, hiring, offerId)).message).toContain(
      'Pay for your place at checkout first',
    )
  }
  await setPayment('SUCCEEDED', null)
  expect(await readPaid()).toEqual([true, true])
  expect((await acceptSentOffer(server, hiring, offerId)).status).toBe(200)
})

it('an accepted place does not make the intern unavailable for its own plan', async () => {
  const hiring = await aPaidHiring()
  await acceptPaidOffer(hiring)
  const admin = await server.as(hiring.company.admin.userId)
  const { payload } = await admin.request(`GET candidature/${hiring.candidatureId}/v1/stage`)
  expect(payload).toMatchObject({
    stage: 'OFFER_ACCEPTED',
    may: { proposeInterview: 'errors.ILLEGAL_TRANSITION', shortlist: 'errors.ILLEGAL_TRANSITION' },
  })
})
