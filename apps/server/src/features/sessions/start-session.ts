import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SessionControl } from '../../platform/http/handler.ts'
import { refuse, type Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { getBrowserHash, type SigningServices } from '../../platform/session/browser-cookie.ts'
import { rememberBrowser } from './browser-store.ts'
import { upsertRegistration, userFacts } from './store.ts'
import { toRegisteringUser, toSessionUser } from './views.ts'

/** The parts of a request context needed to sign in. */
export interface SignInContext {
  readonly db: Tx
  readonly session: SessionControl
  readonly now: Date
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly requestId: string
  readonly services: SigningServices
}

/** A new user with a verified address. */
export interface VerifiedAddress {
  readonly email: string
  readonly type: UserType
  readonly utm: object
}

/** Starts a session for an existing user. */
export async function startUserSession(
  door: SignInContext,
  userId: string,
): Promise<SessionUser | Refusal> {
  const { db, session, now } = door
  const row = await db.one(userFacts, userId)
  if (!row) return refuse('CODE_EXPIRED')
  await session.start(userId)
  await db.run(rememberBrowser, userId, getBrowserHash(door), now.toISOString())
  return toSessionUser(row)
}

/**
 * Starts or resumes a registration session, which can only register (guard 1).
 * @param onOpen called with the registration's id
 */
export async function startRegistrationSession(
  door: SignInContext,
  { email, type, utm }: VerifiedAddress,
  onOpen?: (registrationId: string) => Promise<void>,
): Promise<SessionUser | Refusal> {
  if (type === 'O') return refuse('CODE_INCORRECT')
  const { db, session, now } = door
  const row = await db.one(
    upsertRegistration,
    newId(now),
    email,
    type,
    JSON.stringify(utm),
    now.toISOString(),
    getBrowserHash(door),
  )
  if (!row) return refuse('CODE_EXPIRED')
  await onOpen?.(row.registration_id)
  await session.startRegistration(row.registration_id)
  return toRegisteringUser({
    kind: 'registration',
    registrationId: row.registration_id,
    email,
    type,
    invitedMemberId: row.member_id,
  })
}
