import { PDFDocument } from 'pdf-lib'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import {
  continuePayment,
  aPayer,
  submitCard,
  cards,
  type CardTestServer,
  startCardTestServer,
  completeChallenge,
  countInternships,
  createTestPayment,
  listPaymentStatuses,
  readOfferStatus,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'

let world: CardTestServer
let server: TestServer
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
})
afterAll(() => world.stop())
beforeEach(() => {
  world.setUnavailable(false)
  world.setLosingResponses(false)
})

const day = 86_400_000
const statuses = (offerId: string) => listPaymentStatuses(server, offerId)
const offerStatus = (offerId: string) => readOfferStatus(server, offerId)
const internships = (offerId: string) => countInternships(server, offerId)

describe('paying for a place', () => {
  it('charges nothing while the provider is unavailable', async () => {
    const payer = await aPayer(server)
    world.setUnavailable(true)
    expect(await createTestPayment(payer)).toMatchObject({
      status: 503,
      message:
        'The card provider isn’t responding. You haven’t been charged. Try again in a moment.',
    })
    world.setUnavailable(false)
    const { payload } = await createTestPayment(payer)
    world.setUnavailable(true)
    expect((await continuePayment(payer, payload.payment_id)).status).toBe(503)
    await server.advanceClock(11 * 60_000)
    world.setUnavailable(false)
    await submitCard(payer, payload.client_secret, cards.pays)
    await server.advanceClock(2 * 60_000)
    expect(await statuses(payer.offerId)).toEqual(['SUCCEEDED'])
  })

  it('settles, accepts the offer, creates the internship, requests the confirmation and sends a receipt', async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    expect(payload).toMatchObject({
      amount: 50_000,
      currency: 'EUR',
      client_secret: expect.stringContaining('_secret_'),
    })
    expect((await submitCard(payer, payload.client_secret, cards.pays)).payload).toEqual({
      status: 'succeeded',
      error: null,
    })
    const paid = (await continuePayment(payer, payload.payment_id)).payload
    expect(paid).toMatchObject({
      status: 'SUCCEEDED',
      card: { brand: 'visa', last4: '4242' },
      receipt_number: expect.stringMatching(/^R-\d{6}$/),
      internship_id: expect.any(String),
      comes_back: { amount: 50_000 },
    })
    expect(await offerStatus(payer.offerId)).toBe('ACCEPTED_BY_CANDIDATE')
    expect(
      (await payer.browser.request('GET intern-service/application/enrol')).payload,
    ).toMatchObject({
      status: 'APPROVED',
      is_paid: true,
      has_accepted_offer: true,
      enrolled_at: null,
      confirm: { role: 'Data intern', by: paid.confirm_by },
    })
    const [mail] = (await server.mails(payer.intern.email)).filter(
      (mail) => mail.kind === 'payments.succeeded',
    )
    expect(mail?.subject).toContain('€500.00')
    const receipt = await server.running.app.inject({
      url: paid.receipt_url,
      headers: { cookie: payer.browser.cookie ?? '' },
    })
    expect(receipt.headers['content-type']).toBe('application/pdf')
    expect((await PDFDocument.load(receipt.rawPayload)).getTitle()).toBe(
      `Receipt ${paid.receipt_number}`,
    )
    const other = await server.as((await anIntern(server)).userId)
    expect((await other.request(`GET ${paid.receipt_url}`)).status).toBe(404)
    expect((await createTestPayment(payer)).message).toBe('This place is already paid for.')
  })

  it('requires the 3-D Secure step, waits for it and settles afterwards', async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    expect((await submitCard(payer, payload.client_secret, cards.challenged)).payload.status).toBe(
      'requires_action',
    )
    expect((await continuePayment(payer, payload.payment_id)).payload.status).toBe(
      'REQUIRES_ACTION',
    )
    expect(await offerStatus(payer.offerId)).toBe('OFFERED')
    await completeChallenge(payer, payload.client_secret, true)
    expect((await continuePayment(payer, payload.payment_id)).payload.status).toBe('SUCCEEDED')
    expect(await internships(payer.offerId)).toBe(1)
  })

  it("resumes a payment left during the bank's step and charges once", async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    await submitCard(payer, payload.client_secret, cards.challenged)
    // After the tab is closed, another one finds the payment and its next step.
    const [storedPayment] = (
      await payer.browser.request('GET intern-service/application/payments', {
        query: { offer_id: payer.offerId },
      })
    ).payload.payments
    expect(storedPayment).toMatchObject({
      payment_id: payload.payment_id,
      open_until: new Date(Date.parse(storedPayment.created_at) + day).toISOString(),
    })
    const read = (await continuePayment(payer, payload.payment_id)).payload
    expect(read).toMatchObject({ status: 'REQUIRES_ACTION', client_secret: payload.client_secret })
    await completeChallenge(payer, read.client_secret, true)
    expect((await continuePayment(payer, payload.payment_id)).payload).toMatchObject({
      status: 'SUCCEEDED',
      client_secret: null,
      open_until: null,
    })
    expect(await statuses(payer.offerId)).toEqual(['SUCCEEDED'])
    const otherPayer = await aPayer(server)
    expect(
      (
        await continuePayment({ ...payer, browser: otherPayer.browser }, payload.payment_id, {
          give_up: true,
        })
      ).status,
    ).toBe(404)
  })

  it('can be replaced by another card, and then never charges', async () => {
    const payer = await aPayer(server)
    const first = (await createTestPayment(payer)).payload
    await submitCard(payer, first.client_secret, cards.challenged)
    await continuePayment(payer, first.payment_id)
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => continuePayment(payer, first.payment_id, { give_up: true })),
    )
    for (const response of responses)
      expect(response.payload).toMatchObject({
        status: 'FAILED',
        failure: 'ABANDONED',
        client_secret: null,
      })
    expect((await completeChallenge(payer, first.client_secret, true)).payload.status).toBe(
      'refused',
    )
    const second = (await createTestPayment(payer)).payload
    await submitCard(payer, second.client_secret, cards.pays)
    // Already paid: giving up does not refund it.
    expect(
      (await continuePayment(payer, second.payment_id, { give_up: true })).payload.status,
    ).toBe('SUCCEEDED')
    expect(await statuses(payer.offerId)).toEqual(['FAILED', 'SUCCEEDED'])
    expect(await internships(payer.offerId)).toBe(1)
  })

  it.each([
    ['a declined card', cards.declined, null, 'DECLINED'],
    ['a card with insufficient funds', cards.poor, null, 'INSUFFICIENT_FUNDS'],
    ['an unconfirmed 3-D Secure step', cards.challenged, false, 'NOT_CONFIRMED'],
    ['a decline after the 3-D Secure step', cards.asksThenDeclined, true, 'DECLINED'],
  ] as const)(
    '%s charges nothing, and another card succeeds',
    async (_name, number, passed, failure) => {
      const payer = await aPayer(server)
      const first = (await createTestPayment(payer)).payload
      await submitCard(payer, first.client_secret, number)
      if (passed !== null) await completeChallenge(payer, first.client_secret, passed)
      expect((await continuePayment(payer, first.payment_id)).payload).toMatchObject({
        status: 'FAILED',
        failure,
        receipt_url: null,
      })
      expect(await offerStatus(payer.offerId)).toBe('OFFERED')
      const second = (await createTestPayment(payer)).payload
      expect(second.payment_id).not.toBe(first.payment_id)
      // A failed payment can never be charged later.
      expect((await submitCard(payer, first.client_secret, cards.pays)).payload.status).toBe(
        'refused',
      )
      await submitCard(payer, second.client_secret, cards.pays)
      expect((await continuePayment(payer, second.payment_id)).payload.status).toBe('SUCCEEDED')
      expect(await statuses(payer.offerId)).toEqual(['FAILED', 'SUCCEEDED'])
    },
  )

  it("resumes with the same idempotency key after the provider's response was lost", async () => {
    const payer = await aPayer(server)
    const idempotency = randomUUID()
    world.setLosingResponses(true)
    expect((await createTestPayment(payer, { idempotency })).status).toBe(503)
    world.setLosingResponses(false)
    await server.advanceClock(60_000)
    const { payload } = await createTestPayment(payer, { idempotency })
    await submitCard(payer, payload.client_secret, cards.pays)
    expect((await continuePayment(payer, payload.payment_id)).payload.status).toBe('SUCCEEDED')
  })

  it('creates one payment for two tabs and for repeated requests', async () => {
    const payer = await aPayer(server)
    const all = await Promise.all(Array.from({ length: 8 }, () => createTestPayment(payer)))
    expect(new Set(all.map((response) => response.payload.payment_id)).size).toBe(1)
    const { payment_id, client_secret } = all[0]?.payload ?? {}
    await submitCard(payer, client_secret, cards.pays)
    expect((await createTestPayment(payer)).message).toBe(
      'A payment for this place is being processed. Wait until it’s finished.',
    )
    const settled = await Promise.all(
      Array.from({ length: 8 }, () => continuePayment(payer, payment_id)),
    )
    expect(settled.map((response) => response.payload.status)).toEqual(Array(8).fill('SUCCEEDED'))
    expect([
      await internships(payer.offerId),
      (
        await server.pool.query(
          `select move from event_log where machine = 'payment' and subject_id = $1 order by id`,
          [payment_id],
        )
      ).rows,
    ]).toEqual([1, [{ move: 'create' }, { move: 'succeed' }]])
  })

  it('closes an abandoned payment, so that it cannot be charged later', async () => {
    const payer = await aPayer(server)
    const { payload } = await createTestPayment(payer)
    await submitCard(payer, payload.client_secret, cards.challenged)
    await continuePayment(payer, payload.payment_id)
    await server.advanceClock(25 * 3_600_000)
    expect(await statuses(payer.offerId)).toEqual(['FAILED'])
    expect((await completeChallenge(payer, payload.client_secret, true)).payload.status).toBe(
      'refused',
    )
    expect(
      (await payer.browser.request('GET intern-service/application/payments')).payload.payments[0],
    ).toMatchObject({ failure: 'ABANDONED' })
  })
})
