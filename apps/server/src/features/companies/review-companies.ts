import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import {
  companyHistory,
  companyQueue,
  operatorFacts,
  operatorMembers,
  queueCounts,
} from './operator-store.ts'
import { companyForOperator } from './store.ts'
import { getDecisionDueAt, toCompanyProfileView } from './views.ts'

type Endpoints = typeof companyEndpoints
const toPictureUrl = (id: string | null) => (id ? `/backend/files/${id}` : null)

export const listCompanyQueue: Handler<Endpoints['listCompanyQueue']> = async ({ db, query }) => {
  const size = query.per_page ?? 10
  const rows = await db.many(
    companyQueue,
    query.status ?? null,
    query.search ?? '',
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => ({
      ...row,
      logo_url: toPictureUrl(row.logo_file_id),
      answer_by: getDecisionDueAt(row.status, row),
    })),
    rows[0]?.total ?? 0,
  )
}

export const countCompanyQueue: Handler<Endpoints['countCompanyQueue']> = async ({ db }) =>
  (await db.one(queueCounts)) ?? notFound()

export const getCompanyForReview: Handler<Endpoints['getCompanyForReview']> = async ({
  actor,
  db,
  params,
}) => (await loadCompanyReview(db, actor, params.id)) ?? notFound()

/** Returns a company for the programme team, with the decisions available now. */
export async function loadCompanyReview(db: Db, actor: Operator, id: string) {
  const row = await db.one(companyForOperator, id)
  const facts = await db.one(operatorFacts, id)
  if (!row || !facts) return null
  const members = await db.many(operatorMembers, id)
  const { plans, candidatures, interviews, internships, ...rest } = facts
  return {
    ...rest,
    profile: toCompanyProfileView(row),
    company_id: row.company_id,
    name: row.name,
    status: row.status,
    is_free_address: facts.email_domain === null,
    completed_onboarding: members.some((one) => one.is_first && one.onboarded),
    members: members.map((one) => ({ ...one, picture_url: toPictureUrl(one.picture_file_id) })),
    counts: { plans, candidatures, interviews, internships },
    history: await db.many(companyHistory, id),
    may: toActionMap({ ...companyCan.open(actor, row), trust: companyCan.trust(actor, row) }),
  }
}
