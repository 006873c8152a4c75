import { randomUUID } from 'node:crypto'
import { maxRepliesPerMessage } from '@fledge/domain/messages/reply-types.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, type TestPerson } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let ada: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ada = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

const pass = (ms = undoMs) => server.advanceClock(ms)

/** Sends a message to people, as the programme team does. */
async function sendMessage(...people: readonly TestPerson[]): Promise<string> {
  await ada.browser.request('POST operator/messages', {
    body: {
      selection: { list: 'people', rows: people.map(({ userId: id }) => id) },
      audience: 'PEOPLE',
      count: people.length,
      subject: 'News for {first_name}',
      body: 'Dear {first_name}, can you come?',
      template_id: null,
      send_at: null,
      reason: 'They should know.',
    },
  })
  await pass()
  await pass()
  const { payload } = await ada.browser.request('GET operator/messages')
  return payload[0].message_id
}
const reply = (browser: Browser, message: string, text = 'Yes, I can.') =>
  browser.request(`POST common-services/messages/${message}/replies`, { body: { text } })
const listOwn = async (browser: Browser) =>
  (await browser.request('GET common-services/messages')).payload
const listReplies = async (message: string) =>
  (await ada.browser.request('GET operator/replies', { query: { message } })).payload
const decide = (id: string, body: object = {}, by = ada.browser) =>
  by.request(`POST operator/replies/${id}/decide`, {
    body: { decision: 'respond', text: 'See you there.', ...body },
  })
const listWaits = async () =>
  (await ada.browser.request('GET operator/waits', { query: { kind: 'REPLY', per_page: '100' } }))
    .payload
const readMails = async ({ email }: TestPerson, kind: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === kind)

/** A message to an intern with their reply. */
async function startThread() {
  const person = await anIntern(server, { user: { first_name: 'Ngozi' } })
  const browser = await server.as(person.userId)
  const message = await sendMessage(person)
  await reply(browser, message)
  const [open] = await listReplies(message)
  return { person, browser, message, id: open.reply_id }
}

describe('a recipient', () => {
  it('reads the message with the values it was sent with, and finds it by the link of the email', async () => {
    const person = await anIntern(server, { user: { first_name: 'Ngozi' } })
    const message = await sendMessage(person)
    await server.pool.query(`update users set first_name = 'Other' where user_id = $1`, [
      person.userId,
    ])
    expect(await listOwn(await server.as(person.userId))).toEqual([
      {
        message_id: message,
        subject: 'News for Ngozi',
        body: 'Dear Ngozi, can you come?',
        sent_at: expect.any(String),
        replies: [],
        may: { send: true },
      },
    ])
    const { rows } = await server.pool.query(
      `select link from notices where user_id = $1 and kind = 'messages.written'`,
      [person.userId],
    )
    expect(rows).toEqual([{ link: `/intern/messages?message=${message}` }])
  })

  it('replies, on both sides, and each reply is a task of the team', async () => {
    const [intern, { admin }] = [await anIntern(server), await aCompany(server)]
    const message = await sendMessage(intern, admin)
    await server.pool.query(`insert into settings values ('reply_review_days', '6')`)
    for (const { userId } of [intern, admin])
      expect((await reply(await server.as(userId), message)).status).toBe(200)
    const replies = await listReplies(message)
    expect(replies.map((row: { due_at: string }) => row.due_at)).toEqual(
      replies.map((row: { created_at: string }) =>
        teamReviewDueAt(row.created_at, 6).toISOString(),
      ),
    )
    expect(replies).toMatchObject([
      { side: 'company', user_id: admin.userId, status: 'UNANSWERED', may: { decide: true } },
      { side: 'intern', user_id: intern.userId, body: 'Yes, I can.', owner: null },
    ])
    const waits = await listWaits()
    for (const { reply_id: id, due_at } of replies)
      expect(waits.filter((wait: { id: string }) => wait.id === id)).toMatchObject([
        { due_at, detail: 'News for {first_name}' },
      ])
    const { payload: messages } = await ada.browser.request('GET operator/messages')
    expect(messages[0]).toMatchObject({ message_id: message, reply_count: 2 })
  })

  it('is in their timeline with what became of it, but without its text', async () => {
    const { admin } = await aCompany(server)
    const message = await sendMessage(admin)
    await reply(await server.as(admin.userId), message)
    const [open] = await listReplies(message)
    await decide(open.reply_id)
    await pass()
    const { payload } = await ada.browser.request(`GET operator/people/${admin.userId}/events`)
    expect(
      payload.filter((event: { machine: string }) => event.machine === 'messageReply'),
    ).toMatchObject([
      { move: 'respond', actor_kind: 'operator', note: null },
      { move: 'send', actor_kind: 'company', note: null },
    ])
  })

  it('sends a text once, and a few texts at most', async () => {
    const person = await anIntern(server)
    const browser = await server.as(person.userId)
    const message = await sendMessage(person)
    const twice = await Promise.all([reply(browser, message), reply(browser, message)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (let sent = 1; sent < maxRepliesPerMessage; sent += 1)
      expect((await reply(browser, message, `Reply ${sent}`)).status).toBe(200)
    expect((await reply(browser, message, 'One more')).code).toBe('CONFLICT')
    expect(await listReplies(message)).toHaveLength(maxRepliesPerMessage)
    expect((await listOwn(browser))[0].may.send).toBe('replies.refused.tooMany')
  })

  it('needs a text that is not too long', async () => {
    const { browser, message } = await startThread()
    for (const text of ['', ' ', 'x'.repeat(1001)])
      expect((await reply(browser, message, text)).status).toBe(400)
  })
})

describe('someone else', () => {
  it('neither reads the message nor replies to it, nor sees what was replied', async () => {
    const { message } = await startThread()
    for (const side of ['an intern', 'a company'] as const) {
      const browser = await openAsSide(server, side)
      expect((await reply(browser, message)).status).toBe(404)
      expect(await listOwn(browser)).toEqual([])
    }
    const intern = await server.as((await anIntern(server)).userId)
    expect((await reply(intern, randomUUID())).status).toBe(404)
  })

  it.each(['a reviewer', 'a visitor'] as const)('cannot reply as %s', async (side) => {
    const { message } = await startThread()
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await reply(browser, message)).status)
    expect([401, 403]).toContain((await browser.request('GET common-services/messages')).status)
  })

  it.each(['FINANCE', 'a company', 'an intern', 'a visitor'] as const)(
    'reads no replies and answers none as %s',
    async (side) => {
      const { id } = await startThread()
      const browser =
        side === 'FINANCE'
          ? (await addColleague(server, side)).browser
          : await openAsSide(server, side)
      expect([401, 403]).toContain((await decide(id, {}, browser)).status)
      expect([401, 403]).toContain((await browser.request('GET operator/replies')).status)
      expect([401, 403]).toContain((await browser.request('GET operator/replies/export')).status)
    },
  )
})

describe('the programme team', () => {
  it('answers by email and in the thread, ten seconds later', async () => {
    const { person, browser, message, id } = await startThread()
    expect((await decide(id)).status).toBe(200)
    expect(await listReplies(message)).toMatchObject([
      { status: 'UNANSWERED', may: { decide: 'pendingActs.refused.pending' } },
    ])
    expect(await listWaits()).not.toContainEqual(expect.objectContaining({ id }))
    expect((await listOwn(browser))[0].replies).toMatchObject([{ response: null }])
    await pass()
    expect(await listReplies(message)).toMatchObject([
      { status: 'ANSWERED', response: 'See you there.', close_reason: null },
    ])
    expect((await listOwn(browser))[0].replies).toMatchObject([
      { body: 'Yes, I can.', response: 'See you there.', responded_at: expect.any(String) },
    ])
    const mails = await readMails(person, 'messages.answered')
    expect(mails.map(({ subject }) => subject)).toEqual(['Re: News for Ngozi'])
    expect((await decide(id)).code).toBe('ILLEGAL_TRANSITION')
  })

  it('closes a reply with a reason, which the person does not learn', async () => {
    const { person, browser, message, id } = await startThread()
    await decide(id, { decision: 'close', text: 'No answer needed.' })
    await pass()
    expect(await listReplies(message)).toMatchObject([
      { status: 'CLOSED', response: null, close_reason: 'No answer needed.' },
    ])
    expect(await listWaits()).not.toContainEqual(expect.objectContaining({ id }))
    expect(JSON.stringify(await listOwn(browser))).not.toContain('No answer needed.')
    expect(await readMails(person, 'messages.answered')).toEqual([])
  })

  it('undoes an answer, and the reply waits again', async () => {
    const { person, message, id } = await startThread()
    const { payload } = await decide(id)
    await ada.browser.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    await pass()
    expect(await listReplies(message)).toMatchObject([
      { status: 'UNANSWERED', may: { decide: true } },
    ])
    expect(await listWaits()).toContainEqual(expect.objectContaining({ id }))
    expect(await readMails(person, 'messages.answered')).toEqual([])
  })

  it('needs a text and a reply', async () => {
    expect((await decide(randomUUID(), { text: '' })).status).toBe(400)
    expect((await decide(randomUUID())).status).toBe(404)
  })
})
