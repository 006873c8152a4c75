import type { PaymentDifference } from '@fledge/contract/payments/difference-schema.ts'
import { dayMs, hourMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPayer,
  type CardTestServer,
  cards,
  continuePayment,
  createTestPayment,
  type Payer,
  startCardTestServer,
  submitCard,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'
import { getCardProvider } from './card-provider.ts'

let world: CardTestServer
let server: TestServer
let finance: Colleague
let reviewer: Colleague
let first: string
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
  first = toLocalDay(server.now(), 'UTC')
  ;[finance, reviewer] = [
    await addColleague(server, 'FINANCE'),
    await addColleague(server, 'REVIEWER'),
  ]
})
afterAll(() => world.stop())

interface PaidPayment {
  readonly payer: Payer
  readonly id: string
  readonly providerId: string
}
const pay = async (): Promise<PaidPayment> => {
  const payer = await aPayer(server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  await continuePayment(payer, payload.payment_id)
  const { rows } = await server.pool.query(
    'select provider_id from payments where payment_id = $1',
    [payload.payment_id],
  )
  return { payer, id: payload.payment_id, providerId: rows[0].provider_id }
}
const compare = ({ browser } = finance) =>
  browser.request('POST operator/payment-differences/compare', {
    body: { from: first, to: toLocalDay(server.now(), 'UTC') },
  })
const list = async (query = {}): Promise<PaymentDifference[]> =>
  (
    await finance.browser.request('GET operator/payment-differences', {
      query: { per_page: '100', ...query },
    })
  ).payload
const listOpen = async () =>
  (await list({ state: 'OPEN' }))
    .map(({ kind, provider_id }) => `${kind} ${provider_id}`)
    .toSorted()
const resolve = (id: string, by = finance) =>
  by.browser.request(`POST operator/payment-differences/${id}/resolve`, {
    body: { note: 'Refunded by hand at the provider.' },
  })
const change = (id: string, columns: string) =>
  server.pool.query(`update payments set ${columns} where payment_id = $1`, [id])
const provider = () => getCardProvider(server.running.services)
const countComparisons = async () =>
  (
    await server.pool.query(
      `select 1 from event_log where machine = 'paymentDifference' and move = 'compare'`,
    )
  ).rowCount

describe('a comparison with the card provider', () => {
  let same: PaidPayment
  let amount: PaidPayment

  it('finds what is missing on one side, and amounts, refunds and states that differ', async () => {
    const [refund, state, moved] = [await pay(), await pay(), await pay()]
    ;[same, amount] = [await pay(), await pay()]
    const open = await aPayer(server)
    await createTestPayment(open)
    await server.advanceClock(2 * hourMs)
    expect((await compare()).payload).toEqual({ compared_count: 6, found_count: 0 })

    await change(amount.id, 'amount = 49000')
    await provider()?.refund(refund.providerId, 20_000, 'by-hand')
    await change(state.id, `status = 'FAILED'`)
    await change(moved.id, `provider_id = 'pi_unknown'`)
    const { payload } = await compare()
    expect(payload).toEqual({ compared_count: 7, found_count: 5 })
    expect(await listOpen()).toEqual(
      [
        `AMOUNT ${amount.providerId}`,
        `MISSING_HERE ${moved.providerId}`,
        'MISSING_THERE pi_unknown',
        `REFUND ${refund.providerId}`,
        `STATE ${state.providerId}`,
      ].toSorted(),
    )
    const [found] = await list({ kind: 'REFUND' })
    expect(found).toMatchObject({
      here: { amount: 50_000, currency: 'EUR', refunded_amount: 0, status: 'SUCCEEDED' },
      there: { amount: 50_000, currency: 'EUR', refunded_amount: 20_000, status: 'succeeded' },
      may: { resolve: true },
    })
    const { payload: today } = await finance.browser.request('GET operator/today/finance')
    expect(today.payment_differences).toBe(5)
    await change(moved.id, `provider_id = '${moved.providerId}'`)
    await change(state.id, `status = 'SUCCEEDED'`)
  })

  it('closes what it no longer finds, and finds the same difference once', async () => {
    await compare()
    const [closed] = await list({ kind: 'STATE' })
    expect(closed).toMatchObject({ state: 'RESOLVED', resolver: null, note: null })
    await compare()
    expect((await listOpen()).map((row) => row.split(' ')[0])).toEqual(['AMOUNT', 'REFUND'])
  })

  it('does not show again what someone resolved, unless it changes', async () => {
    const [found] = await list({ kind: 'REFUND' })
    const id = found?.difference_id ?? ''
    expect((await resolve(id, reviewer)).status).toBe(403)
    expect((await resolve(id)).status).toBe(200)
    expect((await resolve(id)).status).toBe(409)
    await compare()
    const [resolved, ...others] = await list({ kind: 'REFUND' })
    expect(others).toEqual([])
    expect(resolved).toMatchObject({
      state: 'RESOLVED',
      note: 'Refunded by hand at the provider.',
      may: { resolve: 'payments.refused.differenceResolved' },
    })
    const { rows } = await server.pool.query(
      `select actor_id, note from event_log where subject_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ actor_id: finance.userId, note: 'Refunded by hand at the provider.' }])
    await provider()?.refund(resolved?.provider_id ?? '', 5_000, 'by-hand-again')
    await compare()
    expect((await list({ kind: 'REFUND' })).map(({ state }) => state)).toEqual(['OPEN', 'RESOLVED'])
  })

  it('takes place once a night, on whichever server comes first', async () => {
    const before = await countComparisons()
    // Tomorrow at three in the night.
    const night = Date.parse(`${toLocalDay(server.now(), 'UTC')}T00:00:00Z`) + dayMs + 3 * hourMs
    await change(same.id, 'amount = 40000')
    await server.advanceClock(night - server.now().getTime())
    const { sweep } = server.running.services
    await Promise.all([sweep(), sweep()])
    await server.mails()
    await sweep()
    await server.mails()
    expect([await countComparisons(), (await listOpen()).length]).toEqual([(before ?? 0) + 1, 3])
  })

  it('is tried again when the provider did not respond', async () => {
    const before = await countComparisons()
    world.setUnavailable(true)
    expect((await compare()).status).toBe(503)
    await server.advanceClock(dayMs)
    await server.mails()
    expect(await countComparisons()).toBe(before)
    world.setUnavailable(false)
    await server.advanceClock(hourMs)
    await server.mails()
    expect(await countComparisons()).toBe((before ?? 0) + 1)
  })

  it('is of 31 days at most, and refused to reviewers', async () => {
    const { status } = await finance.browser.request('POST operator/payment-differences/compare', {
      body: { from: '2026-01-01', to: '2026-02-01' },
    })
    expect(status).toBe(400)
    expect((await compare(reviewer)).status).toBe(403)
    expect((await reviewer.browser.request('GET operator/payment-differences')).status).toBe(403)
  })
})
