import { takesRegistrations } from '@fledge/domain/batches/rules.ts'
import { domainOf } from '@fledge/domain/registration/rules.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound, refuse, type Refusal } from '../../platform/http/outcome.ts'
import { withParents } from '../lookups/public.ts'
import { tellSeatFree } from './seat-alerts.ts'
import * as store from './store.ts'
import { batchView, stateOf } from './views.ts'

export { batchView, stateOf }
export type { BatchRow } from './store.ts'

/** A batch by its code, slug or id; a hidden one is not known of. */
export async function findBatch(db: Db, word: string): Promise<store.BatchRow | undefined> {
  const row = await db.one(store.batchByAny, word)
  return row?.is_published ? row : undefined
}

export const batchById = (db: Db, id: string): Promise<store.BatchRow | undefined> =>
  db.one(store.batchById, id)

/** The open batch of a partner whose students have addresses of this domain, or of one above it (`cs.porto.example`). */
export async function batchOfAddress(db: Db, email: string): Promise<store.BatchRow | undefined> {
  const domain = domainOf(email)
  return domain
    ? db.one(store.batchForDomain, db.now.toISOString(), withParents(domain))
    : undefined
}

/** Whether the batch takes registrations now; the refusal says why not. */
export function openFor(row: store.BatchRow, now: Date): Refusal | undefined {
  if (takesRegistrations(stateOf(row, now))) return undefined
  return refuse(row.seats_taken >= row.seats ? 'NO_SEAT_LEFT' : 'BATCH_CLOSED')
}

/**
 * Takes a seat, counted under lock: never one too many.
 * @param word code, slug or id @returns the batch with its seat taken, or why not
 */
export async function takeSeat(tx: Tx, word: string): Promise<store.BatchRow | Refusal> {
  const found = await findBatch(tx, word)
  if (!found) return notFound()
  await tx.run(store.lockBatch, found.batch_id)
  const row = (await tx.one(store.batchById, found.batch_id)) ?? found
  const closed = openFor(row, tx.now)
  if (closed) return closed
  if ((await tx.run(store.takeSeat, row.batch_id)) === 0) return refuse('NO_SEAT_LEFT')
  return { ...row, seats_taken: row.seats_taken + 1 }
}

/** Frees a seat; whoever asked for one of a full batch is told. */
export async function freeSeat(tx: Tx, batchId: string): Promise<void> {
  await tx.run(store.freeSeat, batchId)
  await tellSeatFree(tx, batchId)
}
