import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { countRecoveryCodes, selectSecondFactor } from './queries/second-factor.queries.ts'

/** Returns whether the user has set up a second factor. */
export const getSecondFactor: Handler<typeof secondFactorEndpoints.getSecondFactor> = async ({
  actor,
  db,
}) => {
  const [factor, codes] = await Promise.all([
    db.one(selectSecondFactor, { user_id: actor.userId }),
    db.one(countRecoveryCodes, { user_id: actor.userId }),
  ])
  return { set_up_at: factor?.set_up_at ?? null, recovery_codes_left: codes?.count ?? 0 }
}
