import type {
  CompanyScope,
  InternScope,
  CompanyMember,
  InternActor,
} from '@fledge/domain/sessions/types.ts'
import { weekCan, type WeekFacts } from '@fledge/domain/weekly-feedback/can.ts'
import { isWeekVisible, revealMs, getWeekLabel } from '@fledge/domain/weekly-feedback/rules.ts'
import type { WeekLabel, WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { canAnswerWeeks } from '@fledge/domain/internships/rules.ts'
import { toInstant, addDays } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { weekById, weekForUpdate, type WeekRow } from './store.ts'

export const isClosed = (row: WeekRow): boolean => !canAnswerWeeks(row.status)

/** Facts of a week for its policies. */
export function weekFacts(row: WeekRow): WeekFacts {
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

export const otherSide = (side: WeekSide): WeekSide => (side === 'company' ? 'intern' : 'company')
export const isDone = (row: WeekRow, side: WeekSide) =>
  (side === 'company' ? row.company_completed_at : row.intern_completed_at) !== null
export const labelOf = (row: WeekRow, side: WeekSide, now: Date): WeekLabel =>
  getWeekLabel(weekFacts(row), isDone(row, side), isClosed(row), now)
export const isVisible = (row: WeekRow, now: Date): boolean =>
  isWeekVisible(
    weekFacts(row),
    { company: isDone(row, 'company'), intern: isDone(row, 'intern') },
    now,
  )
/** The Friday of the week. */
export const lastDay = (row: WeekRow): string => addDays(row.starts_on, 4)

type Party = CompanyMember | InternActor
const scopes = (actor: Party): [CompanyScope | null, InternScope | null] =>
  actor.kind === 'company' ? [actor.company, null] : [null, actor.intern]

/** Returns a week if its internship is visible to this party, otherwise undefined. */
export async function ownWeek(
  db: Db,
  actor: Party,
  id: string,
  lock = false,
): Promise<WeekRow | undefined> {
  const row = await db.one(lock ? weekForUpdate : weekById, id, ...scopes(actor))
  return row && weekCan.see(actor, weekFacts(row)).allowed ? row : undefined
}
