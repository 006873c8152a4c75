import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyProfileView } from './views.ts'
import { toViewOrRefusal, saveCompanyFields } from './company-fields.ts'

export const saveProfile: Handler<typeof companyEndpoints.saveProfile> = async ({
  actor,
  db,
  body,
}) => toViewOrRefusal(await saveCompanyFields(db, actor, body), toCompanyProfileView)
