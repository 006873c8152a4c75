import { getTransitionActor, type EventHandler } from '../../platform/db/database.ts'
import { ongoingOf } from './ending-store.ts'
import { moveInternship } from './move-internship.ts'
import { internshipForUpdate } from './store.ts'

/** Ends the current internship early when the programme team withdraws an enrolled intern. */
export const endOngoing: EventHandler = async (event, tx) => {
  if (getTransitionActor(event) !== 'operator') return
  for (const { internship_id } of await tx.many(ongoingOf, event.subject)) {
    const row = await tx.one(internshipForUpdate, internship_id, null, null, tx.now.toISOString())
    if (row) await moveInternship(tx, row, 'endEarly', { by: 'operator', reason: 'INTERN_LEFT' })
  }
}
