import type { secondFactorEndpoints } from '@fledge/contract/second-factor/endpoints.ts'
import { secondFactorEvents } from '@fledge/domain/second-factor/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { getCompanyId, requireOwnCode } from './own-factor.ts'
import { replaceRecoveryCodes } from './recovery-codes.ts'

/** Replaces the recovery codes of the user. */
export const renewRecoveryCodes: Handler<typeof secondFactorEndpoints.renewRecoveryCodes> = async (
  ctx,
) => {
  const { actor, db } = ctx
  const failure = await requireOwnCode(ctx)
  if (failure) return failure
  const codes = await replaceRecoveryCodes(db, actor.userId)
  await db.recordEvent(secondFactorEvents.renewRecoveryCodes, {
    subject: actor.userId,
    company: getCompanyId(actor),
  })
  return { recovery_codes: codes }
}
