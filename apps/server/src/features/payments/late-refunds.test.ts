import { dayMs, hourMs, toLocalDay } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aPayer,
  type CardTestServer,
  cards,
  continuePayment,
  createTestPayment,
  startCardTestServer,
  submitCard,
} from '../../platform/testing/card-payments.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { type CardProvider, getCardProvider } from './card-provider.ts'
import { findDifferences } from './find-differences.ts'

let world: CardTestServer
let server: TestServer
let provider: CardProvider
beforeAll(async () => {
  world = await startCardTestServer()
  server = world.server
  const configured = getCardProvider(server.running.services)
  if (!configured) throw new Error('no card provider')
  provider = configured
  // Nights pass in whole days, so the clock must be past the hour of the comparison.
  await server.advanceClock(((36 - server.now().getUTCHours()) % 24) * hourMs)
})
afterAll(() => world.stop())

/** Pays 500 euros and returns the ids of the payment, here and at the provider. */
async function pay() {
  const payer = await aPayer(server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  await continuePayment(payer, payload.payment_id)
  const { rows } = await server.pool.query<{ id: string; provider_id: string }>(
    'select payment_id as id, provider_id from payments where payment_id = $1',
    [payload.payment_id],
  )
  return rows[0] ?? { id: '', provider_id: '' }
}
const refundHere = (id: string) =>
  server.pool.query(
    `update payments set status = 'REFUNDED', refund_amount = 20000, refunded_at = $2
     where payment_id = $1`,
    [id, server.now()],
  )
/** Passes some days, and in each night the comparison. */
async function passDays(days: number) {
  for (let day = 0; day < days; day += 1) await server.advanceClock(dayMs)
  await server.mails()
}
const listOpen = async () =>
  (
    await server.pool.query<{ kind: string; provider_id: string }>(
      'select kind, provider_id from payment_differences where resolved_at is null',
    )
  ).rows

// Weeks of nights, each with all of its jobs.
describe('the comparison of a night', { timeout: 60_000 }, () => {
  it('finds a refund of a payment of the week before last by hand, and closes it once we have it, too', async () => {
    const paid = await pay()
    await passDays(9)
    expect(await listOpen()).toEqual([])
    await provider.refund(paid.provider_id, 20_000, 'by-hand')
    await passDays(2)
    expect(await listOpen()).toEqual([{ kind: 'REFUND', provider_id: paid.provider_id }])

    await passDays(9)
    expect(await listOpen()).toHaveLength(1)
    await refundHere(paid.id)
    await passDays(2)
    expect(await listOpen()).toEqual([])
  })

  it('finds a refund of a payment of the week before last that the provider did not make', async () => {
    const paid = await pay()
    await passDays(9)
    await refundHere(paid.id)
    await passDays(2)
    expect(await listOpen()).toEqual([{ kind: 'REFUND', provider_id: paid.provider_id }])
    await provider.refund(paid.provider_id, 20_000, 'afterwards')
    await passDays(2)
    expect(await listOpen()).toEqual([])
  })
})

describe('a comparison', () => {
  it('reads a second time what seems to differ, as it may have changed in the meantime', async () => {
    const from = toLocalDay(server.now(), 'UTC')
    const paid = await pay()
    // Late in the evening, these hours lead into the next day.
    await server.advanceClock(2 * hourMs)
    const to = toLocalDay(server.now(), 'UTC')
    const db = server.running.services.database.read()
    const compareWith = (findPayment: CardProvider['findPayment']) =>
      findDifferences(
        db,
        {
          ...provider,
          findPayment,
          // As the list was before the payment succeeded.
          listPayments: async (from, before) =>
            (await provider.listPayments(from, before)).map((payment) => ({
              ...payment,
              status: 'requires_action',
            })),
        },
        { from, to },
        false,
      )
    const compared = await compareWith(provider.findPayment)
    expect(compared.comparedIds).toContain(paid.provider_id)
    expect(compared.found).toEqual([])
    const { found } = await compareWith(() => Promise.resolve(null))
    expect(found).toMatchObject([{ kind: 'MISSING_THERE', provider_id: paid.provider_id }])
  })
})
