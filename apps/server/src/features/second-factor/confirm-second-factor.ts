import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { secondFactorCan } from '@fledge/domain/second-factor/can.ts'
import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import { AppError, authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getBrowserHash } from '../../platform/session/browser-cookie.ts'
import { forgetOtherBrowsers } from '../sessions/public.ts'
import { checkFactorCode, lockFactor } from './check-factor-code.ts'
import { getCompanyId } from './own-factor.ts'
import { saveConfirmation } from './queries/second-factor.queries.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** Turns the second factor on with a first code. */
export const confirmSecondFactor: Handler<
  typeof secondFactorEndpoints.confirmSecondFactor
> = async (ctx) => {
  const { actor, db, body, session } = ctx
  authorize(secondFactorCan.setUp(actor))
  const factor = await lockFactor(ctx, actor.userId)
  if (!factor)
    throw new AppError('CODE_EXPIRED', { messageKey: 'secondFactor.refused.setUpExpired' })
  if (factor.isSetUp) throw new AppError('CONFLICT', { messageKey: 'secondFactor.refused.isOn' })
  const failure = await checkFactorCode(ctx, factor, body.code)
  if (failure) return failure
  await db.run(saveConfirmation, { user_id: actor.userId, now: db.now.toISOString() })
  await session.markSecondFactor()
  await forgetOtherBrowsers(db, actor.userId, getBrowserHash(ctx))
  const codes = await replaceRecoveryCodes(db, actor.userId)
  await db.recordEvent(secondFactorEvents.setUp, {
    subject: actor.userId,
    company: getCompanyId(actor),
  })
  return { recovery_codes: codes }
}
