import type { CompanyMember, Operator } from '@fledge/domain/sessions/types.ts'
import { AppError, type CommittedFailure } from '../../platform/http/app-error.ts'
import { checkFactorCode, type CodeContext, lockFactor } from './check-factor-code.ts'

/** Those who can have a second factor. */
type FactorOwner = CompanyMember | Operator

/** Returns the company whose history shows what a member does. */
export const getCompanyId = (actor: FactorOwner): string | undefined =>
  actor.kind === 'company' ? actor.company : undefined

/**
 * Requires a current code of the user's own second factor.
 * @returns null if it is right; otherwise the failure, which must be committed
 * @throws CONFLICT if it is off
 */
export async function requireOwnCode(
  ctx: CodeContext & { readonly actor: FactorOwner; readonly body: { readonly code: string } },
): Promise<CommittedFailure | null> {
  const factor = await lockFactor(ctx, ctx.actor.userId)
  if (!factor?.isSetUp) throw new AppError('CONFLICT', { messageKey: 'secondFactor.refused.isOff' })
  return checkFactorCode(ctx, factor, ctx.body.code)
}
