import { canTakeRegistrations } from '@fledge/domain/batches/rules.ts'
import { getEmailDomain } from '@fledge/domain/registration/rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { listDomainWithParents } from '../lookups/public.ts'
import { sendSeatAlerts } from './seat-alerts.ts'
import * as store from './store.ts'
import { toBatchView, getBatchRowState } from './views.ts'

export { toBatchView, getBatchRowState }
export type { BatchRow } from './store.ts'

/** Finds a published batch by code, slug or id. */
export async function findBatch(db: Db, word: string): Promise<store.BatchRow | undefined> {
  const row = await db.one(store.batchByAny, word)
  return row?.is_published ? row : undefined
}

export const findBatchById = (db: Db, id: string): Promise<store.BatchRow | undefined> =>
  db.one(store.batchById, id)

/**
 * Finds the open batch of a partner by the domain of an email address or a parent domain
 * (`cs.porto.example`).
 */
export async function findBatchByEmail(db: Db, email: string): Promise<store.BatchRow | undefined> {
  const domain = getEmailDomain(email)
  return domain
    ? db.one(store.batchForDomain, db.now.toISOString(), listDomainWithParents(domain))
    : undefined
}

/** Returns why the batch takes no registrations now, or undefined if it does. */
export function checkRegistrationOpen(row: store.BatchRow, now: Date): Refusal | undefined {
  if (canTakeRegistrations(getBatchRowState(row, now))) return undefined
  return refuse(row.seats_taken >= row.seats ? 'NO_SEAT_LEFT' : 'BATCH_CLOSED')
}

/**
 * Takes a seat under a lock, so that a batch is never overbooked.
 * @param word code, slug or id
 * @returns the batch with its seat taken, or the refusal
 */
export async function takeSeat(tx: Tx, word: string): Promise<store.BatchRow | Refusal> {
  const found = await findBatch(tx, word)
  if (!found) return notFound()
  await tx.run(store.lockBatch, found.batch_id)
  const row = (await tx.one(store.batchById, found.batch_id)) ?? found
  const closed = checkRegistrationOpen(row, tx.now)
  if (closed) return closed
  if ((await tx.run(store.incrementSeatsTaken, row.batch_id)) === 0) return refuse('NO_SEAT_LEFT')
  return { ...row, seats_taken: row.seats_taken + 1 }
}

/** Frees a seat and notifies those who requested an alert for a full batch. */
export async function freeSeat(tx: Tx, batchId: string): Promise<void> {
  await tx.run(store.decrementSeatsTaken, batchId)
  await sendSeatAlerts(tx, batchId)
}
