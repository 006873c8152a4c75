import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestCompanyDecision } from './company-decision.ts'

export const reopenCompany: Handler<typeof companyEndpoints.reopenCompany> = (ctx) =>
  requestCompanyDecision(ctx, 'reopen')
