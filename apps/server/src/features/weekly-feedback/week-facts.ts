import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { weekCan, type WeekFacts } from '@fledge/domain/weekly-feedback/can.ts'
import { isWeekVisible, revealMs, getWeekLabel } from '@fledge/domain/weekly-feedback/rules.ts'
import type { WeekLabel, WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { canAnswerWeeks } from '@fledge/domain/internships/rules.ts'
import { toInstant, addDays } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import {
  weekById,
  weekForUpdate,
  type InternshipWeekRow,
} from './queries/weekly-feedback.queries.ts'

export const isWeekClosed = (row: InternshipWeekRow): boolean => !canAnswerWeeks(row.status)

/** Facts of a week for its policies. */
export function toWeekFacts(row: InternshipWeekRow): WeekFacts {
  const unlocksAt = new Date(row.unlocks_at)
  return {
    startsAt: toInstant(row.starts_on, '00:00', row.zone),
    unlocksAt,
    visibleAt: new Date(unlocksAt.getTime() + revealMs),
    supervisorIds: [row.supervisor_member_id, row.second_supervisor_member_id].filter(
      (id) => id !== null,
    ),
    internshipStatus: row.status,
    companyDone: row.company_completed_at !== null,
    internDone: row.intern_completed_at !== null,
  }
}

/** Values of the emails about a week. */
export const toWeekMailValues = (row: InternshipWeekRow) => ({
  week: row.number,
  role: row.role,
  company: row.company_name,
  intern: row.intern_name,
})

export const getOtherWeekSide = (side: WeekSide): WeekSide =>
  side === 'company' ? 'intern' : 'company'
export const isWeekCompletedBy = (row: InternshipWeekRow, side: WeekSide) =>
  (side === 'company' ? row.company_completed_at : row.intern_completed_at) !== null
export const getRowLabel = (row: InternshipWeekRow, side: WeekSide, now: Date): WeekLabel =>
  getWeekLabel(toWeekFacts(row), isWeekCompletedBy(row, side), isWeekClosed(row), now)
export const isOtherSideVisible = (row: InternshipWeekRow, now: Date): boolean =>
  isWeekVisible(
    toWeekFacts(row),
    { company: isWeekCompletedBy(row, 'company'), intern: isWeekCompletedBy(row, 'intern') },
    now,
  )
/** The Friday of the week. */
export const getWeekFriday = (row: InternshipWeekRow): string => addDays(row.starts_on, 4)

type Party = CompanyMember | InternActor
const toPartyScopes = (actor: Party) =>
  actor.kind === 'company'
    ? { company_id: actor.company, intern_id: null }
    : { company_id: null, intern_id: actor.intern }

/** Returns a week if its internship is visible to this party, otherwise undefined. */
export async function findOwnWeek(
  db: Db,
  actor: Party,
  id: string,
  lock = false,
): Promise<InternshipWeekRow | undefined> {
  const row = await db.one(lock ? weekForUpdate : weekById, {
    weekly_feedback_id: id,
    ...toPartyScopes(actor),
  })
  return row && weekCan.see(actor, toWeekFacts(row)).allowed ? row : undefined
}
