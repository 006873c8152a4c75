import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { getInterestClosesAt } from '@fledge/domain/candidatures/stage-deadlines.ts'
import { isPlanListed } from '@fledge/domain/plans/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { interestedInterns, planById, planOptions, planList } from './store.ts'
import { toPlanDetailView, toPlanView } from './views.ts'

type Endpoints = typeof planEndpoints

export const listPlans: Handler<Endpoints['listPlans']> = async ({ actor, db, query }) => {
  const size = query.per_page ?? 10
  const rows = await db.many(
    planList,
    actor.company,
    query.status ?? null,
    query.search ?? '',
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toPlanView(row, actor)),
    rows[0]?.total ?? 0,
  )
}

export const getPlan: Handler<Endpoints['getPlan']> = async ({ actor, db, params }) => {
  const row = await db.one(planById, actor.company, params.id)
  return row ? toPlanDetailView(row, actor) : notFound()
}

export const listPlanOptions: Handler<Endpoints['listPlanOptions']> = async ({
  actor,
  db,
  body,
}) => {
  const rows = (await db.many(planOptions, actor.company)).filter(
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
  const size = query.per_page ?? 10
  const wanted = query['io_ids[]'] ?? query.io_ids ?? null
  const rows = await db.many(
    interestedInterns,
    actor.company,
    wanted,
    size,
    ((query.page ?? 1) - 1) * size,
  )
  const view = rows.map(({ stage_since, interest_used_ms, is_name_visible, ...row }) => ({
    ...row,
    name: displayName(row.first_name, row.last_name, is_name_visible),
    picture_url: row.picture_file_id ? `/backend/files/${row.picture_file_id}` : null,
    answer_by: getInterestClosesAt(stage_since, interest_used_ms).toISOString(),
  }))
  return toPagedResult(view, rows[0]?.total ?? 0)
}
