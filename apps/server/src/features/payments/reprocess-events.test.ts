import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  aPayer,
  type CardTestServer,
  cards,
  createTestPayment,
  startCardTestServer,
  submitCard,
} from '../../platform/testing/card-payments.ts'
import { anOperator } from '../../platform/testing/factories.ts'
import type { Browser } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'

let world: CardTestServer
let finance: Browser
beforeAll(async () => {
  world = await startCardTestServer()
  finance = await world.server.as((await anOperator(world.server, 'FINANCE')).userId)
})
beforeEach(() => world.server.pool.query('delete from provider_events'))
afterAll(() => world.stop())

interface EventRow {
  readonly event_id: string
  readonly state: string
}
const reason = 'The provider works again.'
const list = async (query: Readonly<Record<string, string>> = {}) =>
  (await finance.request('GET operator/webhooks', { query })).payload
const listIds = async (query: Readonly<Record<string, string>>) =>
  (await list(query)).map((row: EventRow) => row.event_id)
const preview = async (selection: object) =>
  (await finance.request('POST operator/webhooks/reprocess/preview', { body: { selection } }))
    .payload
const reprocess = (selection: object, count: number, more: object = {}) =>
  finance.request('POST operator/webhooks/reprocess', {
    body: { selection, count, reason, ...more },
  })

/** An event of a payment that could not be read, because the provider did not respond. */
async function addFailingEvent(): Promise<{ readonly id: string; readonly intent: string }> {
  const payer = await aPayer(world.server)
  const { payload } = await createTestPayment(payer)
  await submitCard(payer, payload.client_secret, cards.pays)
  const event = (await world.events()).at(-1)
  if (!event) throw new Error('the sandbox sent no event')
  world.setUnavailable(true)
  await world.deliverEvent(event)
  await world.server.mails()
  world.setUnavailable(false)
  const { rows } = await world.server.pool.query(
    'select provider_id from provider_events where event_id = $1',
    [event.id],
  )
  return { id: event.id, intent: rows[0].provider_id }
}

/** Adds an event as it is stored. */
const addEvent = (id: string, values: Readonly<Record<string, unknown>> = {}) =>
  world.server.pool.query(
    `insert into provider_events (event_id, type, provider_id, received_at, state)
     values ($1, $2, $3, $4, $5)`,
    [
      id,
      values['type'] ?? 'payment_intent.succeeded',
      values['provider_id'] ?? null,
      values['received_at'] ?? world.server.now(),
      values['state'] ?? 'PROCESSED',
    ],
  )

describe('the list of events of the card provider', () => {
  it('says of each what became of it and why, with its payment, but not what it says', async () => {
    const { id, intent } = await addFailingEvent()
    expect(await list()).toEqual([
      {
        event_id: id,
        kind: 'SUCCEEDED',
        type: 'payment_intent.succeeded',
        state: 'FAILING',
        received_at: expect.any(String),
        processed_at: null,
        attempt_count: 1,
        last_error: expect.stringMatching(/\w/),
        payment: { provider_id: intent, intern_name: expect.any(String), receipt_number: null },
        may: { reprocess: true },
      },
    ])
  })

  it('leads to its payment by the search of the payments', async () => {
    const { intent } = await addFailingEvent()
    await addFailingEvent()
    const { payload } = await finance.request('GET operator/payments', {
      query: { search: intent },
    })
    expect(payload.map((row: { readonly provider_id: string }) => row.provider_id)).toEqual([
      intent,
    ])
  })

  it('is filtered by state and kind', async () => {
    await addEvent('evt_paid')
    await addEvent('evt_failing', { state: 'FAILING', type: 'charge.refunded' })
    await addEvent('evt_other', { state: 'IGNORED', type: 'customer.created' })
    expect(await listIds({ state: 'FAILING' })).toEqual(['evt_failing'])
    expect(await listIds({ kind: 'SUCCEEDED' })).toEqual(['evt_paid'])
    expect(await listIds({ kind: 'OTHER' })).toEqual(['evt_other'])
    expect(await listIds({ kind: 'REFUNDED', state: 'IGNORED' })).toEqual([])
  })

  it('is downloaded as CSV with the chosen columns', async () => {
    await addEvent('evt_paid', { type: 'charge.refunded' })
    await addEvent('evt_failing', { state: 'FAILING' })
    const { text } = await finance.request(
      'GET operator/webhooks/export?state=FAILING&columns=reference&columns=status',
    )
    expect(text.replace('\u{FEFF}', '').trim().split('\r\n')).toEqual([
      '"Reference","Status"',
      '"evt_failing","Failing"',
    ])
  })
})

it('is counted on Today as long as its list is, for those who may open it', async () => {
  for (const state of ['WAITING', 'FAILING', 'PROCESSED', 'IGNORED'])
    await addEvent(`evt_${state}`, { state })
  const countOnToday = async (role: 'MANAGER' | 'REVIEWER') => {
    const browser = await world.server.as((await anOperator(world.server, role)).userId)
    return (await browser.request('GET operator/today')).payload.incidents.failing_events
  }
  expect(await countOnToday('MANAGER')).toBe((await listIds({ state: 'FAILING' })).length)
  expect(await countOnToday('MANAGER')).toBe(1)
  expect(await countOnToday('REVIEWER')).toBeNull()
})

describe('processing events again', () => {
  it('reads the payment at once, and is an event with its reason', async () => {
    const { id } = await addFailingEvent()
    const selection = { rows: [id] }
    expect(await preview(selection)).toMatchObject({ count: 1, left_out: [] })
    const reply = await reprocess(selection, 1)
    expect([reply.status, reply.payload]).toEqual([
      200,
      { count: 1, rows: [{ id, title: id, refusal: null }] },
    ])
    await world.server.mails()
    expect((await list())[0].state).toBe('PROCESSED')
    const { rows } = await world.server.pool.query(
      `select note, data, actor_kind from event_log
       where machine = 'providerEvent' and move = 'reprocess' and data->>'event_id' = $1`,
      [id],
    )
    expect(rows).toEqual([
      {
        note: reason,
        data: { event_id: id, type: 'payment_intent.succeeded', attempt_count: 1 },
        actor_kind: 'operator',
      },
    ])
  })

  it('leaves out what is not failing or has been deleted, and has an event for each other', async () => {
    const [first, second] = [await addFailingEvent(), await addFailingEvent()]
    await addEvent('evt_done')
    const selection = { rows: [first.id, second.id, 'evt_done', 'evt_gone'] }
    expect(await preview(selection)).toMatchObject({
      count: 2,
      left_out: expect.arrayContaining([
        { reason: 'payments.refused.notFailing', count: 1 },
        { reason: 'payments.refused.eventDeleted', count: 1 },
      ]),
    })
    const { payload } = await reprocess(selection, 2)
    expect(payload.rows).toContainEqual({
      id: 'evt_done',
      title: 'evt_done',
      refusal: 'payments.refused.notFailing',
    })
    const { rows } = await world.server.pool.query(
      `select count(*)::int from event_log where machine = 'providerEvent' and data->>'event_id' = any($1)`,
      [[first.id, second.id]],
    )
    expect(rows).toEqual([{ count: 2 }])
  })

  it('processes everything that matches but the exceptions', async () => {
    for (const id of ['evt_1', 'evt_2', 'evt_3']) await addEvent(id, { state: 'FAILING' })
    await addEvent('evt_refund', { state: 'FAILING', type: 'charge.refunded' })
    const selection = { filters: { kind: 'SUCCEEDED' }, except: ['evt_1'] }
    expect(await preview(selection)).toMatchObject({ count: 2, left_out: [] })
    expect((await reprocess(selection, 2)).payload.count).toBe(2)
    expect(await listIds({ state: 'FAILING' })).toEqual(['evt_refund', 'evt_1'])
  })

  it('has nothing to do if the payment is no longer open', async () => {
    await addEvent('evt_old', { state: 'FAILING', provider_id: 'pi_unknown' })
    expect((await reprocess({ rows: ['evt_old'] }, 1)).status).toBe(200)
    expect((await list()).map(({ state }: EventRow) => state)).toEqual(['IGNORED'])
  })

  it('changes nothing if the number is no longer that of the preview', async () => {
    await addEvent('evt_1', { state: 'FAILING' })
    expect((await reprocess({ rows: ['evt_1'] }, 2)).status).toBe(409)
    expect(await listIds({ state: 'FAILING' })).toEqual(['evt_1'])
  })

  it.each([{ reason: '' }, { count: 0 }, { selection: { rows: [] } }])(
    'rejects %j',
    async (body) => {
      await addEvent('evt_1', { state: 'FAILING' })
      expect((await reprocess({ rows: ['evt_1'] }, 1, body)).status).toBe(400)
    },
  )
})

it.each(sidesWithoutManagers)('is refused to %s', async (side) => {
  await addEvent('evt_1', { state: 'FAILING' })
  const browser = await openAsSide(world.server, side)
  const body = { selection: { filters: {}, except: [] } }
  const replies = [
    await browser.request('GET operator/webhooks'),
    await browser.request('GET operator/webhooks/export'),
    await browser.request('POST operator/webhooks/reprocess/preview', { body }),
    await browser.request('POST operator/webhooks/reprocess', {
      body: { ...body, count: 1, reason },
    }),
  ]
  for (const { status } of replies) expect([401, 403]).toContain(status)
  expect(await listIds({ state: 'FAILING' })).toEqual(['evt_1'])
})

it('is allowed to managers', async () => {
  await addEvent('evt_1', { state: 'FAILING' })
  const manager = await world.server.as((await anOperator(world.server, 'MANAGER')).userId)
  const body = { selection: { rows: ['evt_1'] }, count: 1, reason }
  expect((await manager.request('POST operator/webhooks/reprocess', { body })).status).toBe(200)
})
