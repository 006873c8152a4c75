import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyProfileView } from './views.ts'
import { saveCompanyFields } from './company-fields.ts'

export const patchCompany: Handler<typeof companyEndpoints.patchCompany> = async ({
  actor,
  db,
  body,
}) => toCompanyProfileView(await saveCompanyFields(db, actor, body))
