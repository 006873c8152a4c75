import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { parseEmailDomain, isFreeEmail } from '../lookups/public.ts'
import * as store from './queries/registration.queries.ts'
import { toRegisteringCompanyView } from './views.ts'
import { getRegistrationState } from './registration-state.ts'

type Endpoints = typeof registrationEndpoints

export const getRegistration: Handler<Endpoints['getRegistration']> = async ({ actor, db }) =>
  actor.type === 'C' ? getRegistrationState(db, actor) : notFound()

export const findCompanyByDomain: Handler<Endpoints['findCompanyByDomain']> = async ({
  db,
  query,
}) => {
  const domain = parseEmailDomain(query.domain)
  const row = isFreeEmail(domain)
    ? undefined
    : await db.one(store.companyByDomain, { email_domain: domain })
  return {
    company: row
      ? {
          company_id: row.company_id,
          name: row.name,
          logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
        }
      : null,
  }
}

export const getCompanyDetail: Handler<Endpoints['getCompanyDetail']> = async ({
  actor,
  db,
  params,
}) => {
  const ownCompanyId =
    actor.kind === 'company'
      ? actor.company
      : (await getRegistrationState(db, actor)).company?.company_id
  const row =
    ownCompanyId === params.uuid
      ? await db.one(store.companyById, { company_id: params.uuid })
      : undefined
  return row ? toRegisteringCompanyView(row) : notFound()
}
