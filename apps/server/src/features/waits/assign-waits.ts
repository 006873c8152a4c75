import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { AppError } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { requestActs } from '../pending-acts/public.ts'
import { passOnTask } from './assign-wait.ts'
import { lockReviewed, requireColleague } from './wait-owner.ts'
import { findSelectedWaits } from './wait-selection.ts'

/** Gives everything that is selected to a colleague, with an event for each row. */
export const assignWaits: Handler<(typeof waitEndpoints)['assignWaits']> = async (ctx) => {
  const { actor, db, body } = ctx
  const { selection, owner_id, reason, count } = body
  await requireColleague(db, owner_id)
  await lockReviewed(db, await findSelectedWaits(db, actor, selection, owner_id))
  // Read again: until the locks, it may have changed.
  const waits = await findSelectedWaits(db, actor, selection, owner_id)
  const changed = waits.filter(({ refusal }) => refusal === null)
  if (changed.length !== count)
    throw new AppError('CONFLICT', { messageKey: 'lists.refused.changed' })
  const targets = changed.map(({ kind, id }) => ({ id, input: { kind, id, owner_id, reason } }))
  const pending = await requestActs(ctx, {
    kind: 'TASK',
    act: 'passOnTask',
    execute: passOnTask,
    targets,
  })
  return {
    count: changed.length,
    rows: waits.map(({ id, title, refusal }) => ({ id, title, refusal })),
    pending,
  }
}
