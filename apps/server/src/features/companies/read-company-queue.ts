import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { companyQueue, queueCounts } from './operator-store.ts'
import { getDecisionDueAt } from './views.ts'
import { toPictureUrl, loadCompanyReview } from './company-review.ts'

type Endpoints = typeof companyEndpoints

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
