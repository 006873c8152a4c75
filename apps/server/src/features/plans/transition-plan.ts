import { planCan } from '@fledge/domain/plans/can.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseTransition, type Refusal, refuse, toRefusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { deletePlan, movePlan, type PlanRow } from './store.ts'
import { toPlanPolicyFacts, planWireFields, listMissingPlanFields } from './views.ts'

type PlanTransition = 'publish' | 'pause' | 'resume' | 'archive' | 'restore' | 'discard'

const errorCodeByMessage: Readonly<Record<string, ErrorCode>> = {
  'errors.PLAN_HAS_OPEN_CANDIDATURES': 'PLAN_HAS_OPEN_CANDIDATURES',
  'errors.INCOMPLETE': 'INCOMPLETE',
  'companies.notice.pending': 'COMPANY_NOT_APPROVED',
  'companies.notice.rejected': 'COMPANY_NOT_APPROVED',
  'refused.adminOnly': 'FORBIDDEN',
}

/**
 * Applies a transition to a locked plan.
 * @returns the refusal, or null
 */
export async function transitionPlan(
  db: Tx,
  actor: CompanyMember,
  row: PlanRow,
  name: PlanTransition,
  closeThem = false,
): Promise<Refusal | null> {
  const missing = listMissingPlanFields(row)
  const facts = toPlanPolicyFacts(row)
  const verdicts: Readonly<Record<PlanTransition, () => PolicyDecision>> = {
    publish: () => planCan.publish(actor, facts, missing),
    pause: () => planCan.pause(actor, facts),
    resume: () => planCan.resume(actor, facts),
    archive: () => planCan.archive(actor, facts, closeThem),
    restore: () => planCan.restore(actor, facts),
    discard: () => planCan.discard(actor, facts),
  }
  const verdict = verdicts[name]()
  if (!verdict.allowed)
    return errorCodeByMessage[verdict.messageKey] === 'INCOMPLETE'
      ? refuseIncomplete(missing)
      : toRefusal(verdict, errorCodeByMessage[verdict.messageKey] ?? 'ILLEGAL_TRANSITION')
  const moved = planMachine.transition(name, row.status, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const rows =
    moved.to === null
      ? await db.run(deletePlan, actor.company, row.uuid, moved.from)
      : await db.run(movePlan, actor.company, row.uuid, moved.from, moved.to, db.now.toISOString())
  if (rows === 0) return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent(planEvents[name], {
    transition: moved,
    subject: row.uuid,
    company: actor.company,
    data: { name: row.name, close_candidatures: closeThem },
  })
  return null
}

const refuseIncomplete = (missing: ReturnType<typeof listMissingPlanFields>) =>
  refuse('INCOMPLETE', {
    fields: Object.fromEntries(
      missing.map((field) => [planWireFields[field] ?? field, translate(`plans.missing.${field}`)]),
    ),
  })
