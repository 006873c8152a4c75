import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyAboutView } from './views.ts'
import { saveCompanyFields } from './company-fields.ts'

export const saveAboutDetails: Handler<typeof companyEndpoints.saveAboutDetails> = async ({
  actor,
  db,
  body,
}) => toCompanyAboutView(await saveCompanyFields(db, actor, body))
