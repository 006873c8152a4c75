import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'

/** Returns the sign-in of this browser that waits for a code. */
export const getPendingSignIn: Handler<typeof secondFactorEndpoints.getPendingSignIn> = async ({
  actor,
}) => (actor.kind === 'pending' ? { type: actor.type } : null)
