import type { sessionCalls } from '@fledge/contract/sessions/calls.ts'
import { codeRule } from '@fledge/domain/sessions/code-rules.ts'
import { isActive } from '@fledge/domain/sessions/next-step.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { recordSecurityEvent } from '../../platform/session/security-events.ts'
import { enterAs, enterRegistration } from './enter-session.ts'
import { hashOfCode } from './mail-code.ts'
import {
  codeOf,
  countTry,
  linkIdentity,
  lockCode,
  reactivateIntern,
  useCode,
  userByEmail,
} from './store.ts'

type C = typeof sessionCalls.verifyCode

/** Signs in by code. A wrong or expired code is 400, never 401: a 401 would clear the browser's storage. */
export const verifyCode: Handler<C> = async (ctx) => {
  const { db, body, services } = ctx
  await db.run(lockCode, body.otp_hash)
  const used = await db.one(
    useCode,
    body.otp_hash,
    hashOfCode(services, body.otp_hash, body.otp),
    ctx.now.toISOString(),
    codeRule.tries,
    getBrowserHash(ctx),
  )
  if (!used) return whyNot(ctx)
  const user = await db.one(userByEmail, used.email)
  if (!user) {
    const { otp: _otp, otp_hash: _handle, ...utm } = body
    return enterRegistration(ctx, { email: used.email, type: used.type, utm })
  }
  if (!isActive(user.status)) {
    if (user.type !== 'I')
      return refuse('FORBIDDEN', { because: 'sessions.refused.deactivated', kept: true })
    const back = await db.one(reactivateIntern, user.user_id)
    if (back)
      await db.record({
        moved: { machine: 'account', move: 'reactivate' },
        subject: user.user_id,
        intern: back.intern_id,
      })
  }
  // The programme team signs in by code alone.
  if (used.link_provider && used.link_subject && user.type !== 'O')
    await db.run(
      linkIdentity,
      used.link_provider,
      used.link_subject,
      user.user_id,
      ctx.now.toISOString(),
    )
  return enterAs(ctx, user.user_id)
}

/** Why a code is refused; a guess at it is counted and written down. */
async function whyNot(ctx: Ctx<C>): Promise<Refusal> {
  const { db, body, now } = ctx
  const row = await db.one(codeOf, body.otp_hash)
  if (!row) return refuse('CODE_EXPIRED')
  if (row.browser_hash !== getBrowserHash(ctx))
    return refuse('CODE_EXPIRED', { because: 'sessions.refused.otherBrowser' })
  if (row.used_at) return refuse('CODE_USED')
  if (row.expires_at <= now.toISOString() || row.tries >= codeRule.tries)
    return refuse(
      'CODE_EXPIRED',
      row.tries >= codeRule.tries ? { because: 'sessions.refused.tooManyTries' } : {},
    )
  const tries = (await db.one(countTry, body.otp_hash))?.tries ?? codeRule.tries
  await recordGuess(ctx, row.email)
  if (tries >= codeRule.tries)
    return refuse('CODE_EXPIRED', { because: 'sessions.refused.tooManyTries', kept: true })
  return refuse('CODE_WRONG', {
    because: 'sessions.refused.wrongCode',
    values: { count: codeRule.tries - tries },
    fields: { otp: 'This code is not right' },
    kept: true,
  })
}

async function recordGuess(ctx: Ctx<C>, email: string): Promise<void> {
  const { db, net, services } = ctx
  const user = await db.one(userByEmail, email)
  await recordSecurityEvent(db, services.signer, {
    kind: 'CODE_REFUSED',
    userId: user?.user_id ?? null,
    email,
    net,
    browserHash: getBrowserHash(ctx),
  })
}
