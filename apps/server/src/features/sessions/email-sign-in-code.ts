import { randomInt } from 'node:crypto'
import { browserRule, getCodeDigits, codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { dayMs, minuteMs } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, type CommittedFailure, commitAndFail } from '../../platform/http/app-error.ts'
import { consumeRateLimit } from '../../platform/rate-limit.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { sealValue } from '../../platform/mail/mail-secrets.ts'
import type { SigningServices } from '../../platform/session/browser-cookie.ts'
import { isKnownBrowser } from './queries/browser.queries.ts'
import { guessFacts, insertCode, selectLastCode, lockAddress } from './queries/sessions.queries.ts'

const hourMs = 60 * minuteMs

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
  await tx.run(lockAddress, { email })
  const last = await tx.one(selectLastCode, { email, browser_hash: browser })
  if (!last?.created_at) return null
  const wait = Math.ceil((Date.parse(last.created_at) + codeRule.waitMs - tx.now.getTime()) / 1000)
  return wait > 0 ? wait : null
}

interface CodeLimit {
  readonly seconds: number
  /** Message key that names the limit. */
  readonly messageKey: string
  readonly limit: number
}

/**
 * Returns why no code can be requested now and for how long: limits apply per browser, network and
 * address. Requests by others do not count for a browser the account knows.
 */
async function consumeCodeLimit(
  tx: Tx,
  services: SigningServices,
  request: CodeRequest,
): Promise<CodeLimit | null> {
  const { env, keyRing } = services
  const { email, net, browser } = request
  const address = keyRing.hash('limit', email)
  const seconds = await getResendWaitSeconds(tx, request)
  if (seconds !== null) return { seconds, messageKey: 'sessions.refused.tooManyCodes', limit: 1 }
  const consume = async (
    key: string,
    limit: number,
    messageKey: string,
  ): Promise<CodeLimit | null> => {
    const seconds = await consumeRateLimit(tx, key, limit, hourMs)
    return seconds === null ? null : { seconds, messageKey, limit }
  }
  const ownWait = await consume(
    `code:browser:${browser}:${address}`,
    codeRule.perAddressAnHour,
    'sessions.refused.codesOfBrowser',
  )
  if (ownWait !== null) return ownWait
  const knownSince = subtractMs(tx.now, browserRule.knownMs)
  const match = await tx.one(isKnownBrowser, { email, browser_hash: browser, since: knownSince })
  if (match?.is_known) return null
  const perNetwork = env.production ? codeRule.perNetworkAnHour : 2000
  return (
    (await consume(`code:net:${net}`, perNetwork, 'sessions.refused.codesOfNetwork')) ??
    (await consume(
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
  const facts = await tx.one(guessFacts, {
    email,
    since: subtractMs(tx.now, dayMs + codeRule.lifetimeMs),
    now: tx.now.toISOString(),
    digits: codeRule.digits,
    max_attempts: codeRule.maxAttempts,
  })
  return getCodeDigits({
    wrongGuesses: facts?.wrong_guesses ?? 0,
    openShortCodes: facts?.open_short_codes ?? 0,
  })
}

const kind = 'sessions.code'

const notifyCode = (
  tx: Tx,
  { keyRing }: SigningServices,
  email: string,
  code: string,
): Promise<void> =>
  tx.notify({
    to: { email },
    content: composeMail(kind, {
      code: sealValue(keyRing, kind, code),
      minutes: codeRule.lifetimeMs / minuteMs,
    }),
    link: '/',
    isEmailOnly: true,
  })

/**
 * Creates a code and emails it. Earlier codes stay valid until they expire.
 * @returns the random handle that verifies it, or RATE_LIMITED, which counts the request
 */
export async function emailSignInCode(
  tx: Tx,
  services: SigningServices,
  request: CodeRequest,
): Promise<CodeHandle | CommittedFailure> {
  const wait = await consumeCodeLimit(tx, services, request)
  if (wait !== null)
    return commitAndFail(
      new AppError('RATE_LIMITED', {
        messageKey: wait.messageKey,
        values: { count: Math.ceil(wait.seconds / 60), limit: wait.limit },
        retryAfter: wait.seconds,
      }),
    )
  const digits = await getCodeLength(tx, request.email)
  const code = String(randomInt(0, 10 ** digits)).padStart(digits, '0')
  // A keyed hash, so that a copy of the table reveals no code.
  const { handle, value: code_hash } = services.keyRing.issue('code', code)
  const expires = new Date(tx.now.getTime() + codeRule.lifetimeMs).toISOString()
  await tx.run(insertCode, {
    handle,
    email: request.email,
    type: request.type,
    purpose: 'sign-in',
    code_hash,
    now: tx.now.toISOString(),
    expires_at: expires,
    link_provider: request.link?.provider ?? null,
    link_subject: request.link?.subject ?? null,
    browser_hash: request.browser,
    digits,
  })
  if (request.shouldDeliver) await notifyCode(tx, services, request.email, code)
  return {
    otp_hash: handle,
    expires_at: expires,
    resend_at: new Date(tx.now.getTime() + codeRule.waitMs).toISOString(),
    digits,
  }
}
