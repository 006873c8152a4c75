import { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionEvents } from '@fledge/domain/internships/events.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import type { InternshipActionStatus } from '@fledge/domain/internships/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { transitionInternship } from './transition-internship.ts'
import { extendInternship, replaceSupervisor } from './change-internship.ts'
import { getRequestedEnd, toActionFacts } from './action-facts.ts'
import * as actionStore from './queries/action.queries.ts'
import * as store from './queries/internships.queries.ts'
import * as writeStore from './queries/write.queries.ts'
import { isConfidentialAction, requireOtherSupervisor } from './validate-action.ts'

/** Reads the action again under the locks, as it may have been decided in the meantime. */
async function lockAction(tx: Tx, id: string) {
  const at = tx.now.toISOString()
  const unlockedAction = await tx.one(actionStore.actionById, { action_id: id })
  if (!unlockedAction) return undefined
  const found = await tx.one(store.internshipById, {
    internship_ids: [unlockedAction.internship_id],
    company_id: null,
    intern_id: null,
    now: at,
  })
  if (found) await lockParentsOfIntern(tx, found.intern_id)
  const row = await tx.one(store.internshipForUpdate, {
    internship_ids: [unlockedAction.internship_id],
    company_id: null,
    intern_id: null,
    now: at,
  })
  const action = row ? await tx.one(actionStore.actionById, { action_id: id }) : undefined
  return row && action ? { row, action } : undefined
}

type Decision = BodyOf<(typeof internshipEndpoints)['decideInternshipAction']>

async function lockForDecision(tx: Tx, actor: Operator, id: string, body: Decision) {
  const { row, action } = (await lockAction(tx, id)) ?? notFound()
  authorize(internshipCan.decide(actor, toActionFacts(action), body.decision, toTermFacts(row)))
  if (body.decision === 'accept' && action.kind === 'CHANGE_SUPERVISOR')
    await requireOtherSupervisor(tx, row, getNewSupervisor(action, body.supervisor_id))
  return { row, action }
}

/** Accepts or declines with a reason, and carries out the request in the same transaction. */
export const decideAction: ExecuteAct = async (tx, actor, id, input) => {
  const body = internshipEndpoints.decideInternshipAction.body.parse(input)
  const { row, action } = await lockForDecision(tx, actor, id, body)
  const transition = assertTransition(
    internshipActionMachine.transition(body.decision, action.status, 'operator'),
  )
  // Decide before carrying out: an end closes other pending requests.
  const count = await tx.run(actionStore.moveAction, {
    action_id: action.action_id,
    from: transition.from,
    to: transition.to,
    decision_reason: body.reason,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  if (body.decision === 'accept') await carryOut(tx, row, action, body.supervisor_id)
  await recordDecision(tx, transition, row, action, body.reason)
}

export const decideInternshipAction: Handler<
  typeof internshipEndpoints.decideInternshipAction
> = async (ctx) => {
  await lockForDecision(ctx.db, ctx.actor, ctx.params.id, ctx.body)
  const pending = await requestAct(ctx, {
    kind: 'ACTION',
    act: 'decideInternshipAction',
    execute: decideAction,
  })
  return { pending }
}

/** @param chosen supervisor chosen by the operator, if the request names none */
const getNewSupervisor = ({ data }: actionStore.ActionRow, chosen: string | undefined) =>
  typeof data['supervisor_id'] === 'string' ? data['supervisor_id'] : chosen

const toTermFacts = (row: store.InternshipRow) => ({
  status: row.status,
  startsOn: row.starts_on,
  endsOn: row.ends_on,
})

async function recordDecision(
  tx: Tx,
  transition: Transition<InternshipActionStatus, 'accept' | 'decline'>,
  row: store.InternshipRow,
  action: actionStore.ActionRow,
  reason: string,
): Promise<void> {
  await tx.recordEvent(internshipActionEvents[transition.name], {
    transition,
    subject: action.action_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    note: isConfidentialAction(action.kind) ? null : reason,
    data: {
      kind: action.kind,
      internship_id: row.internship_id,
      raised_by: action.raised_by,
      reason,
      ...(transition.name === 'accept' && action.kind === 'CHANGE_SUPERVISOR'
        ? { replaced: row.supervisor_member_id }
        : {}),
    },
  })
}

/** @param supervisorId supervisor chosen by the operator, if the request names none */
async function carryOut(
  tx: Tx,
  row: store.InternshipRow,
  action: actionStore.ActionRow,
  supervisorId: string | undefined,
): Promise<void> {
  const endsOn = getRequestedEnd(action)
  if (action.kind === 'EXTEND' && endsOn) await extendInternship(tx, row, endsOn)
  if (action.kind === 'CHANGE_SUPERVISOR')
    await replaceSupervisor(tx, row, getNewSupervisor(action, supervisorId))
  if (action.kind === 'END_EARLY') await endEarly(tx, row, action)
}

/**
 * Ends an internship early, immediately or after the requested last day. Cancels it if that is
 * before its first day.
 */
async function endEarly(
  tx: Tx,
  row: store.InternshipRow,
  action: actionStore.ActionRow,
): Promise<void> {
  const today = toLocalDay(tx.now, row.zone)
  const day = getRequestedEnd(action) ?? today
  const isRunning = internshipMachine.can('endEarly', row.status, 'operator')
  if (isRunning ? day <= today : day < row.starts_on) {
    const reason = typeof action.data['reason'] === 'string' ? action.data['reason'] : 'OTHER'
    const name = isRunning ? 'endEarly' : 'cancel'
    return transitionInternship(tx, row, name, { by: 'operator', reason })
  }
  // An earlier end that was agreed in the meantime remains.
  if (day >= row.ends_on) return
  await tx.run(writeStore.deleteFutureWeeks, { internship_id: row.internship_id, last_day: day })
  await tx.run(writeStore.updateInternshipEnd, { internship_id: row.internship_id, ends_on: day })
}
