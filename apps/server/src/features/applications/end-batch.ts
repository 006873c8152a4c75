import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isSeatFreed, getBatchEndTransition } from '@fledge/domain/applications/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Job } from '../../platform/http/handler.ts'
import { closeCandidatures, lockParentsOfIntern } from '../candidatures/public.ts'
import { indexIntern } from '../profiles/public.ts'
import * as clockStore from './queries/clock.queries.ts'
import { releaseBatchSeat } from './transition-application.ts'
import * as store from './store.ts'
import * as applicationsQueries from './queries/applications.queries.ts'

const reason = 'BATCH_ENDED'

/** @returns whether a transition took place */
async function endApplication(tx: Tx, row: clockStore.EndingApplicationRow): Promise<boolean> {
  const name = getBatchEndTransition(row.status, row.has_accepted)
  const transition = name && applicationMachine.transition(name, row.status, 'clock')
  if (
    !name ||
    !transition ||
    !isTransition(transition) ||
    (await store.updateApplicationStatus(tx, row.application_id, transition, tx.now, {
      reason,
    })) === 0
  )
    return false
  await tx.recordEvent(applicationEvents[name], {
    transition,
    subject: row.application_id,
    intern: row.intern_id,
    reason,
    data: { interviews: row.interviews, offers: row.offers },
  })
  if (isSeatFreed(transition.to)) await releaseBatchSeat(tx, row)
  else await indexIntern(tx, row.intern_id)
  return true
}

/** Ends the candidatures before an accepted offer, then the application. */
async function endWithBatch(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.one(applicationsQueries.applicationsById, { application_ids: [id] })
  if (!found) return false
  await lockParentsOfIntern(tx, found.intern_id)
  await tx.run(applicationsQueries.lockApplicant, { intern_id: found.intern_id })
  const row = await tx.one(clockStore.applicationEndingWithBatch, {
    now: tx.now.toISOString(),
    application_id: id,
  })
  if (!row) return false
  const closed = await closeCandidatures(
    tx,
    { kind: 'application', id },
    { reason, shouldKeepAccepted: true },
  )
  return (await endApplication(tx, row)) || closed.length > 0
}

/**
 * Ends applications and candidatures that can no longer succeed because their batch ended
 * (spec/states.md, Batch).
 */
export const endBatchesJob: Job = {
  name: 'applications.endBatches',
  due: async (db, page) =>
    (await db.many(clockStore.applicationsInEndedBatches, page)).map(
      ({ application_id, due_at }) => ({
        at: due_at,
        id: application_id,
        process: (tx: Tx) => endWithBatch(tx, application_id),
      }),
    ),
}
