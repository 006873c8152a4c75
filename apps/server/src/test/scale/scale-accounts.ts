import { createHash } from 'node:crypto'
import type { OperatorRole, UserType } from '@fledge/domain/sessions/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { toTimestamp } from './copy-format.ts'
import type { scaleOrigins } from './scale-names.ts'
import type { ScaleWorld } from './scale-world.ts'

/** A user to write. */
export interface AccountSpec {
  readonly type: UserType
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly origin: (typeof scaleOrigins)[number]
  readonly createdAt: number
  /** Whether the person has used the product in the last 30 days: has a session and browsers. */
  readonly isActive: boolean
  readonly operatorRole?: OperatorRole
  readonly phone?: string
}

/** Writes a user with the accepted terms and, if active, a session. @returns the user's id */
export function addAccount(world: ScaleWorld, account: AccountSpec): string {
  const { rows, newId, lookups, random, now } = world
  const userId = newId(account.createdAt)
  const idleDays = account.isActive ? random.between(0.01, 20) : random.between(40, 300)
  const seenAt = Math.max(account.createdAt, now - idleDays * dayMs)
  rows.add('users', {
    user_id: userId,
    type: account.type,
    email: account.email,
    first_name: account.firstName,
    last_name: account.lastName,
    phone: account.phone ?? null,
    phone_verified_at: account.phone ? toTimestamp(account.createdAt) : null,
    country_id: lookups.countries.get(account.origin.country) ?? null,
    time_zone: account.origin.zone,
    operator_role: account.operatorRole ?? null,
    last_seen_at: toTimestamp(seenAt),
    created_at: toTimestamp(account.createdAt),
  })
  rows.add('agreements_accepted', {
    user_id: userId,
    kind: 'TERMS',
    version: lookups.agreements.get('TERMS') ?? 1,
    at: toTimestamp(account.createdAt),
  })
  if (account.isActive)
    addSession(world, userId, Math.max(account.createdAt, seenAt - 3 * dayMs), seenAt)
  return userId
}

/** Hashes that no token has: no one can use these sessions. */
const toHash = (text: string) => createHash('sha256').update(text).digest('base64url')

function addSession({ rows, newId }: ScaleWorld, userId: string, at: number, usedAt: number): void {
  const session_id = newId(at)
  const hash = toHash(session_id)
  rows.add('sessions', {
    session_id,
    token_hash: hash,
    user_id: userId,
    created_at: toTimestamp(at),
    last_used_at: toTimestamp(usedAt),
    expires_at: toTimestamp(at + 90 * dayMs),
    device: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
  })
  rows.add('known_browsers', { user_id: userId, browser_hash: hash, signed_in_at: toTimestamp(at) })
  rows.add('security_events', {
    at: toTimestamp(at),
    kind: 'SIGNED_IN',
    reason: null,
    user_id: userId,
    session_id,
    event_count: 1,
  })
}
