import { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { isSelected } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type ExecuteAct, requestActs } from '../pending-acts/public.ts'
import { findCompaniesToApprove, findRefusal, readSample } from './companies-to-approve.ts'
import { applyCompanyDecision } from './company-decision.ts'
import { companyForOperator } from './queries/companies.queries.ts'
import { companyToApprove, lockCompaniesForDecision } from './queries/operator.queries.ts'

const inputSchema = companyEndpoints.approveCompanies.body.pick({ reason: true })

/** Approves one of many if it still passes all checks. */
export const approveCheckedCompany: ExecuteAct = async (tx, actor, id, input) => {
  const { reason } = inputSchema.parse(input)
  await tx.many(lockCompaniesForDecision, { company_ids: [id] })
  const row = (await tx.one(companyToApprove, { company_id: id })) ?? notFound()
  const profile = await tx.one(companyForOperator, { company_id: id })
  const refusal = findRefusal(row, profile)
  if (refusal) throw new AppError('CONFLICT', { messageKey: refusal })
  await applyCompanyDecision(tx, actor, id, 'approve', { note: reason })
}

/** Approves all that pass every check, once the operator has looked at the sample. */
export const approveCompanies: Handler<(typeof companyEndpoints)['approveCompanies']> = async (
  ctx,
) => {
  const { actor, db, body } = ctx
  const { drawnAt, isSeen } = await readSample(db, actor)
  authorize(companyCan.approveMany(actor, { isSampleSeen: isSeen }))
  const found = await findCompaniesToApprove(db, actor, { drawnAt })
  await db.many(lockCompaniesForDecision, { company_ids: found.map(({ id }) => id) })
  // Read again: until the locks, it may have changed.
  const rows = await findCompaniesToApprove(db, actor, { drawnAt })
  const approved = rows.filter(isSelected)
  if (approved.length !== body.count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const pending = await requestActs(ctx, {
    kind: 'COMPANY',
    act: 'approveCheckedCompany',
    execute: approveCheckedCompany,
    targets: approved.map(({ id }) => ({ id, input: { reason: body.reason } })),
  })
  return { count: approved.length, rows: [...rows], pending }
}
