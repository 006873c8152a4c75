import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
beforeEach(() => server.pool.query('delete from outbox'))
afterAll(() => server.stop())

/** Adds an email whose delivery was given up, so that nothing sends it during the test. */
async function addFailedMail(values: object = {}): Promise<string> {
  const messageId = randomUUID()
  await insertRow(server.pool, 'outbox', {
    message_id: messageId,
    email: 'ada@fledge.test',
    kind: 'batches.moved',
    content: JSON.stringify({
      values: { batch: 'Spring', from: '1 March 2027', to: '31 May 2027' },
      rows: [],
    }),
    link: '/somewhere',
    created_at: server.now(),
    next_try_at: server.now(),
    tries: 9,
    skipped: true,
    last_error: 'EENVELOPE 550',
    ...values,
  })
  const { rows } = await server.pool.query('select id from outbox where message_id = $1', [
    messageId,
  ])
  return String(rows[0].id)
}
const wiped = { content: JSON.stringify({ values: {}, rows: [] }), link: '/' }
const preview = async (selection: object) =>
  (await operator.request('POST operator/outbox/retry-selected/preview', { body: { selection } }))
    .payload
const retry = (selection: object, count: number, more: object = {}) =>
  operator.request('POST operator/outbox/retry-selected', {
    body: { selection, count, reason: 'The server was down.', ...more },
  })
const readNotes = async () =>
  (
    await server.pool.query(
      `select note from event_log where machine = 'outbox' and move = 'retry' and note is not null`,
    )
  ).rows

describe('sending many failed emails again', () => {
  it('sends the chosen ones, with an event for each, and says which are left out', async () => {
    const [first, second, gone] = [await addFailedMail(), await addFailedMail(), '999999999']
    const secret = await addFailedMail(wiped)
    const selection = { rows: [first, second, secret, gone] }
    expect(await preview(selection)).toMatchObject({
      count: 2,
      left_out: expect.arrayContaining([
        { reason: 'outbox.refused.wiped', count: 1 },
        { reason: 'outbox.refused.delivered', count: 1 },
      ]),
    })
    const { status, payload } = await retry(selection, 2)
    expect([status, payload.count]).toEqual([200, 2])
    expect(payload.rows).toContainEqual({
      id: secret,
      title: 'ada@fledge.test',
      refusal: 'outbox.refused.wiped',
    })
    const note = 'The server was down.'
    expect(await readNotes()).toEqual([{ note }, { note }])
  })

  it('sends everything that matches but the exceptions', async () => {
    const ids = [await addFailedMail(), await addFailedMail(), await addFailedMail()]
    await addFailedMail({ email: 'ben@fledge.test' })
    const selection = { filters: { search: 'ada' }, except: ids.slice(0, 1) }
    expect(await preview(selection)).toMatchObject({ count: 2, left_out: [] })
    expect((await retry(selection, 2)).payload.count).toBe(2)
  })

  it('changes nothing if the number is no longer that of the preview', async () => {
    const id = await addFailedMail()
    expect((await retry({ rows: [id] }, 2)).status).toBe(409)
    const { rows } = await server.pool.query('select skipped from outbox where id = $1', [id])
    expect(rows).toEqual([{ skipped: true }])
  })

  it.each([{ reason: '' }, { count: 0 }, { selection: { rows: ['x'] } }])(
    'rejects %j',
    async (body) => {
      expect((await retry({ rows: [await addFailedMail()] }, 1, body)).status).toBe(400)
    },
  )
})

it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
  const browser = await openAsSide(server, side)
  const body = { selection: { filters: {}, except: [] } }
  const replies = [
    await browser.request('POST operator/outbox/retry-selected/preview', { body }),
    await browser.request('POST operator/outbox/retry-selected', {
      body: { ...body, count: 1, reason: 'x' },
    }),
  ]
  for (const { status } of replies) expect([401, 403]).toContain(status)
})
