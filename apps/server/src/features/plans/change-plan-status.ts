import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { companyPlanTransitions, getPlanTarget, planMachine } from '@fledge/domain/plans/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { transitionPlan } from './transition-plan.ts'
import { lockOwnPlan, planById } from './queries/plans.queries.ts'

export const changePlanStatus: Handler<(typeof planEndpoints)['changePlanStatus']> = async ({
  actor,
  db,
  body,
}) => {
  const locked = await db.one(lockOwnPlan, { company_id: actor.company, plan_id: body.id })
  const row = locked && (await db.one(planById, { company_id: actor.company, plan_id: body.id }))
  if (!row) notFound()
  if (body.expected_status !== undefined && body.expected_status !== row.status)
    throw new AppError('CONFLICT')
  const name = companyPlanTransitions.find(
    (transition) =>
      getPlanTarget(transition) === body.status &&
      planMachine.can(transition, row.status, 'company'),
  )
  if (!name) throw new AppError('ILLEGAL_TRANSITION')
  await transitionPlan(db, actor, row, name, body.close_candidatures)
  return {}
}
