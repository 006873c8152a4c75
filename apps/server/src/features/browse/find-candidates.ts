import { planMachine } from '@fledge/domain/plans/machine.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import * as store from './queries/browse.queries.ts'
import { addFacetLabels } from './views.ts'
import { loadCardPage, loadSearchBasis, searchInterns } from './candidate-cards.ts'
import type { SearchHandler } from './search-requests.ts'

const toPlanLabel = (plan: Pick<store.MatchPlanRow, 'name' | 'status'>) =>
  planMachine.can('restore', plan.status, 'company')
    ? translate('plans.archivedName', { name: plan.name })
    : plan.name

export const findCandidates: SearchHandler<'browseCandidates'> = async (context, query) => {
  const { db, actor } = context
  const basis = await loadSearchBasis(context, query.ir_ids ?? [])
  const { plans, names } = basis
  const found = await searchInterns(context, basis, query)
  // The database loads the cards while the labels are added here.
  const [page, choices] = [
    loadCardPage(context, found.page, basis),
    db.many(store.planChoices, { company_id: actor.company, plan_ids: query.ir_ids ?? [] }),
  ]
  const options = plans.map((plan) => ({
    plan_id: plan.plan_id,
    name: toPlanLabel(plan),
    skills_asked: plan.skill_ids.length,
  }))
  const facets = addFacetLabels(found.facets, query, names, names.specialisations)
  const [candidates, rows] = await Promise.all([page, choices])
  const irIds = rows.map((plan) => ({
    value: plan.plan_id,
    label: toPlanLabel(plan),
    count: found.hitsByField.get(plan.career_field_id ?? 0) ?? 0,
  }))
  return toPagedResult(
    {
      candidates,
      plans: options,
      facets: { ...facets, ir_ids: irIds },
      hidden_count: found.markedCount,
    },
    found.count,
  )
}
