import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { SessionControl } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { getBrowserHash, type SigningServices } from '../../platform/session/browser-cookie.ts'
import { refuseBannedAddress } from './refuse-blocked.ts'
import { toPendingUser, toRegisteringUser, toSessionUser } from './views.ts'
import { rememberBrowser } from './queries/browser.queries.ts'
import { upsertRegistration, userFacts, type UserRow } from './queries/sessions.queries.ts'
import { setSecondFactorDeadline } from './queries/users.queries.ts'

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
 * Starts a session for an existing user after the first step of a sign-in. With a second factor, it
 * may only enter a code.
 * @throws CODE_EXPIRED if the user no longer exists
 */
export async function startUserSession(
  context: SignInContext,
  userId: string,
): Promise<SessionUser> {
  const { db, session } = context
  const row = await db.one(userFacts, { user_id: userId })
  if (!row) throw new AppError('CODE_EXPIRED')
  if (row.has_second_factor) {
    await session.startPending(userId, row.type)
    return toPendingUser(row)
  }
  await session.start(userId, row.type)
  await rememberOwnBrowser(context, userId)
  return toSignedInUser(context, row)
}

/**
 * Starts a session for a user who has entered a code of the second factor.
 * @throws CODE_EXPIRED if the user no longer exists
 */
export async function startVerifiedSession(
  context: SignInContext,
  userId: string,
): Promise<SessionUser> {
  const row = await context.db.one(userFacts, { user_id: userId })
  if (!row) throw new AppError('CODE_EXPIRED')
  await context.session.startVerified(userId, row.type)
  await rememberOwnBrowser(context, userId)
  return toSessionUser(row, context.now, context.services.env.production)
}

/** Operators have to set up a second factor within some days of their first sign-in. */
async function toSignedInUser(
  { db, now, services }: SignInContext,
  row: UserRow,
): Promise<SessionUser> {
  const isFirst = row.type === 'O' && row.second_factor_due_at === null
  const deadline = isFirst
    ? await db.one(setSecondFactorDeadline, {
        user_id: row.user_id,
        due_at: new Date(now.getTime() + secondFactorRule.setUpMs).toISOString(),
      })
    : row
  return toSessionUser({ ...row, ...deadline }, now, services.env.production)
}

const rememberOwnBrowser = (context: SignInContext, userId: string) =>
  context.db.run(rememberBrowser, {
    user_id: userId,
    browser_hash: getBrowserHash(context),
    now: context.now.toISOString(),
  })

/**
 * Starts or resumes a registration session, which can only register (guard 1).
 * @param onOpen called with the registration's id
 * @throws CODE_INCORRECT for the programme team, which cannot register, CODE_EXPIRED, and FORBIDDEN
 * for the address of someone who was banned
 */
export async function startRegistrationSession(
  context: SignInContext,
  { email, type, utm }: VerifiedAddress,
  onOpen?: (registrationId: string) => Promise<void>,
): Promise<SessionUser> {
  if (type === 'O') throw new AppError('CODE_INCORRECT')
  const { db, session, now } = context
  await refuseBannedAddress(db, email)
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
