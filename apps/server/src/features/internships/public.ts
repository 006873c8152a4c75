import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import type { SystemCancelReason } from '@fledge/domain/internships/reasons.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { listWeeks } from '@fledge/domain/weekly-feedback/rules.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { transitionInternship } from './transition-internship.ts'
import { internshipForUpdate, upcomingInternshipOfOffer } from './store.ts'
import { insertInternship, insertWeeks } from './write-store.ts'

export { canAnswerWeeksSql } from './can-answer-weeks.ts'

export interface NewInternship {
  readonly offer: string
  readonly company: CompanyScope
  readonly intern: InternScope
  readonly plan: string
  readonly candidature: string
  readonly startsOn: string
  readonly endsOn: string
  /** Time zone of its Mondays: the plan's. */
  readonly zone: string
  /** Time zone of its Fridays: the intern's. */
  readonly internZone: string
  readonly hours: number
  readonly supervisor: string
  readonly secondSupervisor: string | null
}

/**
 * Creates the internship of an accepted offer with its weeks.
 * @returns its id
 */
export async function createInternship(tx: Tx, internship: NewInternship): Promise<string> {
  const transition = assertTransition(internshipMachine.transition('create', null, 'system'))
  const id = newId(tx.now)
  await tx.run(
    insertInternship,
    id,
    internship.offer,
    internship.company,
    internship.intern,
    internship.plan,
    transition.to,
    internship.startsOn,
    internship.endsOn,
    internship.zone,
    internship.hours,
    internship.supervisor,
    internship.secondSupervisor,
    tx.now.toISOString(),
  )
  await appendWeeks(tx, id, internship)
  await tx.recordEvent(internshipEvents.create, {
    transition,
    subject: id,
    company: internship.company,
    intern: internship.intern,
    candidature: internship.candidature,
    data: { offer_id: internship.offer },
  })
  return id
}

/** Appends weeks to the existing ones. */
export async function appendWeeks(
  tx: Tx,
  id: string,
  period: { startsOn: string; endsOn: string; zone: string; internZone: string },
): Promise<void> {
  const weeks = listWeeks(period.startsOn, period.endsOn, period.zone, period.internZone)
  await tx.run(
    insertWeeks,
    id,
    weeks.map(() => newId(tx.now)),
    weeks.map((week) => week.monday),
    weeks.map((week) => week.unlocksAt.toISOString()),
  )
}

/**
 * Cancels an internship whose first day came without the intern's confirmation, or whose fee was
 * refunded first.
 */
export async function cancelUnconfirmedInternship(
  tx: Tx,
  offer: string,
  reason: SystemCancelReason,
): Promise<void> {
  const found = await tx.one(upcomingInternshipOfOffer, offer)
  const row =
    found &&
    (await tx.one(internshipForUpdate, found.internship_id, null, null, tx.now.toISOString()))
  if (row && internshipMachine.can('cancel', row.status, 'system'))
    await transitionInternship(tx, row, 'cancel', { by: 'system', reason })
}
