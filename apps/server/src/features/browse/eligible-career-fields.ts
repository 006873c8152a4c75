import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { calculatePlanMatch } from './match-facts.ts'
import * as store from './queries/browse.queries.ts'
import { loadMatchNames } from './views.ts'

/** A plan fits if it has the intern's career field, or if the intern reaches half of the score. */
export const eligibleCareerFields: Handler<typeof browseEndpoints.eligibleCareerFields> = async ({
  db,
  actor,
  query,
}) => {
  const intern = await db.one(store.internOfApplication, {
    company_id: actor.company,
    application_id: query.intern_application_id,
  })
  const [row] = intern ? await db.many(store.factsById, { intern_ids: [intern.intern_id] }) : []
  if (!row) return toPagedResult([], 0)
  const [plans, names] = [
    await db.many(store.plansForMatch, { company_id: actor.company, plan_ids: [] }),
    await loadMatchNames(db),
  ]
  const fields = plans.flatMap((plan) => {
    const name = plan.career_field_id === null ? undefined : names.fields.get(plan.career_field_id)
    const isFit =
      plan.career_field_id === row.career_field_id ||
      calculatePlanMatch(row, plan, db.now).score >= 50
    return plan.career_field_id !== null && name && isFit
      ? [
          {
            career_field_id: plan.career_field_id,
            career_field_name: name,
            plan_id: plan.plan_id,
            plan_name: plan.name,
          },
        ]
      : []
  })
  return toPagedResult(fields, fields.length)
}
