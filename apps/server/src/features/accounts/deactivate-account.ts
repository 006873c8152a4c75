import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { leaveInternAccount, lockInternAccount } from './close-intern-account.ts'

/** Deactivates the account temporarily. Signing in again restores it. */
export const deactivateAccount: Handler<typeof accountEndpoints.deactivateAccount> = async (
  ctx,
) => {
  await lockInternAccount(ctx.db, ctx.actor.intern)
  await leaveInternAccount(ctx, { reason: ctx.query.reason ?? null, note: ctx.query.note ?? null })
  return {}
}
