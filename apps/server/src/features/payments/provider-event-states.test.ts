import { minuteMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  aPayer,
  type CardTestServer,
  cards,
  createTestPayment,
  startCardTestServer,
  submitCard,
} from '../../platform/testing/card-payments.ts'

let world: CardTestServer
beforeAll(async () => void (world = await startCardTestServer()))
beforeEach(() => world.server.pool.query('delete from provider_events'))
afterAll(() => world.stop())

/** Pays by card without our hearing of it, and returns the provider's last event. */
async function payUnheard() {
  const payer = await aPayer(world.server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  const event = (await world.events()).at(-1)
  if (!event) throw new Error('the sandbox sent no event')
  return event
}
const readStates = async () =>
  (
    await world.server.pool.query(
      `select state, attempt_count, last_error, processed_at is not null as is_dated
       from provider_events order by received_at, event_id`,
    )
  ).rows

it('is processed once the payment has been read', async () => {
  await world.deliverEvent(await payUnheard())
  await world.server.mails()
  expect(await readStates()).toEqual([
    { state: 'PROCESSED', attempt_count: 0, last_error: null, is_dated: true },
  ])
})

it('is ignored if no open payment is concerned', async () => {
  const event = await payUnheard()
  await world.deliverEvent(event)
  await world.server.mails()
  for (const ignored of [
    { ...event, id: 'evt_later' },
    {
      id: 'evt_customer',
      object: 'event',
      type: 'customer.created',
      data: { object: { id: 'cus_1', object: 'customer' } },
    },
  ])
    await world.deliverEvent(ignored)
  const states = (await readStates()).map(({ state }) => state)
  expect(states.toSorted()).toEqual(['IGNORED', 'IGNORED', 'PROCESSED'])
})

it('fails with a cause while the provider is unavailable, and is processed afterwards', async () => {
  const event = await payUnheard()
  world.setUnavailable(true)
  await world.deliverEvent(event)
  await world.server.mails()
  expect(await readStates()).toEqual([
    {
      state: 'FAILING',
      attempt_count: 1,
      last_error: expect.stringMatching(/\w/),
      is_dated: false,
    },
  ])
  world.setUnavailable(false)
  await world.server.advanceClock(11 * minuteMs)
  expect(await readStates()).toEqual([
    { state: 'PROCESSED', attempt_count: 1, last_error: null, is_dated: true },
  ])
})

it('is processed, too, if the intern’s next attempt closes its payment', async () => {
  const payer = await aPayer(world.server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.declined)
  const event = (await world.events()).at(-1)
  world.setUnavailable(true)
  await world.deliverEvent(event)
  await world.server.mails()
  expect((await readStates()).map(({ state }) => state)).toEqual(['FAILING'])
  world.setUnavailable(false)
  expect((await createTestPayment(payer)).status).toBe(200)
  expect(await readStates()).toEqual([
    { state: 'PROCESSED', attempt_count: 1, last_error: null, is_dated: true },
  ])
})
