import type { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { planCan } from '@fledge/domain/plans/can.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { PolicyDecision } from '@fledge/kernel/policy-decision.ts'
import type { ErrorCode } from '@fledge/contract/platform/errors.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  type Refusal,
  refuse,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import { deletePlan, lockPlan, movePlan, plan, type PlanRow } from './store.ts'
import { factsOf, fieldNames, missingOf } from './views.ts'

type Move = 'publish' | 'pause' | 'resume' | 'archive' | 'restore' | 'discard'

const codes: Readonly<Record<string, ErrorCode>> = {
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
export async function movePlanTo(
  db: Tx,
  actor: CompanyMember,
  row: PlanRow,
  name: Move,
  closeThem = false,
): Promise<Refusal | null> {
  const missing = missingOf(row)
  const facts = factsOf(row)
  const verdicts: Readonly<Record<Move, () => PolicyDecision>> = {
    publish: () => planCan.publish(actor, facts, missing),
    pause: () => planCan.pause(actor, facts),
    resume: () => planCan.resume(actor, facts),
    archive: () => planCan.archive(actor, facts, closeThem),
    restore: () => planCan.restore(actor, facts),
    discard: () => planCan.discard(actor, facts),
  }
  const verdict = verdicts[name]()
  if (!verdict.allowed)
    return codes[verdict.messageKey] === 'INCOMPLETE'
      ? incomplete(missing)
      : toRefusal(verdict, codes[verdict.messageKey] ?? 'ILLEGAL_TRANSITION')
  const moved = planMachine.transition(name, row.status, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const rows =
    moved.to === null
      ? await db.run(deletePlan, actor.company, row.uuid, moved.from)
      : await db.run(movePlan, actor.company, row.uuid, moved.from, moved.to, db.now.toISOString())
  if (rows === 0) return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({
    transition: moved,
    subject: row.uuid,
    company: actor.company,
    data: { name: row.name, close_candidatures: closeThem },
  })
  return null
}

const incomplete = (missing: ReturnType<typeof missingOf>) =>
  refuse('INCOMPLETE', {
    fields: Object.fromEntries(
      missing.map((field) => [fieldNames[field] ?? field, translate(`plans.missing.${field}`)]),
    ),
  })

export const changePlanStatus: Handler<(typeof planEndpoints)['changePlanStatus']> = async ({
  actor,
  db,
  body,
}) => {
  const locked = await db.one(lockPlan, actor.company, body.id)
  const row = locked && (await db.one(plan, actor.company, body.id))
  if (!row) return notFound()
  if (body.expected_status !== undefined && body.expected_status !== row.status)
    return refuse('CONFLICT')
  const wanted = {
    ACTIVE: ['publish', 'resume', 'restore'],
    PAUSED: ['pause'],
    ARCHIVED: ['archive'],
    DISCARDED: ['discard'],
  } as const
  const name = wanted[body.status].find((one) => planMachine.can(one, row.status, 'company'))
  if (!name) return refuse('ILLEGAL_TRANSITION')
  return (await movePlanTo(db, actor, row, name, body.close_candidatures)) ?? {}
}
