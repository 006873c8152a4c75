import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import {
  toCompanyDetails,
  listMissingDetails,
} from '@fledge/domain/candidatures/company-details.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/refusal.ts'
import * as store from './store.ts'

type Endpoints = typeof candidatureEndpoints
type StoredDetails = Readonly<Record<string, unknown>>

/** Returns the details last entered for another candidate: most of them are the same every time. */
async function findPreviousDetails(db: Db, company: CompanyScope, id: string) {
  const { legal_name, registered_address, signatory_name, signatory_title } = toCompanyDetails(
    (await db.one(store.detailsBefore, company, id))?.company_details ?? {},
  )
  return legal_name && registered_address && signatory_name && signatory_title
    ? { legal_name, registered_address, signatory_name, signatory_title }
    : null
}

const getDetailsView = async (db: Db, company: CompanyScope, id: string, kept: StoredDetails) => ({
  ...toCompanyDetails(kept),
  missing: listMissingDetails(kept),
  before: await findPreviousDetails(db, company, id),
})

export const getCandidatureCompany: Handler<Endpoints['getCandidatureCompany']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await db.one(store.candidatureById, params.id, actor.company, null)
  return row ? getDetailsView(db, actor.company, params.id, row.company_details) : notFound()
}

export const saveCandidatureCompany: Handler<Endpoints['saveCandidatureCompany']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const changed = await db.run(store.saveDetails, params.id, actor.company, JSON.stringify(body))
  return changed === 0 ? notFound() : getDetailsView(db, actor.company, params.id, body)
}
