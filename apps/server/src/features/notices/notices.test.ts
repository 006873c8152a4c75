import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { createUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import { getLiveHub, maxStreams } from '../../platform/live/live-hub.ts'
import { anIntern, type TestPerson } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let ada: TestPerson & { browser: Browser }
const person = async () => {
  const intern = await anIntern(server)
  return { ...intern, browser: await server.as(intern.userId) }
}
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  ada = await person()
})

const notifyUser = (userId: string) =>
  server.tx((tx) =>
    tx.notify({
      to: { users: [userId] },
      content: composeMail('members.joined', { name: 'Eve', company: 'Brook' }),
      link: '/intern',
    }),
  )

test('lists ten notifications per page, newest first, with the unread count', async () => {
  for (let at = 0; at < 12; at += 1) await notifyUser(ada.userId)
  const first = await ada.browser.request('GET notices')
  expect(first.count).toBe(12)
  expect(first.payload.unread).toBe(12)
  expect(first.payload.notices).toHaveLength(10)
  expect(first.payload.notices[0].text).toBe('Eve joined Brook')
  expect(
    (await ada.browser.request('GET notices', { query: { page: '2' } })).payload.notices,
  ).toHaveLength(2)
})

test('marks some or all notifications as read, but never those of another user', async () => {
  await notifyUser(ada.userId)
  await notifyUser(ada.userId)
  const { payload } = await ada.browser.request('GET notices')
  const other = await person()
  await other.browser.request('POST notices/read', {
    body: { ids: [payload.notices[0].notice_id] },
  })
  expect(
    (
      await ada.browser.request('POST notices/read', {
        body: { ids: [payload.notices[0].notice_id] },
      })
    ).payload.unread,
  ).toBe(1)
  expect((await ada.browser.request('POST notices/read', { body: {} })).payload.unread).toBe(0)
})

test('shows each user their own notifications and number of unread ones', async () => {
  const other = await person()
  for (const userId of [ada.userId, other.userId, other.userId]) await notifyUser(userId)
  const read = async ({ browser }: typeof ada) => {
    const { count, payload } = await browser.request('GET notices')
    return [count, payload.unread]
  }
  expect([await read(ada), await read(other)]).toEqual([
    [1, 1],
    [2, 2],
  ])
  await ada.browser.request('POST notices/read', { body: {} })
  expect([await read(ada), await read(other)]).toEqual([
    [1, 0],
    [2, 2],
  ])
})

test("a user's preferences for emails leave those of other users as they are", async () => {
  const other = await person()
  await other.browser.request('PUT notices/preferences', { body: { off: ['interviews'] } })
  const isOn = async ({ browser }: typeof ada) =>
    (await browser.request('GET notices/preferences')).payload.find(
      (preference: { kind: string }) => preference.kind === 'interviews',
    ).on
  expect([await isOn(ada), await isOn(other)]).toEqual([true, false])
})

test('emails a code without a notification', async () => {
  await server.tx((tx) =>
    tx.notify({
      to: { users: [ada.userId] },
      content: composeMail('sessions.code', { code: '123456', minutes: 10 }),
      link: '/',
      isEmailOnly: true,
    }),
  )
  expect((await ada.browser.request('GET notices')).count).toBe(0)
})

test('turns off an optional kind of email, but not a required one', async () => {
  const saved = await ada.browser.request('PUT notices/preferences', {
    body: { off: ['interviews'] },
  })
  expect(
    saved.payload.find((preference: { kind: string }) => preference.kind === 'interviews').on,
  ).toBe(false)
  const rejected = await ada.browser.request('PUT notices/preferences', {
    body: { off: ['offers'] },
  })
  expect([rejected.status, rejected.message]).toEqual([
    400,
    'You can’t turn off this type of email.',
  ])
})

test("opening an unsubscribe link changes nothing, and a mail client's one-click request turns that kind off", async () => {
  const address = `notices/unsubscribe?token=${createUnsubscribeToken(server.running.services.keyRing, ada.userId, 'interviews.propose')}`
  expect((await server.anonymous().request(`GET ${address}`)).text).toContain(
    'Unsubscribe from these emails?',
  )
  const isOn = async () =>
    (await ada.browser.request('GET notices/preferences')).payload.find(
      (preference: { kind: string }) => preference.kind === 'interviews',
    ).on
  expect(await isOn()).toBe(true)
  const pressed = await server.anonymous().request(`POST ${address}`, {
    body: Buffer.from('List-Unsubscribe=One-Click'),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'cross-site',
    },
  })
  expect(pressed.status).toBe(200)
  expect(await isOn()).toBe(false)
})

test('rejects a forged unsubscribe token', async () => {
  const token = createUnsubscribeToken(
    server.running.services.keyRing,
    ada.userId,
    'interviews.propose',
  ).replace('interviews', 'plans')
  expect(
    (await server.anonymous().request(`POST notices/unsubscribe?token=${token}`, { body: {} }))
      .status,
  ).toBe(400)
})

test('the mailbox returns an email with its code and links as JSON and HTML', async () => {
  await server.tx((tx) =>
    tx.notify({
      to: { users: [ada.userId] },
      content: composeMail('sessions.code', { code: '246810', minutes: 10 }),
      link: '/intern',
      isEmailOnly: true,
    }),
  )
  await server.running.services.sweep()
  const { payload } = await server
    .anonymous()
    .request('GET dev/mails', { query: { to: ada.email } })
  expect(payload[0]).toMatchObject({
    to: ada.email,
    code: '246810',
    subject: 'Your sign-in code is 246810',
  })
  expect(payload[0].links).toContain('http://localhost:3000/intern')
  expect((await server.anonymous().request('GET /mailbox')).text).toContain(
    'Your sign-in code is 246810',
  )
  const page = await server.anonymous().request(`GET dev/mails/${payload[0].message_id}/html`)
  expect(page.headers['content-security-policy']).toContain('sandbox')
})

test('the mailbox shows the emails of one address, and each by its own id', async () => {
  const other = await person()
  for (const userId of [other.userId, ada.userId, other.userId]) await notifyUser(userId)
  await server.running.services.sweep()
  const list = async ({ email }: typeof ada): Promise<{ to: string; message_id: string }[]> =>
    (await server.anonymous().request('GET dev/mails', { query: { to: email } })).payload
  const [own, others] = [await list(ada), await list(other)]
  expect(own.map(({ to }) => to)).toEqual([ada.email])
  expect(others.map(({ to }) => to)).toEqual([other.email, other.email])
  await server.pool.query(`update mailbox set html = 'For Ada' where to_address = $1`, [ada.email])
  const page = await server.anonymous().request(`GET dev/mails/${own[0]?.message_id}/html`)
  expect(page.text).toContain('For Ada')
})

test('a live stream beyond the maximum is refused until another one ends', async () => {
  const hub = getLiveHub(server.running.services.database)
  const join = () => hub.join(ada.userId, { notify: () => undefined, end: () => undefined })
  const joined = await Promise.all(Array.from({ length: maxStreams }, join))
  const refused = await ada.browser.request('GET notices/stream')
  expect(refused.status).toBe(503)
  expect(refused.headers['retry-after']).toBe('60')
  joined.pop()?.()
  joined.push(await join())
  const countStreams = async () =>
    (await server.anonymous().request('GET /metrics')).text.match(/^live_streams (\d+)$/m)?.[1]
  expect(await countStreams()).toBe(String(maxStreams))
  for (const leave of joined) leave()
  expect(await countStreams()).toBe('0')
})

test("a live stream signals only the user's own notifications and ends on server shutdown", async () => {
  await server.running.app.listen({ port: 0, host: '127.0.0.1' })
  const address = server.running.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const response = await fetch(`http://127.0.0.1:${address.port}/backend/notices/stream`, {
    headers: { cookie: ada.browser.cookie ?? '', 'accept-encoding': 'gzip, br' },
  })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('content-encoding')).toBeNull()
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no stream')
  let received = ''
  const until = async (text: string) => {
    while (!received.includes(text)) {
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended before "${text}".`)
      received += new TextDecoder().decode(value)
    }
  }
  // The newest id, with which a browser detects that its list is outdated.
  const [newest] = (await ada.browser.request('GET notices')).payload.notices
  await until(`event: newest\ndata: ${newest?.notice_id ?? ''}\n\n`)
  await notifyUser((await person()).userId)
  await notifyUser(ada.userId)
  await until('event: notice')
  expect(received.match(/event: notice/g)).toHaveLength(1)
  await server.running.app.close()
  expect((await reader.read()).done).toBe(true)
})
