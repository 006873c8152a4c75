import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import { sessionRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { toDatabaseUrl } from '../../platform/embedded/start-embedded.ts'
import { anIntern, anOperator, aUser } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { endpointAddresses } from '../../test/system/served-endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** Signs in by a code, in a new browser or in one that has a session. */
async function signIn(
  email: string,
  browser = server.anonymous(),
  type: UserType = 'O',
): Promise<Browser> {
  // There is a pause between two codes of an address.
  await server.advanceClock(minuteMs)
  const body = { email, type }
  const { payload } = await browser.request('POST otp/v2/create', { body })
  const code = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const verified = await browser.request('POST otp/v2/verify', {
    body: { otp: code, otp_hash: payload.otp_hash },
  })
  expect(verified.status).toBe(200)
  return browser
}

const getToken = ({ cookie }: Browser) => cookie?.split('=')[1] ?? ''
const getStatus = async (browser: Browser) => (await browser.request('GET api/check-token')).status

it('a session token has 256 bits and is another one at each sign-in', async () => {
  const { email } = await anOperator(server)
  const tokens = [getToken(await signIn(email)), getToken(await signIn(email))]
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(new Set(tokens).size).toBe(2)
})

it('a token that the server did not issue is refused, in the cookie and elsewhere', async () => {
  const browser = await signIn((await anOperator(server)).email)
  const token = getToken(browser)
  const other = server.anonymous()
  const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BA' : 'AA'}`
  for (const cookie of [changed, '', 'null', token.toUpperCase(), `${token}A`]) {
    other.cookie = `fledge=${cookie}`
    expect(await getStatus(other), cookie).toBe(401)
  }
  other.cookie = null
  const elsewhere: readonly Readonly<Record<string, string>>[] = [
    { authorization: `Bearer ${token}` },
    { 'x-session': token },
  ]
  for (const headers of elsewhere)
    expect((await other.request('GET api/check-token', { headers })).status).toBe(401)
  expect(await getStatus(browser)).toBe(200)
})

it('signing in again replaces the session of the browser, whose token is worth nothing then', async () => {
  const { email } = await anOperator(server)
  const browser = await signIn(email)
  const before = browser.cookie
  await signIn(email, browser)
  expect(browser.cookie).not.toBe(before)
  expect(await getStatus(browser)).toBe(200)
  browser.cookie = before
  expect(await getStatus(browser)).toBe(401)
})

it('a session that is used every week ends after 90 days', async () => {
  const browser = await signIn((await anIntern(server)).email, server.anonymous(), 'I')
  const weeks = Math.floor(sessionRule.maxMs / (7 * dayMs))
  for (let week = 0; week < weeks; week += 1) {
    await server.advanceClock(7 * dayMs)
    expect(await getStatus(browser)).toBe(200)
  }
  await server.advanceClock(7 * dayMs)
  expect(await getStatus(browser)).toBe(401)
})

it('an account has several sessions side by side, which its owner lists and ends one by one', async () => {
  const { email } = await anOperator(server)
  const browsers = [await signIn(email), await signIn(email), await signIn(email)]
  const [own] = browsers
  if (!own) throw new Error('no session')
  for (const browser of browsers) expect(await getStatus(browser)).toBe(200)
  const listed: readonly { session_id: string; current: boolean }[] = (
    await own.request('GET sessions')
  ).payload
  expect(listed.map(({ current }) => current).toSorted()).toEqual([false, false, true])
  for (const { session_id: id } of listed.filter(({ current }) => !current))
    expect((await own.request(`DELETE sessions/${id}`)).status).toBe(200)
  expect(await Promise.all(browsers.map(getStatus))).toEqual([200, 401, 401])
  const stranger = await signIn((await anOperator(server)).email)
  const { session_id: ownId } = listed.find(({ current }) => current) ?? { session_id: '' }
  expect((await stranger.request(`DELETE sessions/${ownId}`)).status).toBe(404)
  expect(await getStatus(own)).toBe(200)
})

it('only mutations start a session, never an address that a link opens', async () => {
  const folder = join(import.meta.dirname, '..')
  const starting = /session\.start\w*\(|start(?:User|Registration|Verified)Session\(/
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/test|start-session/.test(name))
    .filter((name) => starting.test(readFileSync(join(folder, name), 'utf8')))
  // A file is named after its operation.
  const operations = files.map((name) =>
    basename(name, '.ts').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  )
  expect(operations).toEqual(expect.arrayContaining(['login', 'verifyCode', 'completeInvitation']))
  const served = endpointAddresses.filter(({ name }) =>
    operations.includes(name.split('.')[1] ?? ''),
  )
  expect(new Set(served.map(({ name }) => name)).size).toBe(operations.length)
  const opened = served.filter(({ method, changing }) => method === 'GET' || !changing)
  expect(opened.map(({ name }) => name)).toEqual([])
})

it('npm run keys -- sign-out ends the sessions of everyone', async () => {
  const { email } = await anOperator(server)
  const browsers = [await signIn(email), await server.as((await aUser(server, 'I')).userId)]
  const { host = '', port = 0, user = '', database = '' } = server.pool.options
  const command = join(import.meta.dirname, '../../../../../tools/keys.mjs')
  execFileSync(process.execPath, [command, 'sign-out'], {
    env: {
      ...process.env,
      DATABASE_URL: toDatabaseUrl({ host, port, user, database }),
      APP_SECRET: 'a secret of the test that is long enough for the product',
    },
  })
  expect(await Promise.all(browsers.map(getStatus))).toEqual([401, 401])
})
