import type { sessionEndpoints } from '@fledge/contract/sessions/endpoints.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { isActiveUser } from '@fledge/domain/sessions/next-step.ts'
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { operatorEvents } from '@fledge/domain/team/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { AppError, type CommittedFailure, commitAndFail } from '../../platform/http/app-error.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { recordSecurityEvent } from '../../platform/session/security-events.ts'
import { translate } from '../../platform/texts.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { acceptTeamInvitation } from './save-operators.ts'
import { startUserSession, startRegistrationSession } from './start-session.ts'
import {
  selectCode,
  countTries,
  linkIdentity,
  openCodes,
  reactivateIntern,
  reactivateMemberUser,
  markCodeUsed,
  userByEmail,
} from './queries/sessions.queries.ts'

type C = typeof sessionEndpoints.verifyCode

/**
 * Signs in by code. A wrong or expired code is 400, never 401: a 401 would clear the browser's
 * storage.
 */
export const verifyCode: Handler<C> = async (ctx) => {
  const { db, body } = ctx
  const now = ctx.now.toISOString()
  const open = await db.many(openCodes, {
    handle: body.otp_hash,
    browser_hash: getBrowserHash(ctx),
    now,
    max_attempts: codeRule.maxAttempts,
  })
  const handles = open.map(({ handle }) => handle)
  if (!handles.includes(body.otp_hash)) return rejectUnusableCode(ctx)
  const consumed = await consumeCode(ctx, handles)
  if (!consumed) return countGuess(ctx, handles)
  const user = await db.one(userByEmail, { email: consumed.email })
  if (!user) {
    const { otp: _otp, otp_hash: _handle, ...utm } = body
    return startRegistrationSession(ctx, { email: consumed.email, type: consumed.type, utm })
  }
  const refusal = await refuseBlocked(db, user.user_id)
  if (refusal) return refusal
  if (!isActiveUser(user.status)) {
    const failure = await reactivateAccount(ctx, user)
    if (failure) return failure
  }
  // The programme team can only sign in by code.
  if (consumed.link_provider && consumed.link_subject && user.type !== 'O')
    await db.run(linkIdentity, {
      provider: consumed.link_provider,
      subject: consumed.link_subject,
      user_id: user.user_id,
      now: ctx.now.toISOString(),
    })
  return startUserSession(ctx, user.user_id)
}

/**
 * Reactivates interns who sign in, and members only if they left themselves and the deletion date
 * has not come.
 * @returns FORBIDDEN for a deactivated member, after which the code stays used
 */
async function reactivateAccount(
  { db }: Ctx<C>,
  user: { readonly user_id: string; readonly type: UserType },
): Promise<CommittedFailure | undefined> {
  if (user.type === 'I') {
    const intern = await db.one(reactivateIntern, { user_id: user.user_id })
    if (intern)
      await db.recordEvent(accountEvents.reactivate, {
        subject: user.user_id,
        intern: intern.intern_id,
      })
    return undefined
  }
  if (user.type === 'O') return joinTeam(db, user.user_id)
  const member = await db.one(reactivateMemberUser, { user_id: user.user_id })
  if (!member)
    return commitAndFail(new AppError('FORBIDDEN', { messageKey: 'sessions.refused.deactivated' }))
  await db.recordEvent(accountEvents.reactivate, {
    subject: user.user_id,
    company: member.company_id,
  })
  return undefined
}

/**
 * Activates the account of an invited operator.
 * @returns FORBIDDEN without an open invitation, after which the code stays used
 */
async function joinTeam(tx: Tx, userId: string): Promise<CommittedFailure | undefined> {
  if (!(await acceptTeamInvitation(tx, userId)))
    return commitAndFail(new AppError('FORBIDDEN', { messageKey: 'sessions.refused.notInTeam' }))
  await tx.recordEvent(operatorEvents.join, { subject: userId })
  return undefined
}

/** Uses the entered code: that of the handle, or an older valid one of this browser. */
async function consumeCode(ctx: Ctx<C>, handles: readonly string[]) {
  const { db, body, services, now } = ctx
  const browser = getBrowserHash(ctx)
  for (const handle of handles) {
    const hash = services.keyRing.derive('code', handle, body.otp)
    if (hash === null) continue
    const consumed = await db.one(markCodeUsed, {
      handle,
      code_hash: hash,
      now: now.toISOString(),
      max_attempts: codeRule.maxAttempts,
      browser_hash: browser,
    })
    if (consumed) return consumed
  }
  return undefined
}

/** @throws CODE_USED or CODE_EXPIRED, why a code can no longer be tried */
async function rejectUnusableCode(ctx: Ctx<C>): Promise<never> {
  const row = await ctx.db.one(selectCode, { handle: ctx.body.otp_hash })
  if (!row) throw new AppError('CODE_EXPIRED')
  if (row.browser_hash !== getBrowserHash(ctx))
    throw new AppError('CODE_EXPIRED', { messageKey: 'sessions.refused.otherBrowser' })
  if (row.used_at) throw new AppError('CODE_USED')
  throw new AppError(
    'CODE_EXPIRED',
    row.tries >= codeRule.maxAttempts ? { messageKey: 'sessions.refused.tooManyTries' } : {},
  )
}

/** Counts a wrong guess for every code it could have matched, and records a security event. */
async function countGuess(ctx: Ctx<C>, handles: readonly string[]): Promise<CommittedFailure> {
  const guessed = await ctx.db.many(countTries, { handles })
  const ownCode = guessed.find(({ handle }) => handle === ctx.body.otp_hash)
  if (ownCode) await recordGuess(ctx, ownCode.email)
  const attemptsLeft = codeRule.maxAttempts - (ownCode?.tries ?? codeRule.maxAttempts)
  if (attemptsLeft <= 0)
    return commitAndFail(
      new AppError('CODE_EXPIRED', { messageKey: 'sessions.refused.tooManyTries' }),
    )
  return commitAndFail(
    new AppError('CODE_INCORRECT', {
      messageKey: 'sessions.refused.wrongCode',
      values: { count: attemptsLeft },
      fields: { otp: translate('problems.wrongCode') },
    }),
  )
}

async function recordGuess(ctx: Ctx<C>, email: string): Promise<void> {
  const { db, net, services } = ctx
  const user = await db.one(userByEmail, { email })
  await recordSecurityEvent(db, services.keyRing, {
    kind: 'CODE_REFUSED',
    userId: user?.user_id ?? null,
    email,
    net,
    browserHash: getBrowserHash(ctx),
  })
}
