import { randomUUID } from 'node:crypto'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { Secret, TOTP } from 'otpauth'
import { anOperator } from '../../../platform/testing/factories.ts'
import type { Browser, TestServer } from '../../../platform/testing/harness.ts'

/** An authenticator app that knows the secret of one account. */
export interface Authenticator {
  readonly secret: string
  readonly recoveryCodes: readonly string[]
  /** Returns the code that the app shows. */
  show(): string
  /** Waits for the next code, and returns it. */
  next(): Promise<string>
  /** Returns a code that is wrong. */
  showWrong(): string
}

/** Returns the code of a secret at this time. */
export const showCode = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

/** Sets up the second factor of a signed-in user. */
export async function setUpAuthenticator(
  server: TestServer,
  browser: Browser,
): Promise<Authenticator> {
  const started = await browser.request('POST second-factor/set-up')
  const secret = String(started.payload.secret)
  const show = () => showCode(secret, server.now())
  const confirmed = await browser.request('POST second-factor/confirm', { body: { code: show() } })
  if (confirmed.status !== 200) throw new Error(confirmed.text)
  return {
    secret,
    recoveryCodes: confirmed.payload.recovery_codes,
    show,
    showWrong: () => String((Number(show()) + 500_000) % 1_000_000).padStart(6, '0'),
    async next() {
      await server.advanceClock(secondFactorRule.periodSeconds * 1000)
      return show()
    },
  }
}

/** An operator with a second factor. */
export interface FactorOwner {
  readonly userId: string
  readonly email: string
  readonly browser: Browser
  readonly app: Authenticator
}

export async function aFactorOwner(server: TestServer): Promise<FactorOwner> {
  const person = await anOperator(server)
  const browser = await server.as(person.userId)
  return { ...person, browser, app: await setUpAuthenticator(server, browser) }
}

/** Signs in with an emailed code, up to the second step. @returns the browser and its user */
export async function passFirstStep(
  server: TestServer,
  email: string,
  browser = server.anonymous(),
  type = 'O',
) {
  const created = await browser.request('POST otp/v2/create', { body: { email, type } })
  const otp = (await server.mails(email))[0]?.subject.match(/\d{6}/)?.[0]
  const verified = await browser.request('POST otp/v2/verify', {
    body: { otp, otp_hash: created.payload.otp_hash },
  })
  // The app shows the next code.
  await server.advanceClock((secondFactorRule.periodSeconds + 1) * 1000)
  return { browser, user: verified.payload }
}

/** Enters a code in the second step of a sign-in. */
export const enterCode = (browser: Browser, code: string, requestId = randomUUID()) =>
  browser.request('POST second-factor/verify', { body: { code }, requestId })

/** Lists what happened to the second factor of a user. */
export async function listFactorEvents(server: TestServer, userId: string): Promise<string[]> {
  const { rows } = await server.pool.query<{ move: string }>(
    `select move from event_log where machine = 'secondFactor' and subject_id = $1 order by id`,
    [userId],
  )
  return rows.map(({ move }) => move)
}
