import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anIntern, anOperator, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

const reason = 'The intern deleted it by mistake'
let server: TestServer
let operator: Browser
let operatorId: string
let intern: TestIntern
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server, 'REVIEWER')).userId
  operator = await server.as(operatorId)
})
beforeEach(async () => {
  intern = await anIntern(server)
})
afterAll(() => server.stop())

/** Adds an email that the intern got, and returns its number. */
async function addMail(values: object = {}): Promise<string> {
  const messageId = randomUUID()
  await insertRow(server.pool, 'outbox', {
    message_id: messageId,
    user_id: intern.userId,
    kind: 'batches.moved',
    content: JSON.stringify({
      values: { batch: 'Spring', from: '1 March 2027', to: '31 May 2027' },
      rows: [],
    }),
    link: '/somewhere',
    created_at: server.now(),
    next_try_at: server.now(),
    tries: 1,
    delivered_at: server.now(),
    ...values,
  })
  const { rows } = await server.pool.query('select id from outbox where message_id = $1', [
    messageId,
  ])
  return String(rows[0].id)
}
const resend = (id: string, by = operator, body: object = { reason }) =>
  by.request(`POST operator/outbox/${id}/send-again`, { body })
const readMails = async (): Promise<
  { id: string; state: string; subject: string; may: { resend: true | string } }[]
> => (await operator.request(`GET operator/people/${intern.userId}`)).payload.mails
const findResend = async (id: string) =>
  (await readMails()).find((mail) => mail.id === id)?.may.resend

describe('an email that is sent again', () => {
  it('is the same email, delivered once more, with an event that says why', async () => {
    const id = await addMail()
    expect(await findResend(id)).toBe(true)
    const { status, payload } = await resend(id)
    expect(status).toBe(200)
    await expect
      .poll(async () => (await readMails()).map(({ state }) => state))
      .toEqual(['DELIVERED', 'DELIVERED'])
    const [first, second] = await readMails()
    expect(first?.subject).toBe(second?.subject)
    const mails = await server.mails(intern.email)
    expect(mails.filter(({ kind }) => kind === 'batches.moved')).toHaveLength(1)
    const { rows } = await server.pool.query(
      `select actor_id, note, data from event_log where machine = 'outbox' and subject_id = $1`,
      [intern.userId],
    )
    expect(rows).toMatchObject([
      { actor_id: operatorId, note: reason, data: { kind: 'batches.moved' } },
    ])
    expect(payload.pending).toBeNull()
    const events = await operator.request(`GET operator/people/${intern.userId}/events`)
    expect(events.payload[0]).toMatchObject({ machine: 'outbox', move: 'resend' })
  })
})

describe('an email that will be sent again', () => {
  it('is sent after ten seconds, once, unless it is undone', async () => {
    const later = await startTestServer({ UNDO_SECONDS: '10' }, { beside: server })
    try {
      const reviewer = await later.as(operatorId)
      const id = await addMail()
      const ask = async () => (await resend(id, reviewer)).payload.pending
      const undone = await ask()
      expect((await resend(id, reviewer)).status).toBe(409)
      const kinds = await reviewer.request('GET operator/pending-acts', { query: { kind: 'MAIL' } })
      expect(kinds.payload).toMatchObject([{ act: 'resendMail', subject_id: intern.userId }])
      await reviewer.request('POST operator/pending-acts/undo', {
        body: { act_id: undone.act_id },
      })
      await later.advanceClock(20_000)
      expect(await readMails()).toHaveLength(1)
      await ask()
      await later.advanceClock(5000)
      expect(await readMails()).toHaveLength(1)
      await later.advanceClock(5000)
      await later.running.services.sweep()
      expect(await readMails()).toHaveLength(2)
    } finally {
      await later.stop()
    }
  })
})

describe('an email is not sent again', () => {
  it.each([
    [
      'unreadable',
      'with a code',
      { content: JSON.stringify({ values: { code: 'sealed:x' }, rows: [] }) },
    ],
    ['unreadable', 'whose text is gone', { content: '{"values": {}, "rows": []}', link: '/' }],
    [
      'onItsWay',
      'that is not delivered yet',
      { delivered_at: null, next_try_at: new Date('2100-01-01') },
    ],
    ['turnedOff', 'that the recipient does not want', { delivered_at: null, skipped: true }],
  ])('(%s) %s', async (key, _name, values) => {
    const id = await addMail(values)
    expect(await findResend(id)).toBe(`outbox.refused.${key}`)
    expect((await resend(id)).status).toBe(409)
    expect(await readMails()).toHaveLength(1)
  })

  it('without a reason, or if there is no such email', async () => {
    expect((await resend(await addMail(), operator, { reason: ' ' })).fields).toHaveProperty(
      'reason',
    )
    expect((await resend('999999999')).status).toBe(404)
  })

  it.each(['finance', 'a company', 'an intern', 'a visitor'] as const)('to %s', async (side) => {
    const browser =
      side === 'finance'
        ? await server.as((await anOperator(server, 'FINANCE')).userId)
        : await openAsSide(server, side)
    expect((await resend(await addMail(), browser)).status).toBe(side === 'a visitor' ? 401 : 403)
  })
})
