import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import type { SystemCancelReason } from '@fledge/domain/internships/reasons.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { listWeeks } from '@fledge/domain/weekly-feedback/rules.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { transitionInternship } from './transition-internship.ts'
import { internshipForUpdate, upcomingInternshipOfOffer } from './queries/internships.queries.ts'
import {
  insertInternship,
  insertWeeks,
  markWeekCompletedByCompany,
  markWeekCompletedByIntern,
  saveWeekReminderStages,
} from './queries/write.queries.ts'

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
  await tx.run(insertInternship, {
    internship_id: id,
    offer_id: internship.offer,
    company_id: internship.company,
    intern_id: internship.intern,
    plan_id: internship.plan,
    status: transition.to,
    starts_on: internship.startsOn,
    ends_on: internship.endsOn,
    zone: internship.zone,
    hours_a_week: internship.hours,
    supervisor_member_id: internship.supervisor,
    second_supervisor_member_id: internship.secondSupervisor,
    now: tx.now.toISOString(),
  })
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
  await tx.run(insertWeeks, {
    internship_id: id,
    ids: weeks.map(() => newId(tx.now)),
    mondays: weeks.map((week) => week.monday),
    unlocks: weeks.map((week) => week.unlocksAt.toISOString()),
  })
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
  const found = await tx.one(upcomingInternshipOfOffer, { offer_id: offer })
  const row =
    found &&
    (await tx.one(internshipForUpdate, {
      internship_ids: [found.internship_id],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    }))
  if (row && internshipMachine.can('cancel', row.status, 'system'))
    await transitionInternship(tx, row, 'cancel', { by: 'system', reason })
}

/**
 * Marks one side's feedback on a week as complete.
 * @returns whether it was incomplete
 */
export const markWeekCompletedBy = async (
  tx: Tx,
  weekId: string,
  side: WeekSide,
): Promise<boolean> =>
  (await tx.run(side === 'company' ? markWeekCompletedByCompany : markWeekCompletedByIntern, {
    weekly_feedback_id: weekId,
    now: tx.now.toISOString(),
  })) > 0

/** Stores the last reminder sent about each week, 1 to 3. */
export async function saveWeekReminders(
  tx: Tx,
  weeks: readonly { readonly weekly_feedback_id: string; readonly stage: number }[],
): Promise<void> {
  await tx.run(saveWeekReminderStages, {
    weekly_feedback_ids: weeks.map((week) => week.weekly_feedback_id),
    reminded: weeks.map(({ stage }) => stage),
  })
}
