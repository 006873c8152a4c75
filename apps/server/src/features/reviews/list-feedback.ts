import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './store.ts'

/** Returns the reviewer's comments on the caller's newest application. */
export const listFeedback: Handler<typeof reviewEndpoints.listFeedback> = async ({
  db,
  actor,
  query,
}) => {
  const rows = await db.many(store.sentComments, actor.intern, query.section ?? null)
  return toPagedResult(rows, rows.length)
}
