import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestCompanyDecision } from './company-decision.ts'

export const rejectCompany: Handler<typeof companyEndpoints.rejectCompany> = (ctx) =>
  requestCompanyDecision(ctx, 'reject')
