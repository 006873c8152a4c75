import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { serverNow } from '../../platform/clock.ts'

/** A code that was sent, without the code: what a reload needs to go on. Moments are of the server's clock. */
export interface KeptCode {
  readonly otp_hash: string
  readonly email: string
  readonly type: UserType
  readonly expiresAt: number
  readonly resendAt: number
  /** How many digits it has; 6 when left out. */
  readonly digits?: number
  /** It also links the account with Google, once. */
  readonly links?: boolean
}

/** What the server says of a code that it has just sent. */
export interface SentCode {
  readonly otp_hash: string
  readonly digits: number
}

// Local storage, as the seeds have it: kept when the code is made, removed when it was right; a 401 clears it with the rest.
const name = 'otp_hash'

const keepCode = (code: KeptCode): void => localStorage.setItem(name, JSON.stringify(code))
/** Keeps a code that was just sent, so that a reload goes on. */
export function keepNewCode(
  email: string,
  { otp_hash, digits }: SentCode,
  type: UserType,
  links = false,
): KeptCode {
  const sent = serverNow()
  const kept = {
    otp_hash,
    email,
    type,
    expiresAt: sent + codeRule.livesMs,
    resendAt: sent + codeRule.waitMs,
    digits,
    links,
  }
  keepCode(kept)
  return kept
}
export const dropCode = (): void => localStorage.removeItem(name)

/** The code this browser waits for on this side, or null. */
export function readCode(type: UserType): KeptCode | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isKept(kept) && kept.type === type ? kept : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is KeptCode {
  if (typeof value !== 'object' || value === null) return false
  const kept: Readonly<Record<string, unknown>> = { ...value }
  return (
    ['otp_hash', 'email', 'type'].every((key) => typeof kept[key] === 'string') &&
    ['expiresAt', 'resendAt'].every((key) => typeof kept[key] === 'number') &&
    ['number', 'undefined'].includes(typeof kept['digits'])
  )
}
