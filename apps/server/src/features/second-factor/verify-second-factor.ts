import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { startVerifiedSession } from '../sessions/public.ts'
import { checkFactorCode, lockFactor } from './check-factor-code.ts'

/** Completes a sign-in. A sign-in that has ended is 400, as a wrong code: a 401 clears storage. */
export const verifySecondFactor: Handler<typeof secondFactorEndpoints.verifySecondFactor> = async (
  ctx,
) => {
  const { actor, body } = ctx
  const factor = actor.kind === 'pending' ? await lockFactor(ctx, actor.userId) : null
  if (!factor?.isSetUp)
    throw new AppError('CODE_EXPIRED', { messageKey: 'secondFactor.refused.signInExpired' })
  const failure = await checkFactorCode(ctx, factor, body.code)
  return failure ?? startVerifiedSession(ctx, factor.userId)
}
