import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { companyMachine } from '@fledge/domain/companies/machine.ts'
import { toSlug } from '@fledge/domain/free-text.ts'
import { registrationCan } from '@fledge/domain/registration/can.ts'
import { getFirstCompanyTransition } from '@fledge/domain/registration/rules.ts'
import type { CompanyStatus } from '@fledge/domain/sessions/types.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { type RegisteredCompany, insertCompany, updateCompanyDetails } from '../companies/public.ts'
import { parseEmailDomain, isFreeEmail, findUnknownLookupIds } from '../lookups/public.ts'
import { linkRegistrationToCompany } from '../sessions/public.ts'

import * as registrationQueries from './queries/registration.queries.ts'
import { toRegisteringCompanyView } from './views.ts'
import { lockOpenRegistration } from './registration-state.ts'

export const registerCompany: Handler<typeof registrationEndpoints.registerCompany> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = await lockOpenRegistration(db, actor)
  authorize(registrationCan.enterCompany({ hasPoc: row.poc !== null }))
  const other = isFreeEmail(row.email)
    ? undefined
    : await db.one(registrationQueries.companyByDomain, {
        email_domain: parseEmailDomain(row.email),
      })
  authorize(registrationCan.claimDomain(other !== undefined), 'ALREADY_EXISTS')
  await validateCompanyChoices(db, body)
  const servedCountries = (await db.one(registrationQueries.servedCountries))?.ids ?? []
  const name = getFirstCompanyTransition({
    isFreeAddress: isFreeEmail(row.email),
    isCountryServed: servedCountries.length === 0 || servedCountries.includes(body.country_id),
  })
  const transition = assertTransition(companyMachine.transition(name, null, 'system'))
  const id = row.company_id ?? newId(now)
  const fields = {
    company_id: id,
    name: body.name,
    website: body.website ?? null,
    industry_id: body.industry_id,
    employee_count_id: body.employee_count_id,
    country_id: body.country_id,
    city: body.city ?? null,
    time_zone: body.time_zone,
    linkedin: body.linkedin ?? null,
    status: transition.to,
  }
  await (row.company_id
    ? updateCompanyDetails(db, fields)
    : insertRegisteredCompany(db, row.registration_id, fields, transition))
  const company = await db.one(registrationQueries.companyById, { company_id: id })
  return company ? toRegisteringCompanyView(company) : notFound()
}

async function insertRegisteredCompany(
  db: Tx,
  registration: string,
  fields: RegisteredCompany,
  transition: Transition<CompanyStatus, 'waitlist' | 'register'>,
): Promise<void> {
  const { company_id: id, name } = fields
  await insertCompany(db, fields, await findFreeSlug(db, name, id))
  await linkRegistrationToCompany(db, registration, id)
  await db.recordEvent(companyEvents[transition.name], { transition, subject: id, company: id })
}

/** Returns a slug of the name, with the end of the id appended if it is taken. */
async function findFreeSlug(db: Db, name: string, id: string): Promise<string> {
  const baseSlug = toSlug(name).length < 2 ? `company-${id.slice(-6)}` : toSlug(name)
  return (await db.one(registrationQueries.companyWithSlug, { slug: baseSlug }))?.taken
    ? `${baseSlug.slice(0, 50)}-${id.slice(-6)}`
    : baseSlug
}

/** @throws VALIDATION */
async function validateCompanyChoices(
  db: Db,
  choices: {
    readonly industry_id: number
    readonly employee_count_id: number
    readonly country_id: number
  },
): Promise<void> {
  const fields: Record<string, string> = {}
  for (const [field, list] of [
    ['industry_id', 'industry'],
    ['employee_count_id', 'employee-count'],
    ['country_id', 'country'],
  ] as const) {
    if ((await findUnknownLookupIds(db, list, [choices[field]])).length > 0)
      fields[field] = translate('registration.choose')
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION', { fields })
}
