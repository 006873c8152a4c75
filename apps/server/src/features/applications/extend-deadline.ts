import { applicationEvents } from '@fledge/domain/applications/events.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { getPlacementDeadline, toEndOfDay } from '@fledge/domain/batches/rules.ts'
import type { ExtendableWait } from '@fledge/domain/people/extended-deadline.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { LockedDeadline, ReadDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/applications.queries.ts'

type ApplicationWait = Extract<ExtendableWait, 'UNSUBMITTED' | 'CHANGES'>

/** What an application waits for from its intern, by what they have to do next. */
const waitByAction = { apply: 'UNSUBMITTED', change: 'CHANGES', team: null, place: null } as const

const getWait = (status: ApplicationStatus): ApplicationWait | null => {
  const action = getNextAction(status)
  return action && waitByAction[action]
}

interface ProgrammeDates {
  readonly programme_end: string | null
  readonly placement_deadline: string | null
}

const getLatest = (row: ProgrammeDates): Instant | null => {
  const latest = getPlacementDeadline(row.programme_end, row.placement_deadline)
  return latest && toEndOfDay(latest)
}

/** What is due from an intern for an application. */
interface ApplicationDeadline extends ReadDeadline {
  /** Null if nothing is due. */
  readonly kind: ApplicationWait | null
}

/** Returns the deadlines of applications, in any order. */
export async function readApplicationDeadlines(
  db: Db,
  ids: readonly string[],
): Promise<readonly ApplicationDeadline[]> {
  const rows = await db.many(store.ownDeadlines, { application_ids: ids })
  return rows.map((row) => {
    const kind = getWait(row.status)
    return {
      id: row.application_id,
      internId: row.intern_id,
      kind,
      due: kind && row.due_at,
      latest: getLatest(row),
    }
  })
}

/**
 * Locks an intern's application for a later deadline.
 * @throws NOT_FOUND
 */
export async function lockApplicationDeadline(
  tx: Tx,
  internId: string,
  id: string,
  wait: ApplicationWait,
): Promise<LockedDeadline> {
  await tx.run(store.lockApplicant, { intern_id: internId })
  const row = await tx.one(store.applicationsById, { application_ids: [id] })
  if (!row || row.intern_id !== internId) notFound()
  const due =
    getWait(row.status) === wait
      ? ((await tx.one(store.ownDeadline, { application_id: id }))?.due_at ?? null)
      : null
  return {
    due,
    latest: getLatest(row),
    extend: async (newDue, reason) => {
      await tx.run(store.updateDeadline, { application_id: id, due_at: newDue })
      await tx.recordEvent(applicationEvents.extend, {
        subject: id,
        intern: row.intern_id,
        note: reason,
        data: { from: due ?? newDue, to: newDue },
      })
    },
  }
}
