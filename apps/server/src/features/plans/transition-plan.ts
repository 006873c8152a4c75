import { planCan } from '@fledge/domain/plans/can.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { type CompanyPlanTransition, planMachine } from '@fledge/domain/plans/machine.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize } from '../../platform/http/app-error.ts'
import { toPlanPolicyFacts, toMissingMessages, listMissingPlanFields } from './views.ts'
import { deletePlan, movePlan, type PlanRow } from './queries/plans.queries.ts'

/**
 * Applies a transition to a locked plan.
 * @throws INCOMPLETE with the missing fields, and the errors of `planCan`
 */
export async function transitionPlan(
  db: Tx,
  actor: CompanyMember,
  row: PlanRow,
  name: CompanyPlanTransition,
  shouldCloseCandidatures = false,
): Promise<void> {
  const missing = listMissingPlanFields(row)
  const decision = planCan.transition(actor, toPlanPolicyFacts(row), name, {
    missing,
    closeThem: shouldCloseCandidatures,
  })
  if (!decision.allowed && decision.messageKey === 'errors.INCOMPLETE') rejectIncomplete(missing)
  authorize(decision)
  const transition = assertTransition(planMachine.transition(name, row.status, 'company'))
  const { from, to } = transition
  const rows =
    to === null
      ? await db.run(deletePlan, { company_id: actor.company, plan_id: row.uuid, from })
      : await db.run(movePlan, {
          company_id: actor.company,
          plan_id: row.uuid,
          from,
          to,
          now: db.now.toISOString(),
        })
  if (rows === 0) throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(planEvents[name], {
    transition,
    subject: row.uuid,
    company: actor.company,
    data: { name: row.name, close_candidatures: shouldCloseCandidatures },
  })
}

function rejectIncomplete(missing: ReturnType<typeof listMissingPlanFields>): never {
  throw new AppError('INCOMPLETE', { fields: toMissingMessages(missing) })
}
