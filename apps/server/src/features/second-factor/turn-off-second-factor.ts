import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { endPendingSessions } from '../../platform/session/end-sessions.ts'
import { getCompanyId, requireOwnCode } from './own-factor.ts'
import { deleteSecondFactor } from './queries/second-factor.queries.ts'

/** Turns the user's second factor off. Sign-ins that wait for a code end. */
export const turnOffSecondFactor: Handler<
  typeof secondFactorEndpoints.turnOffSecondFactor
> = async (ctx) => {
  const { actor, db } = ctx
  const failure = await requireOwnCode(ctx)
  if (failure) return failure
  await endPendingSessions(db, actor.userId)
  await db.run(deleteSecondFactor, { user_id: actor.userId })
  await db.recordEvent(secondFactorEvents.turnOff, {
    subject: actor.userId,
    company: getCompanyId(actor),
  })
  return {}
}
