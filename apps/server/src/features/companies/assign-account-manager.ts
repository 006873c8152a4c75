import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyPageEvents } from '@fledge/domain/companies/events.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as queries from './queries/company-page.queries.ts'

/** Sets who of the programme team looks after a company. Does nothing if it is that person already. */
export const assignAccountManager: Handler<
  (typeof companyEndpoints)['assignAccountManager']
> = async ({ actor, db, params, body }) => {
  const company = (await db.one(queries.lockCompanyPage, { company_id: params.id })) ?? notFound()
  const [from, to] = [company.account_manager_id, body.account_manager_id]
  authorize(companyCan.assignManager(actor, { from, to }))
  if (to !== null && !(await db.one(queries.accountManagerCandidate, { user_id: to })))
    throw new AppError('CONFLICT', { messageKey: 'waits.refused.notColleague' })
  if (from !== to) {
    await db.run(queries.setAccountManager, {
      company_id: params.id,
      account_manager_id: to,
    })
    await db.recordEvent(companyPageEvents.assignManager, {
      subject: params.id,
      data: { from, to },
    })
  }
  return { account_manager_id: to }
}
