import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import { isPlacementOver } from '@fledge/domain/batches/rules.ts'
import { isInterestOver } from '@fledge/domain/candidatures/can.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { canTakeCandidates } from '@fledge/domain/plans/rules.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { calculatePlanMatch, toMatchView } from './match-facts.ts'
import { getOwnMatches, findVisibleProfile } from './public.ts'
import * as store from './queries/browse.queries.ts'
import { toBrowseFileUrl, loadMatchNames, toYearMonth } from './views.ts'

type Endpoints = typeof browseEndpoints

export const getInternProfile: Handler<Endpoints['getInternProfile']> = async ({
  db,
  actor,
  params,
  query,
}) =>
  (await findVisibleProfile(db, actor.company, params.uuid, {
    plan: query.plan_id ?? null,
    stage: null,
  })) ?? notFound()

/** Lists archived plans only on request, labelled as archived. */
export const listOpportunityOptions: Handler<Endpoints['listOpportunityOptions']> = async ({
  db,
  actor,
  query,
}) => {
  const rows = await db.many(store.opportunityOptions, {
    company_id: actor.company,
    career_field_ids: query.career_field_id ?? [],
  })
  const options = rows
    .map((row) => ({
      internship_opportunity_name: isArchived(row.status)
        ? translate('plans.archivedName', { name: row.name })
        : row.name,
      internship_opportunity_id: row.plan_id,
      is_active: isArchived(row.status) ? (0 as const) : (1 as const),
      takes_candidates: canTakeCandidates(row.status),
      career_field: row.career_field,
      supervisor_ids: row.supervisor_ids,
      openings_left: row.openings_left,
    }))
    .filter((option) => option.is_active === Number(query.is_active ?? '1'))
  return toPagedResult(options, options.length)
}
const isArchived = (status: store.OpportunityOptionRow['status']) =>
  planMachine.can('restore', status, 'company')

/** Maximum number of open plans considered. */
const maxPlans = 500

export const relevantRequirements: Handler<Endpoints['relevantRequirements']> = async ({
  db,
  actor,
  params,
  query,
  now,
}) => {
  if (params.id !== actor.intern) notFound()
  const [row] = await db.many(store.factsById, { intern_ids: [actor.intern] })
  const facts = await db.one(store.placementFacts, { intern_id: actor.intern })
  // Offers nothing once no internship can result any more.
  if (
    !row ||
    (facts && isInterestOver(facts.status, isPlacementOver(facts.placement_ends_at, now)))
  )
    return toPagedResult([], 0)
  const [plans, names] = [
    await db.many(store.relevantPlans, { intern_id: actor.intern, limit: maxPlans }),
    await loadMatchNames(db),
  ]
  const best = plans
    .map((plan) => ({ plan, score: calculatePlanMatch(row, plan, now).score }))
    .toSorted((a, b) => b.score - a.score)
  const perPage = query.per_page ?? 10
  const from = ((query.page ?? 1) - 1) * perPage
  return toPagedResult(
    best.slice(from, from + perPage).map(({ plan }) => ({
      ...toRequirementView(plan),
      match: toMatchView(row, plan, names, now),
      answers_in_hours: null,
      is_interested: plan.is_interested,
    })),
    plans.length,
  )
}

const toRequirementView = (plan: store.RelevantPlanRow) => ({
  io_id: plan.plan_id,
  internship_opportunity_name: plan.name,
  description: plan.description,
  place: plan.place,
  start_month: toYearMonth(plan.start_month),
  duration_min: plan.duration_min,
  duration_max: plan.duration_max,
  hours_a_week: plan.hours_a_week,
  is_paid: plan.is_paid,
  stipend_amount: plan.stipend_amount,
  stipend_currency: plan.stipend_currency,
  company: {
    company_id: plan.company_id,
    name: plan.company_name,
    slug: plan.company_slug,
    logo_url: toBrowseFileUrl(plan.logo_file_id),
    time_zone: plan.company_time_zone,
  },
})

export const getMatch: Handler<Endpoints['getMatch']> = async ({ db, actor, params }) => {
  const { plan_id: plan } =
    (await db.one(store.planOfMatch, { intern_id: actor.intern, candidature_id: params.id })) ??
    notFound()
  return (await getOwnMatches(db, actor.intern, [plan])).get(plan) ?? notFound()
}
