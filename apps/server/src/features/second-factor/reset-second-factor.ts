import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { secondFactorCan } from '@fledge/domain/second-factor/can.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findUserFacts } from '../sessions/public.ts'
import { turnOffForUser } from './turn-off-for-user.ts'
import { lockFactor } from './check-factor-code.ts'

/** Turns off the second factor of someone who can no longer enter a code. */
export const resetSecondFactor: Handler<typeof secondFactorEndpoints.resetSecondFactor> = async (
  ctx,
) => {
  const { actor, db, params, body } = ctx
  const user = await findUserFacts(db, params.id)
  if (!user) notFound()
  const factor = await lockFactor(ctx, params.id)
  const hasSecondFactor = factor?.isSetUp ?? false
  authorize(secondFactorCan.reset(actor, { userId: params.id, type: user.type, hasSecondFactor }))
  await turnOffForUser(db, params.id, body.reason)
  return {}
}
