import { randomInt } from 'node:crypto'
import { browserRule, getCodeDigits, codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sealValue } from '../../platform/mail/mail-secrets.ts'
import type { SigningServices } from '../../platform/session/browser-cookie.ts'
import { randomToken } from '../../platform/session/signer.ts'
import { isKnownBrowser } from './browser-store.ts'
import { guessFacts, insertCode, selectLastCode, lockAddress } from './store.ts'

const hourMs = 60 * minuteMs

/** Returns the stored hash of a code, keyed so that a copy of the table reveals no code. */
export const hashSignInCode = (services: SigningServices, handle: string, code: string): string =>
  services.signer.sign('code', handle, code)

export interface CodeHandle {
  readonly otp_hash: string
  readonly expires_at: string
  readonly resend_at: string
  readonly digits: 6 | 8
}

interface CodeRequest {
  readonly email: string
  readonly type: UserType
  readonly net: string
  /** The code is valid only in this browser. */
  readonly browser: string
  /** False if the response must look the same but no code may be sent. */
  readonly shouldDeliver: boolean
  /** Identity at a provider to link to the account once the code is verified. */
  readonly link?: Identity | undefined
}

/** A user at a sign-in provider, by the provider's id. */
export interface Identity {
  readonly provider: string
  readonly subject: string
}

const subtractMs = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString()

/**
 * Returns the seconds until this browser can request another code for the address. Locks the
 * address, so that parallel requests wait for each other.
 */
async function getResendWaitSeconds(
  tx: Tx,
  { email, browser }: CodeRequest,
): Promise<number | null> {
  await tx.run(lockAddress, email)
  const last = await tx.one(selectLastCode, email, browser)
  if (!last?.created_at) return null
  const wait = Math.ceil((Date.parse(last.created_at) + codeRule.waitMs - tx.now.getTime()) / 1000)
  return wait > 0 ? wait : null
}

interface CodeLimit {
  readonly seconds: number
  /** Message key that names the limit. */
  readonly because: string
  readonly limit: number
}

/**
 * Returns why no code can be requested now and for how long: limits apply per browser, network and
 * address. Requests by others do not count for a browser the account knows.
 */
async function consumeCodeLimit(
  tx: Tx,
  services: SigningServices,
  asked: CodeRequest,
): Promise<CodeLimit | null> {
  const { env, signer } = services
  const { email, net, browser } = asked
  const address = signer.sign('limit', email)
  const soon = await getResendWaitSeconds(tx, asked)
  if (soon !== null) return { seconds: soon, because: 'sessions.refused.tooManyCodes', limit: 1 }
  const beyond = async (key: string, limit: number, because: string): Promise<CodeLimit | null> => {
    const seconds = await consumeRateLimit(tx, key, limit, hourMs)
    return seconds === null ? null : { seconds, because, limit }
  }
  const ownWait = await beyond(
    `code:browser:${browser}:${address}`,
    codeRule.perAddressAnHour,
    'sessions.refused.codesOfBrowser',
  )
  if (ownWait !== null) return ownWait
  const known = await tx.one(
    isKnownBrowser,
    email,
    browser,
    subtractMs(tx.now, browserRule.knownMs),
  )
  if (known?.is_known) return null
  const perNetwork = env.production ? codeRule.perNetworkAnHour : 2000
  return (
    (await beyond(`code:net:${net}`, perNetwork, 'sessions.refused.codesOfNetwork')) ??
    (await beyond(
      `code:mailed:${address}`,
      codeRule.mailedAnHour,
      'sessions.refused.codesOfAddress',
    ))
  )
}

/**
 * Returns the length of the next code, based on the wrong guesses of the last day. A guess counts
 * by the time its code was created.
 */
async function getCodeLength(tx: Tx, email: string): Promise<6 | 8> {
  const facts = await tx.one(
    guessFacts,
    email,
    subtractMs(tx.now, dayMs + codeRule.livesMs),
    tx.now.toISOString(),
    codeRule.digits,
    codeRule.tries,
  )
  return getCodeDigits({
    wrongGuesses: facts?.wrong_guesses ?? 0,
    openShortCodes: facts?.open_short_codes ?? 0,
  })
}

const kind = 'sessions.code'

const notifyCode = (
  tx: Tx,
  { signer }: SigningServices,
  email: string,
  code: string,
): Promise<void> =>
  tx.notify({
    to: { email },
    content: composeMail(kind, {
      code: sealValue(signer, kind, code),
      minutes: codeRule.livesMs / minuteMs,
    }),
    link: '/',
    isEmailOnly: true,
  })

/**
 * Creates a code and emails it. Earlier codes stay valid until they expire.
 * @returns the random handle that verifies it, or the rate limit error
 */
export async function emailSignInCode(
  tx: Tx,
  services: SigningServices,
  asked: CodeRequest,
): Promise<CodeHandle | Refusal> {
  const wait = await consumeCodeLimit(tx, services, asked)
  if (wait !== null)
    return refuse('RATE_LIMITED', {
      messageKey: wait.because,
      values: { count: Math.ceil(wait.seconds / 60), limit: wait.limit },
      kept: true,
      retryAfter: wait.seconds,
    })
  const handle = randomToken()
  const digits = await getCodeLength(tx, asked.email)
  const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0')
  const expires = new Date(tx.now.getTime() + codeRule.livesMs).toISOString()
  await tx.run(
    insertCode,
    handle,
    asked.email,
    asked.type,
    'sign-in',
    hashSignInCode(services, handle, code),
    tx.now.toISOString(),
    expires,
    asked.link?.provider ?? null,
    asked.link?.subject ?? null,
    asked.browser,
    digits,
  )
  if (asked.shouldDeliver) await notifyCode(tx, services, asked.email, code)
  return {
    otp_hash: handle,
    expires_at: expires,
    resend_at: new Date(tx.now.getTime() + codeRule.waitMs).toISOString(),
    digits,
  }
}
