import type { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { creditCan } from '@fledge/domain/credits/can.ts'
import type { LooseEventHandler } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, toRefusal } from '../../platform/http/refusal.ts'
import { recordCreditGrant } from './public.ts'
import { creditAdmins, companyForGrant } from './store.ts'

/**
 * Grants credits as an operator, recorded in the ledger with a reason, and notifies the company's
 * administrators.
 */
export const grantCredits: Handler<typeof creditEndpoints.grantCredits> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const company = await db.one(companyForGrant, params.id)
  if (!company) return notFound()
  const verdict = creditCan.grant(actor, company)
  if (!verdict.allowed) return toRefusal(verdict)
  const left = await recordCreditGrant(db, params.id, body.amount, 'operator', body.note)
  await db.recordEvent({
    transition: { machine: 'credit', name: 'grant' },
    subject: params.id,
    company: params.id,
    note: body.note,
    data: { amount: body.amount, left, company: company.name },
  })
  return { left }
}

const notifyAdmins: LooseEventHandler = async (event, tx) => {
  const users = (await tx.many(creditAdmins, event.subject)).map((one) => one.user_id)
  const values = {
    company: String(event.data?.['company'] ?? ''),
    amount: Number(event.data?.['amount'] ?? 0),
    left: Number(event.data?.['left'] ?? 0),
    note: event.note ?? '',
  }
  await tx.notify({
    to: { users },
    kind: 'credits.grant',
    values,
    link: buildPath(paths.company.settings, {}, { tab: 'credits' }),
  })
}

export const creditEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'credit.grant': notifyAdmins,
}
