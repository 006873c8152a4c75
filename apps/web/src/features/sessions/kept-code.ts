import type { UserType } from '@fledge/domain/sessions/words.ts'

/** A code that was sent, without the code: what a reload needs to go on. Moments are of the server's clock. */
export interface KeptCode {
  readonly otp_hash: string
  readonly email: string
  readonly type: UserType
  readonly expiresAt: number
  readonly resendAt: number
}

// Local storage, as the seeds have it: kept when the code is made, removed when it was right; a 401 clears it with the rest.
const name = 'otp_hash'

export const keepCode = (code: KeptCode): void => localStorage.setItem(name, JSON.stringify(code))
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
  return ['otp_hash', 'email', 'type'].every((key) => typeof kept[key] === 'string') && ['expiresAt', 'resendAt'].every((key) => typeof kept[key] === 'number')
}
