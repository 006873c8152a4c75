import { composeMail } from '../../platform/mail/compose-mail.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anOperator, aUser } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { createLinkToken } from './public.ts'

let server: TestServer
/** Its emails stay in the outbox because nothing listens on this port. */
let withoutMail: TestServer
beforeAll(async () => {
  server = await startTestServer()
  withoutMail = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
})
afterAll(async () => {
  await server.stop()
  await withoutMail.stop()
})

const outboxOf = async (at: TestServer, email: string) =>
  (
    await at.pool.query(
      'select content, link, content::text || link as row, delivered_at from outbox where email = $1',
      [email],
    )
  ).rows[0]

async function invite(at: TestServer, email: string): Promise<void> {
  const { admin } = await aCompany(at)
  const browser = await at.as(admin.userId)
  const answer = await browser.request('POST admin-setting/invite', {
    body: { invitations: [{ email, role: 'SUPERVISOR' }] },
  })
  expect(answer.status).toBe(200)
  await at.running.services.sweep()
}

const exchange = (at: TestServer, token: string) =>
  at.anonymous().request('POST api/generate-token', { body: { token } })

describe('the outbox contains no sign-in secrets in plain text', () => {
  it('encrypts a code until its email is built, and deletes it once sent', async () => {
    const { email } = await aUser(server, 'I')
    for (const at of [withoutMail, server])
      await at.anonymous().request('POST otp/v2/create', { body: { email, type: 'I' } })
    await withoutMail.running.services.sweep()
    const waiting = await outboxOf(withoutMail, email)
    expect(waiting.delivered_at).toBeNull()
    expect(waiting.content.values.code).toMatch(/^sealed:[\w-]{8}\.[\w-]{40,}$/)
    expect(waiting.row).not.toMatch(/"\d{6}"/)
    expect((await server.mails(email))[0]?.subject).toMatch(/^Your sign-in code is \d{6}$/)
    const sent = await outboxOf(server, email)
    expect(sent.delivered_at).not.toBeNull()
    expect(sent.content).toEqual({ values: {}, rows: [] })
  })

  it('stores only half of a link’s token, which is useless, until its email is built', async () => {
    await invite(withoutMail, 'zoe@brook.example')
    const mailedToken = /token=([\w-]+)/.exec(
      (await outboxOf(withoutMail, 'zoe@brook.example')).link,
    )?.[1]
    for (const token of [mailedToken ?? '', mailedToken?.replace('unsigned-', '') ?? ''])
      expect(await exchange(withoutMail, token)).toMatchObject({ status: 400 })
    await invite(server, 'zoe@brook.example')
    const token = /token=([\w-]+)/.exec(
      (await server.mails('zoe@brook.example'))[0]?.body ?? '',
    )?.[1]
    expect((await outboxOf(server, 'zoe@brook.example')).row).not.toContain(token)
    expect(await exchange(server, token ?? '')).toMatchObject({
      status: 200,
      payload: { purpose: 'invitation', email: 'zoe@brook.example' },
    })
  })
})

it('a notification stores only half of its link’s token, and its reader gets the complete one', async () => {
  const { userId, email } = await anOperator(server)
  await server.tx(async (tx) =>
    tx.notify({
      to: { users: [userId] },
      content: composeMail('offers.youAccepted', {
        role: 'Analyst',
        company: 'Brook',
        start: '1 December 2026',
      }),
      link: `/review-offer?token=${await createLinkToken(tx, 'offer', email, {})}`,
    }),
  )
  const { payload } = await (await server.as(userId)).request('GET notices')
  const token = /token=([\w-]+)/.exec(payload.notices[0].link)?.[1] ?? ''
  const stored = await server.pool.query('select link from notices where user_id = $1', [userId])
  expect(stored.rows[0].link).not.toContain(token)
  expect(await exchange(server, token)).toMatchObject({ status: 200, payload: { email } })
})

const eventsOf = async (userId: string) =>
  (
    await server.pool.query(
      'select kind, reason, call, event_count from security_events where user_id = $1 order by id',
      [userId],
    )
  ).rows

describe('security events are recorded', () => {
  it('for sign-ins, rejected codes and ended sessions, without codes or addresses', async () => {
    const { userId, email } = await anOperator(server)
    const browser = server.anonymous()
    const { payload } = await browser.request('POST otp/v2/create', { body: { email, type: 'O' } })
    const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0] ?? ''
    const verify = (otp: string) =>
      browser.request('POST otp/v2/verify', { body: { otp, otp_hash: payload.otp_hash } })
    await verify('00000000')
    expect((await verify(code)).status).toBe(200)
    const otherBrowser = await server.as(userId)
    const { payload: sessions } = await browser.request('GET sessions')
    const other = sessions.find((session: { current: boolean }) => !session.current)
    expect((await browser.request(`DELETE sessions/${other.session_id}`)).status).toBe(200)
    expect((await otherBrowser.request('GET api/check-token')).status).toBe(401)
    await browser.request('GET api/logout')
    expect(await eventsOf(userId)).toMatchObject([
      { kind: 'CODE_REFUSED' },
      { kind: 'SIGNED_IN' },
      { kind: 'SESSION_ENDED', reason: 'ENDED_ELSEWHERE' },
      { kind: 'SESSION_ENDED', reason: 'SIGNED_OUT' },
    ])
    const { rows } = await server.pool.query(
      'select row_to_json(e)::text as row from security_events e',
    )
    for (const { row } of rows)
      for (const secret of [email, code]) expect(row).not.toContain(secret)
  })

  it('for denied access, once an hour per endpoint with a count', async () => {
    const { userId } = await anOperator(server, 'REVIEWER')
    const browser = await server.as(userId)
    for (let times = 0; times < 3; times += 1)
      expect((await browser.request('GET intern-service/account-settings')).status).toBe(403)
    expect(await eventsOf(userId)).toEqual([
      {
        kind: 'ACCESS_REFUSED',
        reason: 'FORBIDDEN',
        call: 'GET /backend/intern-service/account-settings',
        event_count: 3,
      },
    ])
  })
})
