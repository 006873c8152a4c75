import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requireOwnCode } from './own-factor.ts'

/** Notes that a code was entered again, for sensitive acts of the next minutes. */
export const refreshSecondFactor: Handler<
  typeof secondFactorEndpoints.refreshSecondFactor
> = async (ctx) => {
  const failure = await requireOwnCode(ctx)
  if (failure) return failure
  await ctx.session.markSecondFactor()
  return {}
}
