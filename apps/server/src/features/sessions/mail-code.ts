import { randomInt } from 'node:crypto'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/words.ts'
import { minute } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import { beyondLimit } from '../../platform/limits.ts'
import type { Services } from '../../platform/services.ts'
import { randomToken } from '../../platform/session/signer.ts'
import { endCodes, insertCode, lastCode, lockAddress } from './store.ts'

const anHour = 60 * minute

/** What is stored of a code: keyed, so that a copy of the table gives no code away. */
export const hashOfCode = (services: Services, handle: string, code: string): string =>
  services.signer.sign('code', handle, code)

export interface CodeHandle {
  readonly otp_hash: string
  readonly expires_at: string
  readonly resend_at: string
}

interface Asked {
  readonly email: string
  readonly type: UserType
  readonly net: string
  /** False where the answer must look the same but nobody may sign in. */
  readonly deliver: boolean
  /** Who somebody is at a provider; belongs to the account once the code was right. */
  readonly link?: Identity | undefined
}

/** Somebody at a provider of sign-ins, by its own name for them. */
export interface Identity {
  readonly provider: string
  readonly subject: string
}

/** Seconds until this address may have another code. Two at the same moment wait for each other on the address's lock. */
async function tooSoon(tx: Tx, email: string): Promise<number | null> {
  await tx.run(lockAddress, email)
  const last = await tx.one(lastCode, email)
  if (!last?.created_at) return null
  const wait = Math.ceil((Date.parse(last.created_at) + codeRule.waitMs - tx.now.getTime()) / 1000)
  return wait > 0 ? wait : null
}

/** Seconds until a code may be asked for again, by address and by network. */
const waitFor = async (tx: Tx, { env }: Services, { email, net }: Asked): Promise<number | null> =>
  (await tooSoon(tx, email)) ??
  (await beyondLimit(tx, `code:hour:${email}`, codeRule.perAddressAnHour, anHour)) ??
  (await beyondLimit(
    tx,
    `code:net:${net}`,
    env.production ? codeRule.perNetworkAnHour : 2000,
    anHour,
  ))

const tellCode = (tx: Tx, email: string, code: string): Promise<void> =>
  tx.tell({
    to: { email },
    kind: 'sessions.code',
    values: { code, minutes: codeRule.livesMs / minute },
    link: '/',
    mailOnly: true,
  })

/**
 * Makes a code and mails it; the codes before it end.
 * @returns the handle that verifies it (random, not a function of the code), or why not now
 */
export async function mailCode(
  tx: Tx,
  services: Services,
  asked: Asked,
): Promise<CodeHandle | Refusal> {
  const wait = await waitFor(tx, services, asked)
  if (wait !== null)
    return refuse('RATE_LIMITED', {
      because: 'sessions.refused.tooManyCodes',
      kept: true,
      retryAfter: wait,
    })
  const handle = randomToken()
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const expires = new Date(tx.now.getTime() + codeRule.livesMs).toISOString()
  await tx.run(endCodes, asked.email, tx.now.toISOString())
  await tx.run(
    insertCode,
    handle,
    asked.email,
    asked.type,
    'sign-in',
    hashOfCode(services, handle, code),
    tx.now.toISOString(),
    expires,
    asked.link?.provider ?? null,
    asked.link?.subject ?? null,
  )
  if (asked.deliver) await tellCode(tx, asked.email, code)
  return {
    otp_hash: handle,
    expires_at: expires,
    resend_at: new Date(tx.now.getTime() + codeRule.waitMs).toISOString(),
  }
}
