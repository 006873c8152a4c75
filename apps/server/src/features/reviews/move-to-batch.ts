import { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { setApplicationBatch } from '../applications/public.ts'
import { moveSeat } from '../intern-registration/public.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { lockForMove } from './batch-move.ts'

/** Moves an application to another batch, with the seat. */
export const changeBatch: ExecuteAct = async (tx, actor, id, input) => {
  const { batch_id: batchId, reason } = reviewEndpoints.moveToBatch.body.parse(input)
  const { row, batch } = await lockForMove(tx, actor, id, batchId)
  await moveSeat(tx, row.intern_id, batch)
  await setApplicationBatch(tx, row, batch, reason)
}

export const moveToBatch: Handler<typeof reviewEndpoints.moveToBatch> = async (ctx) => {
  const { db, actor, params, body } = ctx
  await lockForMove(db, actor, params.id, body.batch_id)
  const pending = await requestAct(ctx, {
    kind: 'APPLICATION',
    act: 'moveToBatch',
    execute: changeBatch,
  })
  return { application_id: params.id, pending }
}
