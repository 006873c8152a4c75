import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { batchEvents } from '@fledge/domain/batches/events.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { toBatchColumns } from './batch-columns.ts'
import * as store from './queries/batches.queries.ts'
import { checkBatchNames } from './check-batch-names.ts'
import { getEditedBatch } from './managed-batch.ts'

/** Creates a batch, hidden until it is published. */
export const createBatch: Handler<typeof batchEndpoints.createBatch> = async ({
  db,
  actor,
  body,
}) => {
  const columns = toBatchColumns(body, {})
  await checkBatchNames(db, columns, null)
  const transition = assertTransition(batchMachine.transition('draft', null, 'operator'))
  const id = newId(db.now)
  await db.run(store.insertBatch, {
    row: JSON.stringify({ ...columns, batch_id: id, created_at: db.now.toISOString() }),
  })
  await db.recordEvent(batchEvents.draft, {
    transition,
    subject: id,
    data: { batch: body.name },
  })
  return getEditedBatch(db, actor, id)
}
