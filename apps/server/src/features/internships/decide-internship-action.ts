import type { internshipEndpoints } from '@fledge/contract/internships/endpoints.ts'
import { internshipCan } from '@fledge/domain/internships/can.ts'
import { internshipActionEvents } from '@fledge/domain/internships/events.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import { canExtend } from '@fledge/domain/internships/rules.ts'
import type { InternshipActionStatus } from '@fledge/domain/internships/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { isTransition, type Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  type Refusal,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { transitionInternship } from './transition-internship.ts'
import { appendWeeks } from './public.ts'
import * as actionStore from './action-store.ts'
import * as store from './store.ts'
import * as writeStore from './write-store.ts'
import { isConfidentialAction, validateSupervisor } from './validate-action.ts'

/** Reads the action again under the locks, as it may have been decided in the meantime. */
async function lockAction(tx: Tx, id: string) {
  const at = tx.now.toISOString()
  const seen = await tx.one(actionStore.actionById, id)
  if (!seen) return undefined
  const found = await tx.one(store.internshipById, seen.internship_id, null, null, at)
  if (found) await lockParentsOfIntern(tx, found.intern_id)
  const row = await tx.one(store.internshipForUpdate, seen.internship_id, null, null, at)
  const action = row ? await tx.one(actionStore.actionById, id) : undefined
  return row && action ? { row, action } : undefined
}

/** Accepts or declines with a reason, and carries out the request in the same transaction. */
export const decideInternshipAction: Handler<
  typeof internshipEndpoints.decideInternshipAction
> = async ({ actor, db, params, body, now }) => {
  const locked = await lockAction(db, params.id)
  if (!locked) return notFound()
  const { row, action } = locked
  const verdict = internshipCan.decide(actor, action, body.decision, row)
  if (!verdict.allowed) return toRefusal(verdict)
  const moved = internshipActionMachine.transition(body.decision, action.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  // Decide before carrying out: an end closes other pending requests.
  const changed = await db.run(
    actionStore.moveAction,
    action.action_id,
    moved.from,
    moved.to,
    body.reason,
    now.toISOString(),
  )
  if (changed === 0) return refuse('ILLEGAL_TRANSITION')
  const failed =
    body.decision === 'accept' ? await carryOut(db, row, action, body.supervisor_id) : undefined
  if (failed) return failed
  await recordDecision(db, moved, row, action, body.reason)
  return {}
}

async function recordDecision(
  tx: Tx,
  moved: Transition<InternshipActionStatus, 'accept' | 'decline'>,
  row: store.InternshipRow,
  action: actionStore.ActionRow,
  reason: string,
): Promise<void> {
  await tx.recordEvent(internshipActionEvents[moved.name], {
    transition: moved,
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
    },
  })
}

/** @param named supervisor chosen by the operator, if the request names none */
async function carryOut(
  tx: Tx,
  row: store.InternshipRow,
  action: actionStore.ActionRow,
  named: string | undefined,
): Promise<Refusal | undefined> {
  const { ends_on: endsOn, supervisor_id: supervisor } = action.data
  if (action.kind === 'EXTEND' && typeof endsOn === 'string') return extend(tx, row, endsOn)
  if (action.kind === 'CHANGE_SUPERVISOR')
    return changeSupervisor(tx, row, typeof supervisor === 'string' ? supervisor : named)
  return action.kind === 'END_EARLY' ? endEarly(tx, row, action) : undefined
}

/**
 * Ends an internship early, immediately or after the requested last day. Cancels it if that is
 * before its first day.
 */
async function endEarly(
  tx: Tx,
  row: store.InternshipRow,
  { data }: actionStore.ActionRow,
): Promise<Refusal | undefined> {
  const today = toLocalDay(tx.now, row.zone)
  const day = typeof data['ends_on'] === 'string' ? data['ends_on'] : today
  const runs = internshipMachine.can('endEarly', row.status, 'operator')
  if (runs ? day <= today : day < row.starts_on)
    return transitionInternship(tx, row, runs ? 'endEarly' : 'cancel', {
      by: 'operator',
      reason: typeof data['reason'] === 'string' ? data['reason'] : 'OTHER',
    })
  // An earlier end that was agreed in the meantime remains.
  if (day >= row.ends_on) return undefined
  await tx.run(writeStore.deleteFutureWeeks, row.internship_id, day)
  await tx.run(writeStore.updateInternshipEnd, row.internship_id, day)
  await tx.run(writeStore.updateOfferEnd, row.offer_id, day)
  return undefined
}

/** Also rejects a supervisor who has left in the meantime. */
async function changeSupervisor(
  tx: Tx,
  row: store.InternshipRow,
  member: string | undefined,
): Promise<Refusal | undefined> {
  const wrong = await validateSupervisor(tx, row, member)
  if (wrong || !member) return wrong
  await tx.run(writeStore.changeSupervisor, row.internship_id, member)
  return undefined
}

/**
 * Moves the end date and adds weeks. The accepted offer reserves the new dates too (409 if they
 * overlap another one).
 */
async function extend(
  tx: Tx,
  row: store.InternshipRow,
  endsOn: string,
): Promise<Refusal | undefined> {
  if (!canExtend(row.starts_on, row.ends_on, endsOn))
    return refuse('CONFLICT', { messageKey: 'internships.refused.extend' })
  await tx.run(writeStore.updateInternshipEnd, row.internship_id, endsOn)
  await tx.run(writeStore.updateOfferEnd, row.offer_id, endsOn)
  await appendWeeks(tx, row.internship_id, {
    startsOn: row.starts_on,
    endsOn,
    zone: row.zone,
    internZone: row.intern_zone,
  })
  return undefined
}
