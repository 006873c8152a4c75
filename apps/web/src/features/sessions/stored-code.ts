import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { getServerTime } from '../../platform/time/clock.ts'

/**
 * Data of a sent code, without the code itself, so that a reload can continue. Timestamps use the
 * server's clock.
 */
export interface StoredCode {
  readonly otp_hash: string
  readonly email: string
  readonly type: UserType
  readonly expiresAt: number
  readonly resendAt: number
  /** Number of digits; 6 by default. */
  readonly digits?: number
  /** Whether verifying also links the account with Google. */
  readonly links?: boolean
}

/** Server response after sending a code. */
export interface SentCode {
  readonly otp_hash: string
  readonly digits: number
}

// Local storage key fixed by the seeds: set when a code is sent, removed after verification or,
// with everything else, after a 401.
const name = 'otp_hash'

const storeCode = (code: StoredCode): void => localStorage.setItem(name, JSON.stringify(code))
/** Stores a newly sent code so that a reload can continue. */
export function storeNewCode(
  email: string,
  { otp_hash, digits }: SentCode,
  type: UserType,
  links = false,
): StoredCode {
  const sent = getServerTime()
  const code = {
    otp_hash,
    email,
    type,
    expiresAt: sent + codeRule.lifetimeMs,
    resendAt: sent + codeRule.waitMs,
    digits,
    links,
  }
  storeCode(code)
  return code
}
export const removeCode = (): void => localStorage.removeItem(name)

/** Returns the pending code for this user type; null if there is none, and on the server. */
export function findStoredCode(type: UserType): StoredCode | null {
  if (typeof localStorage === 'undefined') return null
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    return isStoredCode(stored) && stored.type === type ? stored : null
  } catch {
    return null
  }
}

function isStoredCode(value: unknown): value is StoredCode {
  if (typeof value !== 'object' || value === null) return false
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return (
    ['otp_hash', 'email', 'type'].every((key) => typeof fields[key] === 'string') &&
    ['expiresAt', 'resendAt'].every((key) => typeof fields[key] === 'number') &&
    ['number', 'undefined'].includes(typeof fields['digits'])
  )
}
