import { dayMs } from '@fledge/kernel/dates.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  aFactorOwner,
  type Authenticator,
  enterCode,
  listFactorEvents,
  passFirstStep,
} from './testing/authenticator.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('wrong codes', () => {
  async function enterWrongCodes(browser: Browser, app: Authenticator, count: number) {
    const codes = new Set<string | undefined>()
    for (let index = 0; index < count; index += 1)
      codes.add((await enterCode(browser, app.showWrong())).code)
    return [...codes]
  }

  it('are limited a day, and leave known browsers and recovery codes to their owner', async () => {
    const { email, app } = await aFactorOwner(server)
    const own = (await passFirstStep(server, email)).browser
    expect((await enterCode(own, app.show())).status).toBe(200)
    const stranger = (await passFirstStep(server, email)).browser
    expect(await enterWrongCodes(stranger, app, secondFactorRule.wrongCodesADay)).toEqual([
      'CODE_INCORRECT',
    ])
    const refused = await enterCode(stranger, app.show())
    expect(refused).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
    expect(refused.message).toMatch(/Try again in \d+ hours?, or use a recovery code/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Another browser of the stranger shares the limit; the owner's has its own.
    const another = (await passFirstStep(server, email)).browser
    expect((await enterCode(another, app.show())).status).toBe(429)
    await passFirstStep(server, email, own)
    expect((await enterCode(own, app.show())).status).toBe(200)
    expect((await enterCode(another, app.recoveryCodes[0] ?? '')).status).toBe(200)
    await server.advanceClock(dayMs)
    const later = (await passFirstStep(server, email)).browser
    expect((await enterCode(later, app.show())).status).toBe(200)
  })

  it('are limited in a known browser, too', async () => {
    const { email, app } = await aFactorOwner(server)
    const { browser } = await passFirstStep(server, email)
    await enterCode(browser, app.show())
    await passFirstStep(server, email, browser)
    await enterWrongCodes(browser, app, secondFactorRule.ownWrongCodesADay)
    expect((await enterCode(browser, app.show())).status).toBe(429)
  })

  it('of recovery are limited an hour', async () => {
    const { email, app } = await aFactorOwner(server)
    const { browser } = await passFirstStep(server, email)
    const wrong = 'aaaa-aaaa-aaaa-aaaa'
    for (let index = 0; index < secondFactorRule.wrongRecoveryCodesAnHour; index += 1)
      expect((await enterCode(browser, wrong)).code).toBe('CODE_INCORRECT')
    expect(await enterCode(browser, app.recoveryCodes[0] ?? '')).toMatchObject({ status: 429 })
  })
})

describe('managing it', () => {
  it('turns it off with a code, tells the person, and ends sign-ins that wait for a code', async () => {
    const { email, userId, browser, app } = await aFactorOwner(server)
    const { browser: waiting } = await passFirstStep(server, email)
    const turnOff = (code: string) =>
      browser.request('POST second-factor/turn-off', { body: { code } })
    expect(await turnOff(app.showWrong())).toMatchObject({ status: 400, code: 'CODE_INCORRECT' })
    expect((await turnOff(app.show())).status).toBe(200)
    expect((await waiting.request('GET api/check-token')).status).toBe(401)
    expect((await browser.request('GET second-factor')).payload).toEqual({
      set_up_at: null,
      recovery_codes_left: 0,
    })
    expect(await listFactorEvents(server, userId)).toEqual(['setUp', 'turnOff'])
    expect((await server.mails(email))[0]?.kind).toBe('sessions.factorTurnedOff')
    expect((await passFirstStep(server, email)).user.user_id).toBe(userId)
    expect(await turnOff(app.show())).toMatchObject({ status: 409 })
  })

  it('replaces the recovery codes with a code', async () => {
    const { email, userId, browser, app } = await aFactorOwner(server)
    const renewed = await browser.request('POST second-factor/recovery-codes', {
      body: { code: await app.next() },
    })
    expect(renewed.payload.recovery_codes).toHaveLength(10)
    const pending = (await passFirstStep(server, email)).browser
    expect(await enterCode(pending, app.recoveryCodes[0] ?? '')).toMatchObject({
      code: 'CODE_INCORRECT',
    })
    expect((await enterCode(pending, renewed.payload.recovery_codes[0])).status).toBe(200)
    expect(await listFactorEvents(server, userId)).toEqual([
      'setUp',
      'renewRecoveryCodes',
      'useRecoveryCode',
    ])
  })
})

describe('a secret whose key was given up', () => {
  it('opens to recovery codes only', async () => {
    const { email, userId, app } = await aFactorOwner(server)
    await server.pool.query(
      `update second_factors set secret = 'lost.' || split_part(secret, '.', 2) where user_id = $1`,
      [userId],
    )
    const { browser } = await passFirstStep(server, email)
    expect(await enterCode(browser, app.show())).toMatchObject({ code: 'CODE_INCORRECT' })
    expect((await enterCode(browser, app.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})
