import { batchCan } from '@fledge/domain/batches/can.ts'
import { batchEvents } from '@fledge/domain/batches/events.ts'
import { batchMachine } from '@fledge/domain/batches/machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuseTransition, notFound, refuse, findRefusal } from '../../platform/http/refusal.ts'
import { toBatchPolicyFacts } from './operator-views.ts'
import * as store from './store.ts'
import { lockManagedBatch, getEditedBatch } from './managed-batch.ts'

export async function transitionBatch(
  db: Tx,
  actor: Operator,
  id: string,
  name: 'publish' | 'hide',
) {
  const row = await lockManagedBatch(db, id)
  if (!row) return notFound()
  const refusal = findRefusal(batchCan[name](actor, toBatchPolicyFacts(row, db.now)))
  if (refusal) return refusal
  const moved = batchMachine.transition(name, row.status, 'operator')
  if (!isTransition(moved)) return refuseTransition(moved)
  if (
    (await db.run(
      store.setBatchPublished,
      id,
      row.is_published,
      name === 'publish',
      db.now.toISOString(),
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent(batchEvents[name], {
    transition: moved,
    subject: id,
    data: { batch: row.name },
  })
  return getEditedBatch(db, actor, id)
}
