import { canBeSuggested } from '@fledge/domain/candidatures/rules.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/browse.queries.ts'
import { loadCardPage, loadSearchBasis, searchInterns } from './candidate-cards.ts'
import type { SearchHandler } from './search-requests.ts'

const contactedStages = candidatureStages.filter((stage) => !canBeSuggested(stage))

/**
 * Returns the best matches for the active plans, without career fields hidden on the dashboard and
 * without interns who have an interview or offer in progress.
 */
export const findSuggestions: SearchHandler<'browseSuggestions'> = async (context, query) => {
  const { db, actor } = context
  const [basis, contacted, company] = await Promise.all([
    loadSearchBasis(context, []),
    db.many(store.internsAtStages, { company_id: actor.company, stages: contactedStages }),
    db.one(store.hiddenFields, { company_id: actor.company }),
  ])
  const { plans, names } = basis
  const hidden = new Set(company?.hidden_career_field_ids)
  const visiblePlans = plans.filter(
    (plan) => plan.career_field_id === null || !hidden.has(plan.career_field_id),
  )
  const ids = new Set([...plans.flatMap((plan) => plan.career_field_id ?? []), ...hidden])
  const fields = [...ids]
    .map((id) => ({
      career_field_id: id,
      career_field_name: names.fields.get(id) ?? '',
      is_hidden: hidden.has(id),
    }))
    .filter((field) => field.career_field_name !== '')
  if (visiblePlans.length === 0) return toPagedResult({ candidates: [], career_fields: fields }, 0)
  const visible = { ...basis, plans: visiblePlans }
  const found = await searchInterns(context, visible, query, {
    excludedIds: contacted.map((row) => row.intern_id),
    excludedFields: [...hidden],
  })
  return toPagedResult(
    { candidates: await loadCardPage(context, found.page, visible), career_fields: fields },
    found.count,
  )
}
