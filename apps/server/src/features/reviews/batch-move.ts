import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import {
  type ApplicationRow,
  findAnyApplication,
  lockAnyApplication,
  readBatchTies,
} from '../applications/public.ts'
import { getIntakeDecision, lockBothBatches } from '../batches/public.ts'
import { lockParentsOfIntern } from '../candidatures/public.ts'
import { hasPartnerTerms } from '../intern-registration/public.ts'

/** What is open in the old batch, and whether it lets the intern go. */
export async function readMoveFacts(db: Db, actor: Operator, row: ApplicationRow) {
  const { offers, payments, ...open } = await readBatchTies(db, row.application_id)
  return {
    open,
    decision: applicationCan.moveToBatch(actor, { status: row.status, offers, payments }),
  }
}

/**
 * Locks an application and both batches, in lock order, and checks that it can be moved.
 * @throws NOT_FOUND, FORBIDDEN, CONFLICT, NO_SEAT_LEFT
 */
export async function lockForMove(tx: Tx, actor: Operator, id: string, batchId: string) {
  const found = (await findAnyApplication(tx, id)) ?? notFound()
  await lockParentsOfIntern(tx, found.intern_id)
  const row = (await lockAnyApplication(tx, id)) ?? notFound()
  authorize((await readMoveFacts(tx, actor, row)).decision)
  if (row.batch_id === batchId)
    throw new AppError('CONFLICT', { messageKey: 'applications.refused.move.same' })
  const batch = (await lockBothBatches(tx, row.batch_id, batchId)) ?? notFound()
  authorize(getIntakeDecision(batch, await hasPartnerTerms(tx, row.user_id), tx.now))
  return { row, batch }
}
