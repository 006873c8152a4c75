import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyDetailsView } from './views.ts'
import { saveCompanyFields } from './company-fields.ts'

export const saveBasicDetails: Handler<typeof companyEndpoints.saveBasicDetails> = async ({
  actor,
  db,
  body,
}) => toCompanyDetailsView(await saveCompanyFields(db, actor, body))
