import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { companyQueue } from './operator-store.ts'
import { getDecisionDueAt } from './views.ts'
import { toPictureUrl, loadCompanyReview } from './company-review.ts'
import { queueCounts } from './queries/operator.queries.ts'

type Endpoints = typeof companyEndpoints

export const listCompanyQueue: Handler<Endpoints['listCompanyQueue']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, companyQueue, {
    scope: { operator: actor.operator },
    filters: { status: query.status, search: query.search },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => ({
      ...row,
      logo_url: toPictureUrl(row.logo_file_id),
      answer_by: getDecisionDueAt(row.status, row),
    })),
    page,
  )
}

export const countCompanyQueue: Handler<Endpoints['countCompanyQueue']> = async ({ db }) =>
  (await db.one(queueCounts)) ?? notFound()

export const getCompanyForReview: Handler<Endpoints['getCompanyForReview']> = async ({
  actor,
  db,
  params,
}) => loadCompanyReview(db, actor, params.id)
