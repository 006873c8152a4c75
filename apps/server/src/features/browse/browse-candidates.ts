import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { translate } from '../../platform/texts.ts'
import { countFacetValues, countHitsByField } from './filter-columns.ts'
import * as store from './queries/browse.queries.ts'
import { addFacetLabels } from './views.ts'
import {
  filterInterns,
  selectCandidateRows,
  loadCardPage,
  countSelectedCandidates,
} from './candidate-cards.ts'

const toPlanLabel = (plan: Pick<store.MatchPlanRow, 'name' | 'status'>) =>
  planMachine.can('restore', plan.status, 'company')
    ? translate('plans.archivedName', { name: plan.name })
    : plan.name

export const browseCandidates: Handler<typeof browseEndpoints.browseCandidates> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const found = await filterInterns(look, query)
  const { sets, plans, names } = found
  const hits = selectCandidateRows(found, 'hits')
  // The database loads the cards while the counts are computed here.
  const [page, choices] = [
    loadCardPage(look, hits, query),
    db.many(store.planChoices, { company_id: actor.company, plan_ids: query.ir_ids ?? [] }),
  ]
  const options = plans.map((plan) => ({
    plan_id: plan.plan_id,
    name: toPlanLabel(plan),
    skills_asked: plan.skill_ids.length,
  }))
  const [facets, fields] = [
    addFacetLabels(countFacetValues(sets, db.now), query, names, names.specialisations),
    countHitsByField(sets),
  ]
  const [candidates, rows] = await Promise.all([page, choices])
  const irIds = rows.map((plan) => ({
    value: plan.plan_id,
    label: toPlanLabel(plan),
    count: fields.get(plan.career_field_id ?? 0) ?? 0,
  }))
  return toPagedResult(
    {
      candidates,
      plans: options,
      facets: { ...facets, ir_ids: irIds },
      hidden_count: found.hidden.length,
    },
    countSelectedCandidates(hits),
  )
}
