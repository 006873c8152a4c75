import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { minuteMs } from '@fledge/kernel/dates.ts'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
let people = 0
const anAddress = () => `person${(people += 1)}@new-company.example`

async function codeFor(email: string, type: 'C' | 'I' | 'O' = 'C') {
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type } })
  const mail = (await server.mails(email))[0]
  return {
    browser,
    handle: String(created.payload.otp_hash),
    code: mail?.subject.match(/\d{6}/)?.[0] ?? 'none',
    created,
  }
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

describe('signing in by code', () => {
  it('gives a new address a registration session that may only register', async () => {
    const email = anAddress()
    const { browser, handle, code } = await codeFor(email)
    const verified = await browser.request('POST otp/v2/verify', {
      body: { otp: code, otp_hash: handle },
    })
    expect(verified.status).toBe(200)
    expect(verified.payload).toMatchObject({ is_reg_token: true, type: 'C', email, user_id: null })
    expect((await browser.request('GET api/check-token')).payload.is_reg_token).toBe(true)
    expect((await browser.request('GET sessions')).status).toBe(403)
  })

  it('stores no code or token in plain text', async () => {
    const { code, browser, handle } = await codeFor(anAddress())
    await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } })
    const { rows } = await server.pool.query('select code_hash from codes')
    const { rows: sessions } = await server.pool.query('select token_hash from sessions')
    expect(rows.every((row) => row.code_hash.length > 40 && !row.code_hash.includes(code))).toBe(
      true,
    )
    expect(sessions.some((row) => browser.cookie?.includes(row.token_hash))).toBe(false)
  })

  it('answers a wrong code with 400 and the remaining attempts, and invalidates the code after five', async () => {
    const { browser, handle, code } = await codeFor(anAddress())
    for (const attemptsLeft of [4, 3, 2, 1]) {
      const rejected = await browser.request('POST otp/v2/verify', {
        body: { otp: otherThan(code), otp_hash: handle },
      })
      expect(rejected).toMatchObject({
        status: 400,
        code: 'CODE_INCORRECT',
        message: `The code is incorrect. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'attempt' : 'attempts'} left.`,
      })
    }
    expect(
      (
        await browser.request('POST otp/v2/verify', {
          body: { otp: otherThan(code), otp_hash: handle },
        })
      ).code,
    ).toBe('CODE_EXPIRED')
    expect(
      (await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } })).code,
    ).toBe('CODE_EXPIRED')
  })

  it('rejects a used code and an expired one', async () => {
    const first = await codeFor(anAddress())
    expect(
      (
        await first.browser.request('POST otp/v2/verify', {
          body: { otp: first.code, otp_hash: first.handle },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await first.browser.request('POST otp/v2/verify', {
          body: { otp: first.code, otp_hash: first.handle },
        })
      ).code,
    ).toBe('CODE_USED')
    const expired = await codeFor(anAddress())
    await server.advanceClock(11 * minuteMs)
    expect(
      (
        await expired.browser.request('POST otp/v2/verify', {
          body: { otp: expired.code, otp_hash: expired.handle },
        })
      ).code,
    ).toBe('CODE_EXPIRED')
  })

  it('requires 30 seconds between codes and keeps the earlier one valid', async () => {
    const { browser, handle, code, created } = await codeFor(anAddress())
    const tooSoon = await browser.request('GET common-services/otp/generate', {
      query: { otp_hash: handle },
    })
    expect(tooSoon).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(Number(tooSoon.headers['retry-after'])).toBeGreaterThan(0)
    expect(created.payload.resend_at > server.now().toISOString()).toBe(true)
    await server.advanceClock(minuteMs)
    expect(
      (await browser.request('GET common-services/otp/generate', { query: { otp_hash: handle } }))
        .status,
    ).toBe(200)
    expect(
      (await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } }))
        .status,
    ).toBe(200)
  })

  it('sends one valid code for eight parallel requests', async () => {
    const email = anAddress()
    const { browser } = await codeFor(anAddress())
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.request('POST otp/v2/create', { body: { email, type: 'I' } }),
      ),
    )
    const sent = responses.filter((response) => response.status === 200)
    const mails = await server.mails(email)
    expect([
      sent.length,
      mails.length,
      new Set(
        responses.filter((response) => response.status !== 200).map((response) => response.code),
      ),
    ]).toEqual([1, 1, new Set(['RATE_LIMITED'])])
    const verified = await browser.request('POST otp/v2/verify', {
      body: { otp: mails[0]?.subject.match(/\d{6}/)?.[0], otp_hash: sent[0]?.payload.otp_hash },
    })
    expect(verified.status).toBe(200)
  })

  it('sends one more code for eight parallel resend requests', async () => {
    const { browser, handle, created } = await codeFor(anAddress())
    await server.advanceClock(minuteMs)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.request('GET common-services/otp/generate', { query: { otp_hash: handle } }),
      ),
    )
    expect([
      created.status,
      responses.filter((response) => response.status === 200).length,
    ]).toEqual([200, 1])
  })

  it('accepts a correct code once when it is sent eight times in parallel', async () => {
    const { browser, handle, code } = await codeFor(anAddress())
    const responses = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    expect(
      responses
        .filter((response) => response.status !== 200)
        .every((response) => response.code === 'CODE_USED'),
    ).toBe(true)
  })

  it('sends no sign-in code to a non-operator and returns the same response', async () => {
    const email = anAddress()
    const { created, code } = await codeFor(email, 'O')
    expect(created.status).toBe(200)
    expect(code).toBe('none')
  })
})

describe('every mutation', () => {
  it('requires a request id and rejects other sites', async () => {
    const browser = server.anonymous()
    const body = { email: anAddress(), type: 'C' }
    expect(
      (await browser.request('POST otp/v2/create', { body, requestId: 'no-uuid' })).status,
    ).toBe(400)
    expect(
      (
        await browser.request('POST otp/v2/create', {
          body,
          headers: { 'sec-fetch-site': 'cross-site' },
        })
      ).code,
    ).toBe('CROSS_SITE')
    expect(
      (
        await browser.request('POST otp/v2/create', {
          body,
          headers: { origin: 'https://evil.example' },
        })
      ).code,
    ).toBe('CROSS_SITE')
    expect(
      (await browser.request('GET api/logout', { headers: { origin: 'https://evil.example' } }))
        .code,
    ).toBe('CROSS_SITE')
  })

  it('returns the stored response for a repeated request id, including the session cookie', async () => {
    const { browser, handle, code } = await codeFor(anAddress())
    const requestId = randomUUID()
    const body = { otp: code, otp_hash: handle }
    const response = await browser.request('POST otp/v2/verify', { body, requestId })
    const session = browser.cookie
    // Simulates a lost response.
    browser.cookie = null
    const two = await browser.request('POST otp/v2/verify', { body, requestId })
    expect([response.status, two.status]).toEqual([200, 200])
    expect(two.text).toBe(response.text)
    expect(browser.cookie).toBe(session)
    expect(
      (
        await browser.request('POST otp/v2/verify', {
          body: { otp: otherThan(code), otp_hash: handle },
          requestId,
        })
      ).code,
    ).not.toBe(undefined)
  })

  it('returns 422 for the same request id with another body', async () => {
    const browser = server.anonymous()
    const requestId = randomUUID()
    expect(
      (
        await browser.request('POST otp/v2/create', {
          body: { email: anAddress(), type: 'C' },
          requestId,
        })
      ).status,
    ).toBe(200)
    expect(
      await browser.request('POST otp/v2/create', {
        body: { email: anAddress(), type: 'C' },
        requestId,
      }),
    ).toMatchObject({ status: 422, code: 'REQUEST_ID_REUSED' })
  })

  it('rejects unknown fields, wrong types, NUL and multiple addresses, and names the field', async () => {
    const ask = (body: unknown) => server.anonymous().request('POST otp/v2/create', { body })
    expect((await ask({ email: 'a@b.example', type: 'C', admin: true })).fields).toHaveProperty(
      'admin',
    )
    expect((await ask({ email: 5, type: 'C' })).fields).toHaveProperty('email')
    expect((await ask({ email: 'a\u0000@b.example', type: 'C' })).status).toBe(400)
    expect((await ask({ email: 'a@b.example, c@d.example', type: 'C' })).fields).toHaveProperty(
      'email',
    )
  })
})

describe('a session', () => {
  it('ends at sign-out, after which every request returns 401', async () => {
    const { browser, handle, code } = await codeFor(anAddress())
    await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } })
    const cookie = browser.cookie
    expect((await browser.request('GET api/logout')).status).toBe(200)
    browser.cookie = cookie
    expect(await browser.request('GET api/check-token')).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
    })
  })

  it('ends after 30 idle days', async () => {
    const { browser, handle, code } = await codeFor(anAddress())
    await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } })
    await server.advanceClock(31 * 24 * 60 * minuteMs)
    expect((await browser.request('GET api/check-token')).status).toBe(401)
  })
})

it('signing in reactivates no account but its own', async () => {
  const deactivated = { user: { status: 'DEACTIVATED' } }
  const [intern, other] = [await anIntern(server, deactivated), await anIntern(server, deactivated)]
  const { browser, handle, code } = await codeFor(intern.email, 'I')
  await browser.request('POST otp/v2/verify', { body: { otp: code, otp_hash: handle } })
  const { rows } = await server.pool.query(
    'select user_id, status from users where user_id = any($1) order by user_id',
    [[intern.userId, other.userId]],
  )
  expect(Object.fromEntries(rows.map((row) => [row.user_id, row.status]))).toEqual({
    [intern.userId]: 'ACTIVE',
    [other.userId]: 'DEACTIVATED',
  })
})
