import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { getInterestClosesAt } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { isPlanListed } from '@fledge/domain/plans/rules.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { interestedInterns, planList } from './store.ts'
import { toPlanDetailView, toPlanView } from './views.ts'
import { planById, planOptions } from './queries/plans.queries.ts'

type Endpoints = typeof planEndpoints

export const listPlans: Handler<Endpoints['listPlans']> = async ({ actor, db, query }) => {
  const { rows, count } = await readPage(db, planList, {
    scope: { company: actor.company },
    filters: { status: query.status, search: query.search },
    paging: query,
  })
  return toPagedResult(
    rows.map((row) => toPlanView(row, actor)),
    count,
  )
}

export const getPlan: Handler<Endpoints['getPlan']> = async ({ actor, db, params }) => {
  const row = await db.one(planById, { company_id: actor.company, plan_id: params.id })
  return row ? toPlanDetailView(row, actor) : notFound()
}

export const listPlanOptions: Handler<Endpoints['listPlanOptions']> = async ({
  actor,
  db,
  body,
}) => {
  const rows = (await db.many(planOptions, { company_id: actor.company })).filter(
    (row) => isPlanListed(row.status) || body.active_only !== true,
  )
  const options = rows.map((row) => ({
    internship_opportunity_id: row.plan_id,
    is_active: isPlanListed(row.status) ? (1 as const) : (0 as const),
    internship_opportunity_name: isPlanListed(row.status)
      ? row.name
      : translate('plans.archivedName', { name: row.name }),
  }))
  return toPagedResult(options, options.length)
}

export const listInterested: Handler<Endpoints['listInterested']> = async ({
  actor,
  db,
  query,
}) => {
  const { rows, count } = await readPage(db, interestedInterns, {
    scope: { company: actor.company },
    filters: { plans: query['io_ids[]'] ?? query.io_ids },
    paging: query,
  })
  const view = rows.map(({ stage_since, interest_used_ms, is_name_visible, ...row }) => ({
    ...row,
    name: displayName(row.first_name, row.last_name, is_name_visible),
    picture_url: row.picture_file_id ? `/backend/files/${row.picture_file_id}` : null,
    answer_by: getInterestClosesAt(stage_since, interest_used_ms).toISOString(),
  }))
  return toPagedResult(view, count)
}
