import type { BatchPaymentTotals } from '@fledge/contract/payments/schema.ts'
import { filtersByTotal, paymentTotals } from '@fledge/domain/payments/payment-totals.ts'
import { hourMs } from '@fledge/kernel/dates.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBatch, anIntern, type TestBatch } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

let server: TestServer
let finance: Colleague
let manager: Colleague
let reviewer: Colleague
let spring: TestBatch
beforeAll(async () => {
  server = await startTestServer()
  ;[finance, manager, reviewer] = [
    await addColleague(server, 'FINANCE'),
    await addColleague(server, 'MANAGER'),
    await addColleague(server, 'REVIEWER'),
  ]
  spring = await aBatch(server, { name: 'Spring' })
})
afterAll(() => server.stop())

const hoursAgo = (hours: number) => new Date(server.now().getTime() - hours * hourMs)
const addPayment = async (batch: TestBatch, fields: Readonly<Record<string, unknown>>) => {
  const intern = await anIntern(server, { batch })
  await insertRow(server.pool, 'payments', {
    payment_id: randomUUID(),
    intern_id: intern.internId,
    application_id: intern.applicationId,
    status: 'SUCCEEDED',
    amount: 50_000,
    currency: 'EUR',
    provider_id: `pi_${randomUUID()}`,
    idempotency: randomUUID(),
    created_at: hoursAgo(1),
    ...fields,
  })
}
const readTotals = async ({ browser } = finance): Promise<BatchPaymentTotals[]> =>
  (await browser.request('GET operator/payments/totals')).payload

describe('totals of payments', () => {
  it('count and add up each batch and currency, and are those of the lists that they link to', async () => {
    const autumn = await aBatch(server, { name: 'Autumn' })
    await addPayment(spring, { settled_at: hoursAgo(1) })
    await addPayment(spring, { settled_at: hoursAgo(1), amount: 20_000 })
    await addPayment(spring, { settled_at: hoursAgo(1), amount: 90_000, currency: 'USD' })
    await addPayment(spring, {
      status: 'REFUNDED',
      settled_at: hoursAgo(9),
      refund_amount: 30_000,
      refund_reason: 'PROGRAMME',
      refunded_at: hoursAgo(1),
    })
    await addPayment(spring, {
      status: 'REFUNDED',
      settled_at: hoursAgo(9),
      refund_amount: 50_000,
      refund_reason: 'PROGRAMME',
      refunded_at: hoursAgo(1),
    })
    await addPayment(spring, { status: 'CREATED' })
    await addPayment(spring, { status: 'REQUIRES_ACTION', created_at: hoursAgo(23) })
    await addPayment(spring, { status: 'CREATED', created_at: hoursAgo(24), amount: 10_000 })
    await addPayment(spring, { status: 'FAILED', failure_code: 'DECLINED' })
    // Not at the provider yet: neither in the list nor in a total.
    await addPayment(spring, { status: 'CREATED', provider_id: null })
    await addPayment(autumn, { settled_at: hoursAgo(1) })
    const rows = await readTotals()
    expect(rows.map(({ batch_name, currency }) => [batch_name, currency])).toEqual([
      ['Autumn', 'EUR'],
      ['Spring', 'EUR'],
      ['Spring', 'USD'],
    ])
    expect(rows[1]).toMatchObject({
      paid_count: 2,
      paid_amount: 70_000,
      refunded_count: 2,
      refunded_amount: 80_000,
      kept_count: 1,
      kept_amount: 20_000,
      open_count: 3,
      open_amount: 110_000,
      overdue_count: 1,
      overdue_amount: 10_000,
      failed_count: 1,
      failed_amount: 50_000,
    })
    for (const row of rows)
      for (const total of paymentTotals) {
        const { count } = await finance.browser.request('GET operator/payments', {
          query: { ...filtersByTotal[total], batch: row.batch_id, currency: row.currency },
        })
        expect([row.batch_name, total, count]).toEqual([
          row.batch_name,
          total,
          row[`${total}_count`],
        ])
      }
    expect(await readTotals(manager)).toEqual(rows)
  })

  it('count a payment as overdue after a day', async () => {
    const [before] = (await readTotals()).filter(({ batch_id }) => batch_id === spring.batchId)
    await addPayment(spring, { status: 'CREATED', created_at: hoursAgo(2) })
    await server.advanceClock(21 * hourMs)
    const [later] = (await readTotals()).filter(({ batch_id }) => batch_id === spring.batchId)
    // One was created 23 hours ago before, and one an hour ago; the new one has an hour left.
    expect([before?.overdue_count, later?.overdue_count]).toEqual([1, 2])
    await server.advanceClock(hourMs)
    const [last] = (await readTotals()).filter(({ batch_id }) => batch_id === spring.batchId)
    expect(last?.overdue_count).toBe(3)
  })

  it('are refused to reviewers', async () => {
    expect((await reviewer.browser.request('GET operator/payments/totals')).status).toBe(403)
    expect((await reviewer.browser.request('GET operator/today/finance')).status).toBe(403)
  })
})
