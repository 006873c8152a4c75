import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyAboutView } from './views.ts'
import { toViewOrRefusal, saveCompanyFields } from './company-fields.ts'

export const saveAboutDetails: Handler<typeof companyEndpoints.saveAboutDetails> = async ({
  actor,
  db,
  body,
}) => toViewOrRefusal(await saveCompanyFields(db, actor, body), toCompanyAboutView)
