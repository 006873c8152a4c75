import type { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { creditCan } from '@fledge/domain/credits/can.ts'
import { creditEvents } from '@fledge/domain/credits/events.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { recordCreditGrant } from './public.ts'
import { companyForGrant } from './queries/credits.queries.ts'

/** Grants credits as an operator, recorded in the ledger with a reason. */
export const grantCredits: Handler<typeof creditEndpoints.grantCredits> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const company = (await db.one(companyForGrant, { company_id: params.id })) ?? notFound()
  authorize(creditCan.grant(actor, company))
  const balance = await recordCreditGrant(db, params.id, body.amount, 'operator', body.note)
  await db.recordEvent(creditEvents.grant, {
    subject: params.id,
    company: params.id,
    note: body.note,
    data: { amount: body.amount, left: balance, company: company.name },
  })
  return { left: balance }
}
