import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { companyEventList } from './page-store.ts'
import { findCompanyPage } from './queries/company-page.queries.ts'

/** Returns the timeline of a company over all state machines. */
export const listCompanyEvents: Handler<(typeof companyEndpoints)['listCompanyEvents']> = async ({
  actor,
  db,
  params,
  query,
}) => {
  const company = (await db.one(findCompanyPage, { company_id: params.id })) ?? notFound()
  const page = await readKeyset(db, companyEventList, {
    scope: { operator: actor.operator, company: company.company_id },
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}
