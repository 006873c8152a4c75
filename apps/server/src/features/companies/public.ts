import type { HiddenCompanyPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import {
  insertCompanyRow,
  updateEmailDomain,
  updateHiddenCompanyParts,
  updateRegistering,
} from './queries/companies.queries.ts'

/** Details of a company as entered at its registration. */
export interface RegisteredCompany {
  readonly company_id: string
  readonly name: string
  readonly website: string | null
  readonly industry_id: number
  readonly employee_count_id: number
  readonly country_id: number
  readonly city: string | null
  readonly time_zone: string
  readonly linkedin: string | null
  readonly status: CompanyStatus | null
}

/** Inserts a company under a slug that is free. */
export async function insertCompany(
  tx: Tx,
  details: RegisteredCompany,
  slug: string,
): Promise<void> {
  await tx.run(insertCompanyRow, { ...details, slug, now: tx.now.toISOString() })
}

/** Changes the details of a company until its registration is decided. */
export async function updateCompanyDetails(tx: Tx, details: RegisteredCompany): Promise<void> {
  await tx.run(updateRegistering, details)
}

/**
 * Sets the email domain of a company, null if it has none, and when it was registered. Returns the
 * days in which the programme team decides.
 */
export async function setEmailDomain(
  tx: Tx,
  companyId: string,
  domain: string | null,
): Promise<{ readonly review_days: number; readonly waiting_list_days: number }> {
  const promised = await tx.one(updateEmailDomain, {
    company_id: companyId,
    email_domain: domain,
    now: tx.now.toISOString(),
  })
  return promised ?? notFound()
}

/** Hides a part of a company's page from everyone else, or shows it again. */
export async function setCompanyPartHidden(
  tx: Tx,
  companyId: string,
  part: HiddenCompanyPart,
  isHidden: boolean,
): Promise<void> {
  await tx.run(updateHiddenCompanyParts, { company_id: companyId, part, is_hidden: isHidden })
}
