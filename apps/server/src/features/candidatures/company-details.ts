import {
  toCompanyDetails,
  listMissingDetails,
} from '@fledge/domain/candidatures/company-details.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import * as store from './queries/candidatures.queries.ts'

type StoredDetails = Readonly<Record<string, unknown>>

/** Returns the details last entered for another candidate: most of them are the same every time. */
async function findPreviousDetails(db: Db, company: CompanyScope, id: string) {
  const { legal_name, registered_address, signatory_name, signatory_title } = toCompanyDetails(
    (await db.one(store.detailsBefore, { company_id: company, except: id }))?.company_details ?? {},
  )
  return legal_name && registered_address && signatory_name && signatory_title
    ? { legal_name, registered_address, signatory_name, signatory_title }
    : null
}

export const getDetailsView = async (
  db: Db,
  company: CompanyScope,
  id: string,
  stored: StoredDetails,
) => ({
  ...toCompanyDetails(stored),
  missing: listMissingDetails(stored),
  before: await findPreviousDetails(db, company, id),
})
