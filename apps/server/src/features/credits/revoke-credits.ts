import { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { creditCan } from '@fledge/domain/credits/can.ts'
import { creditEvents } from '@fledge/domain/credits/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import {
  balanceForCorrection,
  companyForCorrection,
  insertCreditRevocation,
} from './queries/credits.queries.ts'

async function lockForRevocation(tx: Tx, actor: AnyActor, company_id: string, amount: number) {
  const company = (await tx.one(companyForCorrection, { company_id })) ?? notFound()
  const row = await tx.one(balanceForCorrection, { company_id })
  authorize(creditCan.revoke(actor, { left: row?.balance ?? 0 }, amount))
  return company
}

/** Records the credits that are revoked in the ledger with the reason. */
export const executeRevocation: ExecuteAct = async (tx, actor, id, input) => {
  const { amount, note } = creditEndpoints.revokeCredits.body.parse(input)
  const { name } = await lockForRevocation(tx, actor, id, amount)
  const line = await tx.one(insertCreditRevocation, {
    company_id: id,
    amount,
    reason: 'operator',
    actor_id: actor.userId,
    at: tx.now.toISOString(),
    note,
  })
  if (!line) throw new AppError('CONFLICT', { messageKey: 'credits.refused.tooMany' })
  const balance = line.balance_after
  await tx.recordEvent(creditEvents.revoke, {
    subject: id,
    company: id,
    note,
    data: { amount, left: balance, company: name },
  })
}

/** Revokes credits that are left once that can no longer be undone. */
export const revokeCredits: Handler<typeof creditEndpoints.revokeCredits> = async (ctx) => {
  await lockForRevocation(ctx.db, ctx.actor, ctx.params.id, ctx.body.amount)
  return {
    pending: await requestAct(ctx, {
      kind: 'CREDIT',
      act: 'revokeCredits',
      execute: executeRevocation,
    }),
  }
}
