import { batchCan } from '@fledge/domain/batches/can.ts'
import { batchEvents } from '@fledge/domain/batches/events.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { toBatchPolicyFacts } from './operator-views.ts'
import * as store from './queries/batches.queries.ts'
import { lockManagedBatch, getEditedBatch } from './managed-batch.ts'

export async function transitionBatch(
  db: Tx,
  actor: Operator,
  id: string,
  name: 'publish' | 'hide',
  reason: string | null,
) {
  const row = (await lockManagedBatch(db, id)) ?? notFound()
  authorize(batchCan[name](actor, toBatchPolicyFacts(row, db.now)))
  const transition = assertTransition(batchMachine.transition(name, row.status, 'operator'))
  if (
    (await db.run(store.setBatchPublished, {
      batch_id: id,
      from: row.is_published,
      to: name === 'publish',
      now: db.now.toISOString(),
    })) === 0
  )
    throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(batchEvents[name], {
    transition,
    subject: id,
    note: reason,
    data: { batch: row.name },
  })
  return getEditedBatch(db, actor, id)
}
