import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { getCompanyResponseHours } from '../candidatures/public.ts'
import {
  toCompanyAboutView,
  getDecisionDueAt,
  toCompanyDetailsView,
  toCompanyMediaView,
  toCompanyProfileView,
  toPublicCompanyView,
  toShownCompany,
} from './views.ts'
import { internsHosted, publicPeople, publicPlans } from './queries/public.queries.ts'
import {
  companyByAddress,
  companyRow,
  type CompanyProfileRow,
  companyUserRow,
} from './queries/companies.queries.ts'
import { ownQuestion } from './queries/questions.queries.ts'

type Endpoints = typeof companyEndpoints

async function readCompany<T>(
  db: Db,
  company: CompanyScope,
  view: (row: CompanyProfileRow) => T,
): Promise<T> {
  const row = await db.one(companyRow, { company_id: company })
  return row ? view(row) : notFound()
}

export const getBasicDetails: Handler<Endpoints['getBasicDetails']> = async ({ actor, db }) =>
  readCompany(db, actor.company, toCompanyDetailsView)
export const getGeneralDetails: Handler<Endpoints['getGeneralDetails']> = async ({ actor, db }) =>
  readCompany(db, actor.company, toCompanyDetailsView)
export const getAboutDetails: Handler<Endpoints['getAboutDetails']> = async ({ actor, db }) =>
  readCompany(db, actor.company, toCompanyAboutView)
export const getMediaDetails: Handler<Endpoints['getMediaDetails']> = async ({ actor, db }) =>
  readCompany(db, actor.company, toCompanyMediaView)
export const getCompanyProfile: Handler<Endpoints['getCompanyProfile']> = async ({ actor, db }) =>
  readCompany(db, actor.company, toCompanyProfileView)

/**
 * Returns an approved company to everyone, and a preview to the company's own members before
 * approval.
 */
export const getPublicCompany: Handler<Endpoints['getPublicCompany']> = async ({
  actor,
  db,
  params,
}) => {
  const row = await db.one(companyByAddress, { id_or_slug: params.id })
  const isOwn = actor.kind === 'company' && row?.company_id === actor.company
  if (!row || !(companyCan.isPublic(row) || isOwn)) notFound()
  const internships = await db.many(publicPlans, { company_id: row.company_id })
  const people = await db.many(publicPeople, { company_id: row.company_id })
  const hosted = await db.one(internsHosted, { company_id: row.company_id })
  return {
    ...toPublicCompanyView(isOwn || actor.kind === 'operator' ? row : toShownCompany(row)),
    internships,
    people,
    interns_hosted: hosted?.hosted ?? 0,
    usual_answer_hours: await getCompanyResponseHours(db, row.company_id),
    is_preview: !companyCan.isPublic(row),
  }
}

export const getCompanyUser: Handler<Endpoints['getCompanyUser']> = async ({ actor, db }) => {
  const row = await db.one(companyUserRow, { company_id: actor.company, user_id: actor.userId })
  if (!row) notFound()
  const notice = companyCan.notice(row.account_status)
  return {
    ...row,
    logo_url: row.logo_file_id ? `/backend/files/${row.logo_file_id}` : null,
    notice: notice ? translate(notice) : null,
    answer_by: getDecisionDueAt(row.account_status, row),
    question: (await db.one(ownQuestion, { company_id: actor.company })) ?? null,
  }
}
