import { randomUUID } from 'node:crypto'
import { hourMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'

let server: TestServer
let operator: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
beforeEach(() => server.pool.query('delete from outbox'))
afterAll(() => server.stop())

const written = { values: { batch: 'Spring', from: '1 March 2027', to: '31 May 2027' }, rows: [] }
const wiped = { values: {}, rows: [] }

/** Adds an email of which an attempt failed an hour ago, and returns its number. */
async function addFailedMail(values: object = {}): Promise<string> {
  const messageId = randomUUID()
  await insertRow(server.pool, 'outbox', {
    message_id: messageId,
    email: 'ada@fledge.test',
    kind: 'batches.moved',
    content: JSON.stringify(written),
    link: '/somewhere',
    created_at: new Date(server.now().getTime() - hourMs),
    next_try_at: new Date(server.now().getTime() + hourMs),
    tries: 2,
    last_error: 'EENVELOPE 550',
    ...values,
  })
  const { rows } = await server.pool.query('select id from outbox where message_id = $1', [
    messageId,
  ])
  return String(rows[0].id)
}
const list = async (query = '') => (await operator.request(`GET operator/outbox${query}`)).payload
const readRow = async (id: string) =>
  (await server.pool.query('select * from outbox where id = $1', [id])).rows[0]
const waitUntilDelivered = (id: string) =>
  expect.poll(async () => (await readRow(id)).delivered_at).not.toBeNull()

describe('the list of failed emails', () => {
  it('shows who did not get what, why, and when it is tried again', async () => {
    const id = await addFailedMail()
    expect(await list()).toEqual([
      expect.objectContaining({
        id,
        state: 'RETRYING',
        subject: expect.stringContaining('Spring'),
        to: 'ada@fledge.test',
        tries: 2,
        failure: 'REFUSED',
        last_error: 'EENVELOPE 550',
        next_try_at: expect.any(String),
        may: { retry: true },
      }),
    ])
  })

  it('leaves out what was delivered, has not been tried yet, or its recipient turned off', async () => {
    await addFailedMail({ delivered_at: server.now() })
    await addFailedMail({ delivered_at: server.now(), skipped: true })
    await addFailedMail({ last_error: null, tries: 0 })
    expect(await list()).toEqual([])
  })

  it('filters by state and finds recipients with and without an account', async () => {
    const { userId, email } = await anIntern(server)
    const waiting = await addFailedMail()
    const givenUp = await addFailedMail({ skipped: true, user_id: userId, email: null })
    const ids = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id)
    expect(await ids('?state=RETRYING')).toEqual([waiting])
    expect(await ids('?state=GIVEN_UP')).toEqual([givenUp])
    expect(await ids(`?search=${encodeURIComponent(email)}`)).toEqual([givenUp])
    expect(await ids('?search=ada%40fledge')).toEqual([waiting])
    expect(await list('?state=GIVEN_UP')).toEqual([expect.objectContaining({ next_try_at: null })])
  })

  it('shows no subject and refuses another attempt once a code has been deleted', async () => {
    const id = await addFailedMail({ content: JSON.stringify(wiped), link: '/', skipped: true })
    expect(await list()).toEqual([
      expect.objectContaining({ id, subject: null, may: { retry: 'outbox.refused.wiped' } }),
    ])
    const reply = await operator.request('POST operator/outbox/retry', { body: { ids: [id] } })
    expect(reply.payload).toEqual({ count: 0 })
    expect((await readRow(id)).skipped).toBe(true)
  })
})

describe('sending failed emails again', () => {
  it('delivers what was given up, and records who asked for it', async () => {
    const id = await addFailedMail({ skipped: true })
    const { message_id: messageId } = await readRow(id)
    const reply = await operator.request('POST operator/outbox/retry', { body: { ids: [id] } })
    expect(reply.payload).toEqual({ count: 1 })
    await waitUntilDelivered(id)
    expect((await readRow(id)).skipped).toBe(false)
    expect(await list()).toEqual([])
    const { rows } = await server.pool.query(
      `select move, actor_id, data from event_log where subject_id = $1`,
      [messageId],
    )
    expect(rows).toEqual([
      { move: 'retry', actor_id: operatorId, data: { kind: 'batches.moved', tries: 2 } },
    ])
  })

  it('tries all of them, and only them', async () => {
    const failed = [await addFailedMail(), await addFailedMail({ skipped: true })]
    const delivered = await addFailedMail({
      delivered_at: server.now(),
      content: JSON.stringify(written),
    })
    const before = await readRow(delivered)
    const reply = await operator.request('POST operator/outbox/retry', { body: { ids: null } })
    expect(reply.payload).toEqual({ count: 2 })
    for (const id of failed) await waitUntilDelivered(id)
    expect(await readRow(delivered)).toEqual(before)
  })

  it.each(['a company', 'an intern', 'a visitor'])('is refused to %s', async (side) => {
    const id = await addFailedMail()
    const before = await readRow(id)
    const browser =
      side === 'a company'
        ? await server.as((await aCompany(server)).admin.userId)
        : side === 'an intern'
          ? await server.as((await anIntern(server)).userId)
          : server.anonymous()
    const body = { ids: [id] }
    expect((await browser.request('GET operator/outbox')).status).toBeGreaterThanOrEqual(401)
    expect(
      (await browser.request('POST operator/outbox/retry', { body })).status,
    ).toBeGreaterThanOrEqual(401)
    expect(await readRow(id)).toEqual(before)
  })
})
