import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '@fledge/kernel/dates.ts'
import { aUser, type TestPerson } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
let overTls: TestServer
beforeAll(async () => {
  server = await startTestServer()
  overTls = await startTestServer({ PUBLIC_URL: 'https://fledge.example' })
})
afterAll(async () => {
  await server.stop()
  await overTls.stop()
})

let people = 0
const anAddress = () => `limited${(people += 1)}@new-company.example`

const ask = (browser: Browser, email: string) =>
  browser.request('POST otp/v2/create', { body: { email, type: 'O' } })
const verify = (browser: Browser, otp: string, handle: unknown) =>
  browser.request('POST otp/v2/verify', { body: { otp, otp_hash: String(handle) } })

/** Advances to the next full hour, because limits count by the clock hour. */
const nextHour = () => server.advanceClock(hourMs - (server.now().getTime() % hourMs))

/** Returns the code in the newest email to an address. */
const newestCode = async (email: string) =>
  (await server.mails(email))[0]?.subject.match(/\d{6,8}/)?.[0] ?? 'none'

/** Creates an operator whose browser has signed in. */
async function anOperatorWithKnownBrowser(): Promise<TestPerson & { readonly browser: Browser }> {
  const person = await aUser(server, 'O')
  const browser = server.anonymous()
  const { payload } = await ask(browser, person.email)
  expect((await verify(browser, await newestCode(person.email), payload.otp_hash)).status).toBe(200)
  browser.cookie = null
  return { ...person, browser }
}

/** Requests codes for the address from several unknown browsers. */
async function strangersAsk(email: string, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let index = 0; index < count; index += 1) {
    const { status, code } = await ask(server.anonymous(), email)
    codes.push(code ?? String(status))
  }
  return codes
}

/**
 * Makes five wrong guesses at each code from unknown browsers, with digits that no six-digit code
 * has.
 */
const strangersGuess = (email: string, codes: number) =>
  Promise.all(
    Array.from({ length: codes }, async () => {
      const browser = server.anonymous()
      const { payload } = await ask(browser, email)
      for (let guess = 0; guess < 5; guess += 1)
        expect((await verify(browser, '00000000', payload.otp_hash)).status).toBe(400)
    }),
  )

describe('a code is bound to the browser that requested it', () => {
  it('stays valid when others request codes for the same address', async () => {
    const { email } = await aUser(server, 'O')
    const browser = server.anonymous()
    const { payload } = await ask(browser, email)
    const code = await newestCode(email)
    await server.advanceClock(minuteMs)
    expect(await strangersAsk(email, 6)).toEqual(Array.from({ length: 6 }, () => '200'))
    expect((await verify(browser, code, payload.otp_hash)).status).toBe(200)
  })

  it('stays valid after the browser requests another, and a wrong guess counts for both', async () => {
    const { email } = await aUser(server, 'O')
    const browser = server.anonymous()
    const first = await ask(browser, email)
    const older = await newestCode(email)
    await server.advanceClock(minuteMs)
    const second = await ask(browser, email)
    await verify(browser, '00000000', second.payload.otp_hash)
    const { rows } = await server.pool.query('select tries from codes where handle = any($1)', [
      [first.payload.otp_hash, second.payload.otp_hash],
    ])
    expect(rows).toEqual([{ tries: 1 }, { tries: 1 }])
    expect((await verify(browser, older, second.payload.otp_hash)).status).toBe(200)
  })

  it('is rejected in another browser, without using up its attempts', async () => {
    const { email } = await aUser(server, 'O')
    const browser = server.anonymous()
    const { payload } = await ask(browser, email)
    const code = await newestCode(email)
    for (let guess = 0; guess < 6; guess += 1)
      expect(await verify(server.anonymous(), code, payload.otp_hash)).toMatchObject({
        status: 400,
        code: 'CODE_EXPIRED',
        message: 'This code was requested in another browser. Request a new one here.',
      })
    await server.advanceClock(minuteMs)
    expect(
      await server
        .anonymous()
        .request('GET common-services/otp/generate', { query: { otp_hash: payload.otp_hash } }),
    ).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
    expect((await verify(browser, code, payload.otp_hash)).status).toBe(200)
  })

  it('identifies the browser by a cookie inaccessible to scripts and other sites', async () => {
    const firstResponse = await ask(server.anonymous(), anAddress())
    expect(String(firstResponse.headers['set-cookie'])).toMatch(
      /^fledge-browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax$/,
    )
    const secure = await ask(overTls.anonymous(), anAddress())
    expect(String(secure.headers['set-cookie'])).toMatch(
      /^__Host-fledge-browser=[\w-]{43}; Path=\/; Max-Age=15552000; HttpOnly; SameSite=Lax; Secure$/,
    )
  })
})

describe('requests by others do not lock a user out', () => {
  it('limits one browser to five codes an hour per address, without affecting other browsers', async () => {
    const { email } = await aUser(server, 'O')
    const browser = server.anonymous()
    await nextHour()
    const outcomes: (string | number)[] = []
    for (let times = 0; times < 6; times += 1) {
      const { status, code } = await ask(browser, email)
      outcomes.push(code ?? status)
      await server.advanceClock(31_000)
    }
    expect(outcomes).toEqual([200, 200, 200, 200, 200, 'RATE_LIMITED'])
    expect((await ask(server.anonymous(), email)).status).toBe(200)
    expect((await ask(browser, anAddress())).status).toBe(200)
  })

  it('emails at most 30 codes an hour to an address, plus one to a browser that has signed in to it', async () => {
    const { email, browser } = await anOperatorWithKnownBrowser()
    await nextHour()
    const outcomes = await strangersAsk(email, 32)
    expect([outcomes.filter((code) => code === '200').length, outcomes.slice(30)]).toEqual([
      30,
      ['RATE_LIMITED', 'RATE_LIMITED'],
    ])
    const rejected = await ask(server.anonymous(), email)
    const wait = Math.ceil(Number(rejected.headers['retry-after']) / 60)
    expect(rejected.message).toBe(
      `We’ve sent 30 codes to this address within an hour. Use one of them in the browser where you requested it, or try again in ${wait} ${wait === 1 ? 'minute' : 'minutes'}.`,
    )
    const { status, payload } = await ask(browser, email)
    expect(status).toBe(200)
    expect((await verify(browser, await newestCode(email), payload.otp_hash)).status).toBe(200)
  })

  it('limits unknown browsers of a network together, but not one that has signed in', async () => {
    const { email, browser } = await anOperatorWithKnownBrowser()
    await nextHour()
    await server.pool.query(
      `insert into rate_limits (key, window_start, tries) values ('code:net:127.0.0.1', date_trunc('hour', $1::timestamptz), 2000)`,
      [server.now()],
    )
    expect(await strangersAsk(email, 1)).toEqual(['RATE_LIMITED'])
    expect((await ask(browser, email)).status).toBe(200)
    await nextHour()
  })

  it('returns the same responses for an address with and without an account', async () => {
    const { email } = await aUser(server, 'O')
    const answersFor = async (address: string) => {
      await nextHour()
      const outcomes = await strangersAsk(address, 32)
      await nextHour()
      const { payload } = await ask(server.anonymous(), address)
      return [outcomes, Object.keys(payload), payload.digits]
    }
    expect(await answersFor(anAddress())).toEqual(await answersFor(email))
  })
})

it("300 wrong codes in a day make an address's next codes eight digits long", async () => {
  const { email, browser: knownBrowser } = await anOperatorWithKnownBrowser()
  await nextHour()
  await strangersGuess(email, 30)
  await nextHour()
  await strangersGuess(email, 28)
  // Codes whose attempts are used up cannot be guessed any more, so they add nothing.
  expect((await ask(knownBrowser, email)).payload.digits).toBe(6)
  await strangersGuess(email, 2)
  await nextHour()
  const browser = server.anonymous()
  const { payload } = await ask(browser, email)
  const code = await newestCode(email)
  expect([payload.digits, code]).toEqual([8, expect.stringMatching(/^\d{8}$/)])
  expect((await verify(browser, code.slice(0, 6), payload.otp_hash)).code).toBe('CODE_INCORRECT')
  expect((await verify(browser, code, payload.otp_hash)).status).toBe(200)
  const other = await aUser(server, 'O')
  expect((await ask(server.anonymous(), other.email)).payload.digits).toBe(6)
  await server.advanceClock(25 * hourMs)
  expect((await ask(server.anonymous(), email)).payload.digits).toBe(6)
})
