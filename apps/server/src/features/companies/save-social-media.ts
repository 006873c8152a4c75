import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toCompanyProfileView } from './views.ts'
import { saveCompanyFields } from './company-fields.ts'

export const saveSocialMedia: Handler<typeof companyEndpoints.saveSocialMedia> = async ({
  actor,
  db,
  body,
}) => {
  const { linkedin, base, ...places } = body
  const social = Object.fromEntries(
    Object.entries(places).filter(([, url]) => typeof url === 'string'),
  )
  return toCompanyProfileView(
    await saveCompanyFields(db, actor, { social, linkedin, base }, { ...places, linkedin }),
  )
}
