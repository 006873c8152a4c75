import { canDecideAfterEnd } from '@fledge/domain/internships/can.ts'
import {
  internshipActionEvents,
  internshipEvents,
  type InternshipEventData,
} from '@fledge/domain/internships/events.ts'
import { internshipActionMachine, internshipMachine } from '@fledge/domain/internships/machine.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { TransitionEventType } from '@fledge/kernel/events.ts'
import type { TransitionActor } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import * as actionStore from './queries/action.queries.ts'
import * as writeStore from './queries/write.queries.ts'
import type { InternshipRow } from './queries/internships.queries.ts'

type InternshipTransition = 'start' | 'complete' | 'endEarly' | 'cancel'

interface TransitionOptions {
  readonly by: TransitionActor
  /** Reason id from a list. */
  readonly reason?: string | undefined
  readonly note?: string | undefined
}

/**
 * Applies a transition to a locked internship: updates the row and records the event.
 * @throws ILLEGAL_TRANSITION
 */
export async function transitionInternship(
  tx: Tx,
  row: InternshipRow,
  name: InternshipTransition,
  { by, reason, note }: TransitionOptions,
): Promise<void> {
  const transition = assertTransition(internshipMachine.transition(name, row.status, by))
  const isEarly = name === 'endEarly'
  const count = await tx.run(writeStore.updateInternshipStatus, {
    internship_ids: [row.internship_id],
    from: transition.from,
    to: transition.to,
    now: tx.now.toISOString(),
    end_reason: reason ?? null,
    ended_early: isEarly,
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  if (isEarly) await closeWeeks(tx, row)
  if (name === 'cancel')
    await tx.run(writeStore.deleteInternshipWeeks, { internship_id: row.internship_id })
  if (transition.to && internshipMachine.final.includes(transition.to))
    await declinePendingActions(tx, row)
  // Each of these transitions has the same data.
  const type: TransitionEventType<InternshipEventData, InternshipTransition> =
    internshipEvents[name]
  await tx.recordEvent(type, {
    transition,
    subject: row.internship_id,
    company: row.company_id,
    intern: row.intern_id,
    candidature: row.candidature_id,
    reason: reason ?? null,
    note: note ?? null,
    data: { offer_id: row.offer_id, role: row.role },
  })
}

/**
 * Closes the open weeks of an ended internship and deletes future ones, so that no more feedback is
 * requested.
 */
async function closeWeeks(tx: Tx, row: InternshipRow): Promise<void> {
  const today = toLocalDay(tx.now, row.zone)
  await tx.run(writeStore.deleteFutureWeeks, { internship_id: row.internship_id, last_day: today })
  if (today < row.ends_on)
    await tx.run(writeStore.updateInternshipEnd, {
      internship_id: row.internship_id,
      ends_on: today,
    })
}

/**
 * Declines undecided requests about the internship, except concerns, which stay with the programme
 * team.
 */
async function declinePendingActions(tx: Tx, row: InternshipRow): Promise<void> {
  const reason = translate('internships.action.over')
  const pending = (
    await tx.many(actionStore.actionsOf, { internship_id: row.internship_id })
  ).filter(
    (action) =>
      internshipActionMachine.can('decline', action.status, 'system') &&
      !canDecideAfterEnd(action.kind),
  )
  for (const action of pending) {
    const transition = assertTransition(
      internshipActionMachine.transition('decline', action.status, 'system'),
    )
    const count = await tx.run(actionStore.moveAction, {
      action_id: action.action_id,
      from: transition.from,
      to: transition.to,
      decision_reason: reason,
      now: tx.now.toISOString(),
    })
    if (count === 0) continue
    await tx.recordEvent(internshipActionEvents.decline, {
      transition,
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
