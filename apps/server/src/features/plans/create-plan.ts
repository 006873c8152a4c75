import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { transitionPlan } from './transition-plan.ts'
import { toPlanDetailView } from './views.ts'
import { persistPlan } from './persist-plan.ts'
import { planById } from './queries/plans.queries.ts'

/** Saves and publishes a plan, or lists missing fields. */
export const createPlan: Handler<typeof planEndpoints.createPlan> = async ({ actor, db, body }) => {
  const row = await persistPlan(db, actor, body)
  await transitionPlan(db, actor, row, 'publish')
  const published = await db.one(planById, { company_id: actor.company, plan_id: row.uuid })
  return published ? toPlanDetailView(published, actor) : notFound()
}
