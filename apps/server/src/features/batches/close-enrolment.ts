import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { batchCan } from '@fledge/domain/batches/can.ts'
import { batchChangeEvents } from '@fledge/domain/batches/events.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError, authorize, notFound } from '../../platform/http/app-error.ts'
import { toBatchPolicyFacts } from './operator-views.ts'
import * as store from './queries/batches.queries.ts'
import { lockManagedBatch, getEditedBatch } from './managed-batch.ts'

/** Closes enrolment now. Interns keep their seats. */
export const closeEnrolment: Handler<typeof batchEndpoints.closeEnrolment> = async ({
  db,
  actor,
  params,
  body,
  now,
}) => {
  const row = (await lockManagedBatch(db, params.id)) ?? notFound()
  authorize(batchCan.close(actor, toBatchPolicyFacts(row, now)))
  if (
    (await db.run(store.closeBatchEnrolment, { batch_id: params.id, now: now.toISOString() })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(batchChangeEvents.close, {
    subject: params.id,
    note: body.reason,
    data: { batch: row.name },
  })
  return getEditedBatch(db, actor, params.id)
}
