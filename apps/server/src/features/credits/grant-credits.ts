import { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { creditCan } from '@fledge/domain/credits/can.ts'
import { creditEvents } from '@fledge/domain/credits/events.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { recordCreditGrant } from './public.ts'
import { companyForCorrection } from './queries/credits.queries.ts'

async function lockForGrant(tx: Tx, actor: AnyActor, company_id: string) {
  const company = (await tx.one(companyForCorrection, { company_id })) ?? notFound()
  authorize(creditCan.grant(actor, company))
  return company
}

/** Records the granted credits in the ledger with the reason. */
export const executeGrant: ExecuteAct = async (tx, actor, id, input) => {
  const { amount, note } = creditEndpoints.grantCredits.body.parse(input)
  const { name } = await lockForGrant(tx, actor, id)
  const left = await recordCreditGrant(tx, id, amount, 'operator', note)
  await tx.recordEvent(creditEvents.grant, {
    subject: id,
    company: id,
    note,
    data: { amount, left, company: name },
  })
}

/** Grants credits once that can no longer be undone. */
export const grantCredits: Handler<typeof creditEndpoints.grantCredits> = async (ctx) => {
  await lockForGrant(ctx.db, ctx.actor, ctx.params.id)
  return {
    pending: await requestAct(ctx, { kind: 'CREDIT', act: 'grantCredits', execute: executeGrant }),
  }
}
