import { batchCan } from '@fledge/domain/batches/can.ts'
import { toEndOfDay } from '@fledge/domain/batches/rules.ts'
import { getEmailDomain } from '@fledge/domain/registration/rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { listDomainWithParents } from '../lookups/public.ts'
import { sendSeatAlerts } from './seat-alerts.ts'
import * as store from './queries/batches.queries.ts'
import { toBatchView, getBatchRowState } from './views.ts'

export { toBatchView, getBatchRowState }
export { type BatchRow } from './queries/batches.queries.ts'

/** Finds a published batch by code, slug or id. */
export async function findBatch(db: Db, codeOrId: string): Promise<store.BatchRow | undefined> {
  const row = await db.one(store.batchByAny, { word: codeOrId })
  return row?.is_published ? row : undefined
}

export const findBatchById = (db: Db, id: string): Promise<store.BatchRow | undefined> =>
  db.one(store.batchById, { batch_id: id })

/**
 * Finds the open batch of a partner by the domain of an email address or a parent domain
 * (`cs.porto.example`).
 */
export async function findBatchByEmail(db: Db, email: string): Promise<store.BatchRow | undefined> {
  const domain = getEmailDomain(email)
  return domain
    ? db.one(store.batchForDomain, {
        now: db.now.toISOString(),
        domains: listDomainWithParents(domain),
      })
    : undefined
}

const getJoinDecision = (row: store.BatchRow, now: Date) =>
  batchCan.join({
    state: getBatchRowState(row, now),
    hasFreeSeat: row.seats_taken < row.seats,
  })

/** @throws NO_SEAT_LEFT or BATCH_CLOSED if the batch takes no registrations now */
export function requireOpenRegistration(row: store.BatchRow, now: Date): void {
  authorize(getJoinDecision(row, now))
}

/**
 * Finds a batch and locks it, so that it is never overbooked.
 * @param codeOrId code, slug or id
 */
async function lockBatch(tx: Tx, codeOrId: string): Promise<store.BatchRow | undefined> {
  const found = await findBatch(tx, codeOrId)
  if (!found) return undefined
  await tx.run(store.lockBatch, { batch_id: found.batch_id })
  return (await tx.one(store.batchById, { batch_id: found.batch_id })) ?? found
}

/** Takes a seat in a locked batch, if one is left. */
async function takeLockedSeat(tx: Tx, row: store.BatchRow): Promise<store.BatchRow | undefined> {
  const takenCount = await tx.run(store.incrementSeatsTaken, { batch_id: row.batch_id })
  return takenCount > 0 ? { ...row, seats_taken: row.seats_taken + takenCount } : undefined
}

/**
 * Takes a seat.
 * @param codeOrId code, slug or id
 * @returns the batch with its seat taken
 * @throws NO_SEAT_LEFT or BATCH_CLOSED
 */
export async function takeSeat(tx: Tx, codeOrId: string): Promise<store.BatchRow> {
  const row = (await lockBatch(tx, codeOrId)) ?? notFound()
  requireOpenRegistration(row, tx.now)
  return takeCheckedSeat(tx, row)
}

/** Lists the batches to which someone of this one could be moved; each still has to be checked. */
export const listOtherBatches = (db: Db, batchId: string): Promise<readonly store.BatchRow[]> =>
  db.many(store.otherBatches, { batch_id: batchId, now: db.now.toISOString() })

/** Whether the programme team can move someone into a batch now. */
export function getIntakeDecision(row: store.BatchRow, hasPartnerTerms: boolean, now: Date) {
  const { state, seats_left: left, placement_deadline: deadline } = toBatchView(row, now)
  return batchCan.takeIn({
    state,
    hasFreeSeat: left > 0,
    placementEndsAt: deadline && toEndOfDay(deadline),
    hasPartnerTerms: row.partner === null || hasPartnerTerms,
    now,
  })
}

/**
 * Locks the two batches between which someone moves.
 * @returns the one to which they move, if it exists
 */
export async function lockBothBatches(
  tx: Tx,
  from: string,
  to: string,
): Promise<store.BatchRow | undefined> {
  await tx.many(store.lockBatches, { batch_ids: [from, to] })
  return findBatchById(tx, to)
}

/**
 * Takes a seat in a batch that the caller has locked and checked.
 * @throws NO_SEAT_LEFT
 */
export async function takeCheckedSeat(tx: Tx, row: store.BatchRow): Promise<store.BatchRow> {
  const seatedBatch = await takeLockedSeat(tx, row)
  if (!seatedBatch) throw new AppError('NO_SEAT_LEFT')
  return seatedBatch
}

/** Takes a seat if the batch exists and takes registrations now. */
export async function takeSeatIfAvailable(
  tx: Tx,
  codeOrId: string,
): Promise<store.BatchRow | undefined> {
  const row = await lockBatch(tx, codeOrId)
  return row && getJoinDecision(row, tx.now).allowed ? takeLockedSeat(tx, row) : undefined
}

/** Frees a seat and notifies those who requested an alert for a full batch. */
export async function freeSeat(tx: Tx, batchId: string): Promise<void> {
  await tx.run(store.decrementSeatsTaken, { batch_id: batchId })
  await sendSeatAlerts(tx, batchId)
}
