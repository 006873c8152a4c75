import { canDecideAfterEnd } from '@fledge/domain/internships/can.ts'
import {
  internshipActionEvents,
  internshipEvents,
  type InternshipEventData,
} from '@fledge/domain/internships/events.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { TransitionEventType } from '@fledge/kernel/events.ts'
import { isTransition, type TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseTransition, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { translate } from '../../platform/texts.ts'
import * as actionStore from './action-store.ts'
import type { InternshipRow } from './store.ts'
import * as writeStore from './write-store.ts'

type InternshipTransition = 'start' | 'complete' | 'endEarly' | 'cancel'

interface TransitionOptions {
  readonly by: TransitionActor
  /** Reason id from a list. */
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/**
 * Applies a transition to a locked internship: updates the row and records the event.
 * @returns the refusal, or undefined
 */
export async function transitionInternship(
  tx: Tx,
  row: InternshipRow,
  move: InternshipTransition,
  ask: TransitionOptions,
): Promise<Refusal | undefined> {
  const moved = internshipMachine.transition(move, row.status, ask.by)
  if (!isTransition(moved)) return refuseTransition(moved)
  const early = move === 'endEarly'
  if (
    (await tx.run(
      writeStore.updateInternshipStatus,
      row.internship_id,
      moved.from,
      moved.to,
      tx.now.toISOString(),
      ask.reason ?? null,
      early,
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  if (early) await closeWeeks(tx, row)
  if (move === 'cancel') await tx.run(writeStore.deleteInternshipWeeks, row.internship_id)
  if (moved.to && internshipMachine.final.includes(moved.to)) await declinePendingActions(tx, row)
  // Each of these transitions has the same data.
  const type: TransitionEventType<InternshipEventData, InternshipTransition> =
    internshipEvents[move]
  await tx.recordEvent(type, {
    transition: moved,
    subject: row.internship_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    reason: ask.reason ?? null,
    note: ask.note ?? null,
    data: { offer_id: row.offer_id, role: row.role },
  })
  return undefined
}

/**
 * Closes the open weeks of an ended internship and deletes future ones, so that no more feedback is
 * requested.
 */
async function closeWeeks(tx: Tx, row: InternshipRow): Promise<void> {
  const today = toLocalDay(tx.now, row.zone)
  await tx.run(writeStore.deleteFutureWeeks, row.internship_id, today)
  if (today < row.ends_on) await tx.run(writeStore.updateInternshipEnd, row.internship_id, today)
}

/**
 * Declines undecided requests about the internship, except concerns, which stay with the programme
 * team.
 */
async function declinePendingActions(tx: Tx, row: InternshipRow): Promise<void> {
  const reason = translate('internships.action.over')
  const waiting = (await tx.many(actionStore.actionsOf, row.internship_id)).filter(
    (one) =>
      internshipActionMachine.can('decline', one.status, 'system') && !canDecideAfterEnd(one.kind),
  )
  for (const action of waiting) {
    const moved = internshipActionMachine.transition('decline', action.status, 'system')
    if (
      !isTransition(moved) ||
      (await tx.run(
        actionStore.moveAction,
        action.action_id,
        moved.from,
        moved.to,
        reason,
        tx.now.toISOString(),
      )) === 0
    )
      continue
    await tx.recordEvent(internshipActionEvents.decline, {
      transition: moved,
      subject: action.action_id,
      company: row.company_id,
      intern: row.intern_id,
      candidature: row.candidature_id,
      note: reason,
      data: {
        kind: action.kind,
        internship_id: row.internship_id,
        raised_by: action.raised_by,
        reason,
      },
    })
  }
}
