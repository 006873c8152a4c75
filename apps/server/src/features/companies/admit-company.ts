import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { decideCompany } from './company-decision.ts'

export const admitCompany: Handler<typeof companyEndpoints.admitCompany> = async ({
  actor,
  db,
  params,
  body,
}) => decideCompany(db, actor, params.id, 'admit', body)
