import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { batchEvents } from '@fledge/domain/batches/events.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { toBatchColumns } from './batch-columns.ts'
import { checkBatchNames } from './check-batch-names.ts'
import { getEditedBatch, insertDraft } from './managed-batch.ts'

/** Creates a batch, hidden until it is published. */
export const createBatch: Handler<typeof batchEndpoints.createBatch> = async ({
  db,
  actor,
  body,
}) => {
  const columns = toBatchColumns(body, {})
  await checkBatchNames(db, columns, null)
  const transition = assertTransition(batchMachine.transition('draft', null, 'operator'))
  const id = await insertDraft(db, columns)
  await db.recordEvent(batchEvents.draft, {
    transition,
    subject: id,
    data: { batch: body.name },
  })
  return getEditedBatch(db, actor, id)
}
