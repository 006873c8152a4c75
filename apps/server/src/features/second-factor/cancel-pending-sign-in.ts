import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'

/** Ends the sign-in of this browser that waits for a code. */
export const cancelPendingSignIn: Handler<
  typeof secondFactorEndpoints.cancelPendingSignIn
> = async ({ actor, session }) => {
  if (actor.kind === 'pending') await session.end()
  return {}
}
