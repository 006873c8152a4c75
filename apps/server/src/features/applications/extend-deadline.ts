import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { getNextAction } from '@fledge/domain/applications/rules.ts'
import { getPlacementDeadline, toEndOfDay } from '@fledge/domain/batches/rules.ts'
import type { ExtendableWait } from '@fledge/domain/people/extended-deadline.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { LockedDeadline } from '../../platform/db/locked-deadline.ts'
import { notFound } from '../../platform/http/app-error.ts'
import * as store from './queries/applications.queries.ts'

type ApplicationWait = Extract<ExtendableWait, 'UNSUBMITTED' | 'CHANGES'>

/** What an application waits for from its intern, by what they have to do next. */
const waitByAction = { apply: 'UNSUBMITTED', change: 'CHANGES', team: null, place: null } as const

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
  const row = await tx.one(store.applicationById, { application_id: id })
  if (!row || row.intern_id !== internId) notFound()
  const action = getNextAction(row.status)
  const isWaiting = action !== null && waitByAction[action] === wait
  const due = isWaiting
    ? ((await tx.one(store.ownDeadline, { application_id: id }))?.due_at ?? null)
    : null
  const latest = getPlacementDeadline(row.programme_end, row.placement_deadline)
  return {
    due,
    latest: latest && toEndOfDay(latest),
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
