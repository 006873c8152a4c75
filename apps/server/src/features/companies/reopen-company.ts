import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { decideCompany } from './company-decision.ts'

export const reopenCompany: Handler<typeof companyEndpoints.reopenCompany> = async ({
  actor,
  db,
  params,
  body,
}) => decideCompany(db, actor, params.id, 'reopen', body)
