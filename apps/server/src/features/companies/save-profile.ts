import type { companyCalls } from '@fledge/contract/companies/calls.ts'
import { introductionProblem } from '@fledge/domain/free-text.ts'
import type { LookupList } from '@fledge/domain/lookups/words.ts'
import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/outcome.ts'
import { say } from '../../platform/texts.ts'
import { unknownLookupIds } from '../lookups/public.ts'
import { cleanRichText } from './rich-text.ts'
import { companyRow, type CompanyRow, saveCompany } from './store.ts'
import { aboutView, profileView } from './views.ts'

type Calls = typeof companyCalls

const lists: Readonly<Record<string, LookupList>> = {
  industry_id: 'industry', country_id: 'country', employee_count_id: 'employee-count', funding_type_id: 'funding-type', annual_revenue_id: 'annual-revenue',
  culture_ids: 'company-culture', flexible_environment_ids: 'flexible-environment', remote_tool_ids: 'remote-tool', company_tool_ids: 'company-tool',
}
const idsOf = (value: unknown): number[] => [value].flat().filter((one) => typeof one === 'number')

/** Fields with an id that their list does not offer. */
async function unknownOptions(db: Db, given: Readonly<Record<string, unknown>>): Promise<Refusal | null> {
  const fields: Record<string, string> = {}
  for (const [field, list] of Object.entries(lists)) {
    if ((await unknownLookupIds(db, list, idsOf(given[field]))).length > 0) fields[field] = 'Choose out of the list'
  }
  return Object.keys(fields).length > 0 ? refuse('VALIDATION', { fields }) : null
}

/** Saves what is given and leaves the rest; the introduction is cleaned first and counted as it will be shown. */
export async function save(db: Tx, company: CompanyScope, given: Readonly<Record<string, unknown>>): Promise<CompanyRow | Refusal> {
  const unknown = await unknownOptions(db, given)
  if (unknown) return unknown
  const { company_introduction: html, ...rest } = given
  const patch: Record<string, unknown> = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  if (typeof html === 'string') {
    patch['introduction'] = cleanRichText(html)
    const problem = introductionProblem(String(patch['introduction']))
    if (problem) return refuse('VALIDATION', { fields: { company_introduction: say(problem) } })
  }
  await db.run(saveCompany, company, JSON.stringify(patch))
  return (await db.one(companyRow, company)) ?? notFound()
}

const shown = <T>(row: CompanyRow | Refusal, view: (row: CompanyRow) => T): T | Refusal => ('code' in row ? row : view(row))
const same = (row: CompanyRow) => row

export const saveBasicDetails: Handler<Calls['saveBasicDetails']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), same)
export const saveGeneralDetails: Handler<Calls['saveGeneralDetails']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), same)
export const saveAboutDetails: Handler<Calls['saveAboutDetails']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), aboutView)
export const saveProfile: Handler<Calls['saveProfile']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), profileView)
export const saveIntroduction: Handler<Calls['saveIntroduction']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), profileView)
export const saveArrangements: Handler<Calls['saveArrangements']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), profileView)
export const saveTools: Handler<Calls['saveTools']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), profileView)
export const patchCompany: Handler<Calls['patchCompany']> = async ({ actor, db, body }) => shown(await save(db, actor.company, body), profileView)

export const saveSocialMedia: Handler<Calls['saveSocialMedia']> = async ({ actor, db, body }) => {
  const { linkedin, ...places } = body
  const social = Object.fromEntries(Object.entries(places).filter(([, url]) => typeof url === 'string'))
  return shown(await save(db, actor.company, { social, linkedin }), profileView)
}
