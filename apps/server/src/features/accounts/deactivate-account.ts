import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { lockLeavingIntern, closeInternAccount } from './close-intern-account.ts'

/** Deactivates the account temporarily. Signing in again restores it. */
export const deactivateAccount: Handler<typeof accountEndpoints.deactivateAccount> = async (
  ctx,
) => {
  await lockLeavingIntern(ctx)
  await closeInternAccount(ctx, { reason: ctx.query.reason ?? null, note: ctx.query.note ?? null })
  return {}
}
