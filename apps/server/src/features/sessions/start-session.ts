import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SessionControl } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { getBrowserHash, type SigningServices } from '../../platform/session/browser-cookie.ts'
import { toRegisteringUser, toSessionUser } from './views.ts'
import { rememberBrowser } from './queries/browser.queries.ts'
import { upsertRegistration, userFacts } from './queries/sessions.queries.ts'

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

/**
 * Starts a session for an existing user.
 * @throws CODE_EXPIRED if the user no longer exists
 */
export async function startUserSession(
  context: SignInContext,
  userId: string,
): Promise<SessionUser> {
  const { db, session, now } = context
  const row = await db.one(userFacts, { user_id: userId })
  if (!row) throw new AppError('CODE_EXPIRED')
  await session.start(userId)
  await db.run(rememberBrowser, {
    user_id: userId,
    browser_hash: getBrowserHash(context),
    now: now.toISOString(),
  })
  return toSessionUser(row)
}

/**
 * Starts or resumes a registration session, which can only register (guard 1).
 * @param onOpen called with the registration's id
 * @throws CODE_INCORRECT for the programme team, which cannot register, and CODE_EXPIRED
 */
export async function startRegistrationSession(
  context: SignInContext,
  { email, type, utm }: VerifiedAddress,
  onOpen?: (registrationId: string) => Promise<void>,
): Promise<SessionUser> {
  if (type === 'O') throw new AppError('CODE_INCORRECT')
  const { db, session, now } = context
  const row = await db.one(upsertRegistration, {
    registration_id: newId(now),
    email,
    type,
    utm: JSON.stringify(utm),
    now: now.toISOString(),
    browser_hash: getBrowserHash(context),
  })
  if (!row) throw new AppError('CODE_EXPIRED')
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
