import { randomUUID } from 'node:crypto'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  aFactorOwner,
  enterCode,
  listFactorEvents,
  passFirstStep,
  setUpAuthenticator,
  showCode,
} from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('setting up', () => {
  it('shows a secret, takes effect with its first code, and shows ten recovery codes', async () => {
    const { userId, email } = await anOperator(server)
    const browser = await server.as(userId)
    const started = await browser.request('POST second-factor/set-up')
    expect(started.payload).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      uri: expect.stringContaining('otpauth://totp/Fledge:'),
      qr_code: { size: expect.any(Number), path: expect.stringMatching(/^M4 4h1v1h-1z/) },
    })
    expect((await browser.request('GET second-factor')).payload.set_up_at).toBeNull()
    const code = showCode(started.payload.secret, server.now())
    const confirmed = await browser.request('POST second-factor/confirm', { body: { code } })
    const codes: string[] = confirmed.payload.recovery_codes
    expect(new Set(codes).size).toBe(10)
    for (const shown of codes) expect(shown).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/)
    expect((await browser.request('GET second-factor')).payload).toEqual({
      set_up_at: expect.any(String),
      recovery_codes_left: 10,
    })
    expect(await listFactorEvents(server, userId)).toEqual(['setUp'])
    expect((await server.mails(email))[0]).toMatchObject({ kind: 'sessions.factorSetUp' })
  })

  it('asks for a right code, and replaces a secret that was not confirmed', async () => {
    const browser = await server.as((await anOperator(server)).userId)
    const first = (await browser.request('POST second-factor/set-up')).payload.secret
    await browser.request('POST second-factor/set-up')
    const refused = await browser.request('POST second-factor/confirm', {
      body: { code: showCode(first, server.now()) },
    })
    expect(refused).toMatchObject({ status: 400, code: 'CODE_INCORRECT' })
    expect((await browser.request('GET second-factor')).payload.set_up_at).toBeNull()
  })

  it('is refused while one is on, and without a start', async () => {
    const { browser, app } = await aFactorOwner(server)
    expect(await browser.request('POST second-factor/set-up')).toMatchObject({ status: 409 })
    expect(
      await browser.request('POST second-factor/confirm', { body: { code: await app.next() } }),
    ).toMatchObject({ status: 409 })
    const other = await server.as((await anOperator(server)).userId)
    expect(
      await other.request('POST second-factor/confirm', { body: { code: '123456' } }),
    ).toMatchObject({ status: 400, code: 'CODE_EXPIRED' })
  })

  it('is offered to administrators of companies, not to supervisors and interns', async () => {
    const company = await aCompany(server)
    const admin = await server.as(company.admin.userId)
    await setUpAuthenticator(server, admin)
    expect((await server.mails(company.admin.email))[0]?.kind).toBe('sessions.factorSetUp')
    const supervisor = await server.as((await aMember(server, company.companyId)).userId)
    const intern = await server.as((await anIntern(server)).userId)
    for (const browser of [supervisor, intern])
      expect((await browser.request('POST second-factor/set-up')).status).toBe(403)
  })

  it('stores no secret and no recovery code in plain text, not even in stored responses', async () => {
    const { app } = await aFactorOwner(server)
    const tables = ['second_factors', 'recovery_codes', 'requests', 'outbox', 'event_log']
    for (const table of tables) {
      const { rows } = await server.pool.query(`select t::text as text from ${table} t`)
      const texts = rows.map(({ text }) => text).join('\n')
      for (const secret of [app.secret, ...app.recoveryCodes])
        expect(texts.includes(secret), table).toBe(false)
    }
  })

  it('returns the same recovery codes to a repeated request', async () => {
    const browser = await server.as((await anOperator(server)).userId)
    const secret = (await browser.request('POST second-factor/set-up')).payload.secret
    const request = {
      body: { code: showCode(secret, server.now()) },
      requestId: randomUUID(),
    }
    const first = await browser.request('POST second-factor/confirm', request)
    const second = await browser.request('POST second-factor/confirm', request)
    expect(second).toMatchObject({ status: 200, payload: first.payload })
  })
})

describe('signing in', () => {
  it('needs a code after the first step, and the first step reveals nothing', async () => {
    const { email, userId, app } = await aFactorOwner(server)
    const { browser, user } = await passFirstStep(server, email)
    expect(user).toMatchObject({
      user_id: null,
      first_name: null,
      role: null,
      second_factor_step: 'CODE',
    })
    expect(await browser.request('GET api/check-token')).toMatchObject({
      status: 403,
      code: 'SECOND_FACTOR_REQUIRED',
    })
    expect((await browser.request('GET second-factor/pending')).payload).toEqual({ type: 'O' })
    const before = browser.cookie
    const verified = await enterCode(browser, app.show())
    expect(verified.payload).toMatchObject({ user_id: userId, second_factor_step: null })
    expect(browser.cookie).not.toBe(before)
    expect((await browser.request('GET api/check-token')).status).toBe(200)
    expect((await browser.request('GET second-factor/pending')).payload).toBeNull()
  })

  it('refuses a code that was used, and earlier ones', async () => {
    const { email, app } = await aFactorOwner(server)
    const first = (await passFirstStep(server, email)).browser
    const second = (await passFirstStep(server, email)).browser
    const [earlier, code] = [app.show(), await app.next()]
    expect((await enterCode(first, code)).status).toBe(200)
    for (const used of [code, earlier])
      expect(await enterCode(second, used)).toMatchObject({ status: 400, code: 'CODE_USED' })
    expect((await enterCode(second, await app.next())).status).toBe(200)
  })

  it('lets one of eight simultaneous requests use a code', async () => {
    const { email, app } = await aFactorOwner(server)
    const browsers: Browser[] = []
    for (let count = 0; count < 8; count += 1)
      browsers.push((await passFirstStep(server, email)).browser)
    const code = app.show()
    const statuses = await Promise.all(
      browsers.map(async (at) => (await enterCode(at, code)).status),
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(400)])
  })

  it('returns its session again to a repeated request', async () => {
    const { email, app } = await aFactorOwner(server)
    const { browser } = await passFirstStep(server, email)
    const [cookie, id, code] = [browser.cookie, randomUUID(), app.show()]
    const first = await enterCode(browser, code, id)
    const signedIn = browser.cookie
    browser.cookie = cookie
    expect(await enterCode(browser, code, id)).toMatchObject({
      status: 200,
      payload: first.payload,
    })
    expect(browser.cookie).toBe(signedIn)
  })

  it('accepts a recovery code once, tells the person, and ignores case, spaces and hyphens', async () => {
    const { email, userId, app } = await aFactorOwner(server)
    const [code = ''] = app.recoveryCodes
    const { browser } = await passFirstStep(server, email)
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await enterCode(browser, typed)).status).toBe(200)
    expect((await browser.request('GET second-factor')).payload.recovery_codes_left).toBe(9)
    expect((await server.mails(email))[0]).toMatchObject({
      kind: 'sessions.recoveryCodeUsed',
      body: expect.stringContaining('9'),
    })
    expect(await listFactorEvents(server, userId)).toEqual(['setUp', 'useRecoveryCode'])
    const again = await passFirstStep(server, email, browser)
    expect(await enterCode(again.browser, code)).toMatchObject({
      status: 400,
      code: 'CODE_INCORRECT',
    })
  })

  it('ends after 30 minutes, or when it is cancelled', async () => {
    const { email, app } = await aFactorOwner(server)
    const { browser } = await passFirstStep(server, email)
    await server.advanceClock(secondFactorRule.pendingMs)
    expect(await enterCode(browser, app.show())).toMatchObject({
      status: 400,
      code: 'CODE_EXPIRED',
    })
    const other = await passFirstStep(server, email)
    await other.browser.request('POST second-factor/cancel')
    expect(await enterCode(other.browser, await app.next())).toMatchObject({ code: 'CODE_EXPIRED' })
  })

  it('rejects an anonymous visitor and a code of another form', async () => {
    const { email } = await aFactorOwner(server)
    expect(await enterCode(server.anonymous(), '123456')).toMatchObject({ code: 'CODE_EXPIRED' })
    const { browser } = await passFirstStep(server, email)
    for (const code of ['12345', '1234567', 'abcd-efgh', ''])
      expect(await enterCode(browser, code)).toMatchObject({ status: 400, code: 'VALIDATION' })
  })

  it('has the other sessions of the user enter a code, too', async () => {
    const { userId } = await anOperator(server)
    const [first, second] = [await server.as(userId), await server.as(userId)]
    const app = await setUpAuthenticator(server, first)
    expect((await first.request('GET sessions')).status).toBe(200)
    expect(await second.request('GET sessions')).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect((await enterCode(second, await app.next())).status).toBe(200)
    expect((await second.request('GET sessions')).status).toBe(200)
  })
})
