import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  continuePayment,
  aPayer,
  submitCard,
  cards,
  type CardTestServer,
  startCardTestServer,
  completeChallenge,
  createTestPayment,
} from '../../platform/testing/card-payments.ts'
import { reportFigure } from '../../platform/testing/figure-report.ts'
import { countRounds } from '../../test/system/rounds.ts'
import { takeOrder } from './testing/take-order.ts'

vi.setConfig({ testTimeout: 660_000 })

let world: CardTestServer
beforeAll(async () => {
  world = await startCardTestServer()
})
afterAll(() => world.stop())

/**
 * Creates a payer whose 3-D Secure payment succeeded after a declined card, without us being
 * notified. Returns the provider's events.
 */
async function paidUnheard() {
  const { server } = world
  // The sandbox only lists its newest events.
  const last = (await world.events()).at(-1)?.id
  const payer = await aPayer(server)
  const first = (await createTestPayment(payer)).payload
  await submitCard(payer, first.client_secret, cards.declined)
  await continuePayment(payer, first.payment_id)
  const second = (await createTestPayment(payer)).payload
  await submitCard(payer, second.client_secret, cards.challenged)
  await completeChallenge(payer, second.client_secret, true)
  const listed = await world.events()
  const events = listed.slice(listed.findIndex(({ id }) => id === last) + 1)
  return { payer, payment: second.payment_id, events }
}

const settlements = async (
  paymentId: string,
  db: Pick<typeof world.server.pool, 'query'> = world.server.pool,
) =>
  (
    await db.query(
      `select 1 from event_log where machine = 'payment' and move = 'succeed' and subject_id = $1`,
      [paymentId],
    )
  ).rowCount
const outcome = async (offerId: string) => {
  const { rows } = await world.server.pool.query(
    `select y.status, o.status as offer, (select count(*)::int from internships i where i.offer_id = o.offer_id) as internships, count(y.receipt_number) over ()::int as receipts from payments y join offers o using (offer_id) where offer_id = $1 order by y.created_at`,
    [offerId],
  )
  return rows
}
/** Whether the check of the orders notices that a payment was settled twice. */
async function isPlantedDoubleFound(): Promise<boolean> {
  const { payment, events } = await paidUnheard()
  for (const event of events) await world.deliverEvent(event)
  await world.server.mails()
  const client = await world.server.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into event_log (at, machine, move, subject_id, actor_kind) select at, machine, move, subject_id, actor_kind from event_log
      where machine = 'payment' and move = 'succeed' and subject_id = $1`,
      [payment],
    )
    return (await settlements(payment, client)) === 2
  } finally {
    await client.query('rollback')
    client.release()
  }
}
/** Has no effect with any signature. */
const signedEvent = {
  id: 'evt_signed',
  object: 'event',
  type: 'customer.created',
  data: { object: { id: 'cus_1', object: 'customer' } },
}
const expected = [
  { status: 'FAILED', offer: 'ACCEPTED_BY_CANDIDATE', internships: 1, receipts: 1 },
  { status: 'SUCCEEDED', offer: 'ACCEPTED_BY_CANDIDATE', internships: 1, receipts: 1 },
]

describe('provider events', () => {
  it.each([
    ['in order', (events: readonly unknown[]) => events],
    ['in reverse order', (events: readonly unknown[]) => events.toReversed()],
    ['as the last event only', (events: readonly unknown[]) => events.slice(-1)],
    ['as the first event only', (events: readonly unknown[]) => events.slice(0, 1)],
    [
      'three times each in mixed order',
      (events: readonly unknown[]) => [...events, ...events.toReversed(), ...events],
    ],
  ])('settle once when delivered %s', async (_name, order) => {
    const { payer, payment, events } = await paidUnheard()
    for (const event of order(events)) expect((await world.deliverEvent(event)).status).toBe(200)
    await world.server.advanceClock(11 * 60_000)
    expect(await outcome(payer.offerId)).toEqual(expected)
    expect(await settlements(payment)).toBe(1)
    const paid = await continuePayment(payer, payment)
    expect(paid.payload.status).toBe('SUCCEEDED')
    expect(
      (await world.server.mails(payer.intern.email)).filter(
        (mail) => mail.kind === 'payments.succeeded',
      ),
    ).toHaveLength(1)
  })

  it('settle once in each order and with repeats', async () => {
    const orderStart = Math.floor(Math.random() * 1_000_000)
    const violations: string[] = []
    let orders = 0
    for (const round of countRounds(2, 60, 0.7)) {
      const { payer, payment, events } = await paidUnheard()
      const order = takeOrder(events, orderStart + round)
      // Every second order also repeats a part of itself.
      const repeats = round % 2 === 0 ? [] : order.slice(0, 1 + (round % order.length))
      for (const event of [...order, ...repeats])
        expect((await world.deliverEvent(event)).status).toBe(200)
      await world.server.mails()
      const end = [await outcome(payer.offerId), await settlements(payment)]
      if (JSON.stringify(end) !== JSON.stringify([expected, 1]))
        violations.push(`order ${orderStart + round}: ${JSON.stringify(end)}`)
      orders += 1
    }
    const isDoubleFound = await isPlantedDoubleFound()
    reportFigure({
      figure: 12,
      counts: { 'orders of webhooks': orders },
      violations,
      controls: { 'a planted second settlement': [1, Number(isDoubleFound)] },
    })
    expect([violations, isDoubleFound]).toEqual([[], true])
  })

  it("settle once in parallel with the browser's return, in any order", async () => {
    const { payer, payment, events } = await paidUnheard()
    await Promise.all([
      ...events.map((event) => world.deliverEvent(event)),
      continuePayment(payer, payment),
      continuePayment(payer, payment),
    ])
    await world.server.mails()
    expect(await outcome(payer.offerId)).toEqual(expected)
    expect(await settlements(payment)).toBe(1)
  })

  it('are not required: a payment settles without events and without the browser', async () => {
    const { payer, payment } = await paidUnheard()
    await world.server.advanceClock(11 * 60_000)
    expect(await outcome(payer.offerId)).toEqual(expected)
    expect(await settlements(payment)).toBe(1)
  })

  it('are not trusted: an event claiming an unpaid payment was paid changes nothing', async () => {
    const payer = await aPayer(world.server)
    const { payload } = await createTestPayment(payer)
    const intent = String(payload.client_secret).split('_secret_')[0]
    const event = {
      id: 'evt_says_paid',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: 1,
      data: {
        object: { id: intent, object: 'payment_intent', status: 'succeeded', amount: 50_000 },
      },
    }
    expect((await world.deliverEvent(event)).status).toBe(200)
    await world.server.mails()
    expect((await outcome(payer.offerId)).map((row) => [row.status, row.offer])).toEqual([
      ['CREATED', 'OFFERED'],
    ])
  })

  it('are accepted without effect for unknown payments and other kinds', async () => {
    expect(
      (
        await world.deliverEvent({
          id: 'evt_other',
          object: 'event',
          type: 'customer.created',
          data: { object: { id: 'cus_1', object: 'customer' } },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await world.deliverEvent({
          id: 'evt_strange',
          object: 'event',
          type: 'payment_intent.succeeded',
          data: { object: { id: 'pi_unknown', object: 'payment_intent' } },
        })
      ).status,
    ).toBe(200)
  })

  it('are rejected a thousand times if forged, outdated or from the future, and change nothing', async () => {
    const { payer, events } = await paidUnheard()
    const event = events.at(-1)
    const body = JSON.stringify(event)
    // Of the moment that they are sent, so that those from the future stay there.
    const listForged = (now: number) => [
      { secret: 'whsec_of_somebody' },
      { at: now - 301 },
      { at: now - 86_400 },
      { at: now + 120 },
      { at: now + 86_400 },
      { body: body.replace('succeeded', 'succeeded ') },
      { body: body.replace('50000', '1') },
      { body: '' },
      { body: '{' },
      { secret: '' },
    ]
    const isSignedAccepted = (await world.deliverEvent(signedEvent)).status === 200
    const before = (
      await world.server.pool.query('select count(*)::int as count from provider_events')
    ).rows[0].count
    const tampered = { status: 0 }
    let sent = 0
    for (const _round of countRounds(100, 1000, 0.2)) {
      const forged = listForged(Math.floor(Date.now() / 1000))
      sent += forged.length
      const answers = await Promise.all(forged.map((signed) => world.deliverEvent(event, signed)))
      tampered.status += answers.filter(
        (answer) => answer.status === 400 && answer.code === 'VALIDATION',
      ).length
    }
    reportFigure({
      figure: 12,
      counts: { 'forged webhooks': sent },
      violations:
        tampered.status === sent ? [] : [`${sent - tampered.status} forged were accepted`],
      controls: { 'a signed webhook': [1, Number(isSignedAccepted)] },
    })
    expect(tampered.status).toBe(sent)
    const unsigned = await world.server.anonymous().request('POST payments/webhook', {
      body: Buffer.from(body),
      headers: { 'content-type': 'application/json' },
    })
    expect([unsigned.status, unsigned.message]).toEqual([
      400,
      'The provider didn’t sign this event.',
    ])
    expect(
      (await world.server.pool.query('select count(*)::int as count from provider_events')).rows[0]
        .count,
    ).toBe(before)
    expect((await outcome(payer.offerId)).map((row) => row.status)).toEqual(['FAILED', 'CREATED'])
  })
})
