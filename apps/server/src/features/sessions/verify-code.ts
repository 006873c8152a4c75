import type { sessionCalls } from '@fledge/contract/sessions/calls.ts'
import { isActive } from '@fledge/domain/sessions/next-step.ts'
import { newId } from '../../platform/ids.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { UserType } from '@fledge/domain/sessions/words.ts'
import { codeTries, hashOfCode } from './mail-code.ts'
import { codeOf, countTry, lockCode, openRegistration, reactivateIntern, useCode, userByEmail, userFacts } from './store.ts'
import { registeringView, userView } from './views.ts'

type C = typeof sessionCalls.verifyCode

/** Signs in by code. A wrong or expired code is 400, never 401: a 401 would clear the browser's storage. */
export const verifyCode: Handler<C> = async (ctx) => {
  const { db, body, services } = ctx
  await db.run(lockCode, body.otp_hash)
  const used = await db.one(useCode, body.otp_hash, hashOfCode(services, body.otp_hash, body.otp), ctx.now.toISOString(), codeTries)
  if (!used) return whyNot(ctx)
  const user = await db.one(userByEmail, used.email)
  if (!user) return register(ctx, used.email, used.type)
  if (!isActive(user.status)) {
    if (user.type !== 'I') return refuse('FORBIDDEN', { because: 'sessions.refused.deactivated', kept: true })
    await db.run(reactivateIntern, user.user_id)
  }
  return signIn(ctx, user.user_id)
}

async function whyNot({ db, body, now }: Ctx<C>): Promise<Refusal> {
  const row = await db.one(codeOf, body.otp_hash)
  if (!row) return refuse('CODE_EXPIRED')
  if (row.used_at) return refuse('CODE_USED')
  if (row.expires_at <= now.toISOString() || row.tries >= codeTries) return refuse('CODE_EXPIRED', row.tries >= codeTries ? { because: 'sessions.refused.tooManyTries' } : {})
  const tries = (await db.one(countTry, body.otp_hash))?.tries ?? codeTries
  if (tries >= codeTries) return refuse('CODE_EXPIRED', { because: 'sessions.refused.tooManyTries', kept: true })
  return refuse('CODE_WRONG', { because: 'sessions.refused.wrongCode', values: { count: codeTries - tries }, fields: { otp: 'This code is not right' }, kept: true })
}

async function signIn({ db, session }: Ctx<C>, userId: string): Promise<SessionUser | Refusal> {
  const row = await db.one(userFacts, userId)
  if (!row) return refuse('CODE_EXPIRED')
  await session.start(userId)
  return userView(row)
}

async function register({ db, body, session, now }: Ctx<C>, email: string, type: UserType): Promise<SessionUser | Refusal> {
  if (type === 'O') return refuse('CODE_WRONG')
  const { otp: _otp, otp_hash: _handle, ...utm } = body
  const row = await db.one(openRegistration, newId(now), email, type, JSON.stringify(utm), now.toISOString())
  if (!row) return refuse('CODE_EXPIRED')
  await session.startRegistration(row.registration_id)
  return registeringView({ kind: 'registration', registrationId: row.registration_id, email, type, invitedMemberId: row.member_id })
}
