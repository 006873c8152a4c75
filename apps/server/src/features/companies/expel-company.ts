import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { decideCompany } from './company-decision.ts'

export const expelCompany: Handler<typeof companyEndpoints.expelCompany> = async ({
  actor,
  db,
  params,
  body,
}) => decideCompany(db, actor, params.id, 'expel', body)
