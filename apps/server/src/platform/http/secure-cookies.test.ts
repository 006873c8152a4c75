import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '../testing/factories.ts'
import { startTestServer, type TestResponse, type TestServer } from '../testing/harness.ts'
import { startOpenIdCounterpart } from '../testing/openid-counterpart.ts'

// OWASP ASVS 5.0, V3.3 up to level 2.

const origin = 'https://fledge.example'
const client = { GOOGLE_CLIENT_ID: 'fledge-test', GOOGLE_CLIENT_SECRET: 'a-secret-of-the-test' }

let server: TestServer
let stopProvider: () => Promise<void>
let cookies: readonly string[]
let bodies: string
beforeAll(async () => {
  const { issuer, stop } = await startOpenIdCounterpart({
    port: 0,
    clientId: client.GOOGLE_CLIENT_ID,
    clientSecret: client.GOOGLE_CLIENT_SECRET,
    redirectUri: `${origin}/welcome/google`,
    people: [],
  })
  stopProvider = stop
  server = await startTestServer({ ...client, GOOGLE_ISSUER: issuer, PUBLIC_URL: origin })
  const responses = await signInAndOut()
  cookies = responses.flatMap(listCookies)
  bodies = responses.map(({ text }) => text).join('\n')
})
afterAll(async () => {
  await server.stop()
  await stopProvider()
})

const listCookies = ({ headers }: TestResponse) => [headers['set-cookie'] ?? []].flat().map(String)
const getName = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
const getValue = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';'))

/** Returns the responses of a sign-in by code, of its end, and of a sign-in with Google. */
async function signInAndOut(): Promise<readonly TestResponse[]> {
  const { email } = await aUser(server, 'O')
  const browser = server.anonymous()
  const created = await browser.request('POST otp/v2/create', { body: { email, type: 'O' } })
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const browserCookie = listCookies(created)[0]?.split(';')[0] ?? ''
  const verified = await browser.request('POST otp/v2/verify', {
    body: { otp, otp_hash: created.payload.otp_hash },
    headers: { cookie: browserCookie },
  })
  const session = listCookies(verified).map((cookie) => cookie.split(';')[0])
  const ended = await browser.request('GET api/logout', { headers: { cookie: session.join('; ') } })
  const consent = await browser.request('GET api/login/google', { query: { type: 'C' } })
  expect([verified.status, ended.status, consent.status]).toEqual([200, 200, 302])
  return [created, verified, ended, consent]
}

describe('every cookie', () => {
  test('3.3.1 and 3.3.3: is only sent with TLS, to this host alone', () => {
    expect(new Set(cookies.map(getName))).toEqual(
      new Set(['__Host-fledge', '__Host-fledge-browser', '__Host-fledge-attempt']),
    )
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure(?:;|$)/)
      expect(cookie).toMatch(/; Path=\/(?:;|$)/)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  test('3.3.2: is not sent with requests that other sites make', () => {
    for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=Lax(?:;|$)/)
  })

  test('3.3.4: is hidden from scripts, and its value is in no body', () => {
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; HttpOnly(?:;|$)/)
      if (getValue(cookie) !== '') expect(bodies).not.toContain(getValue(cookie))
    }
  })
})
