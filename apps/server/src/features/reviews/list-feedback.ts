import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/reviews.queries.ts'

/** Returns the reviewer's comments on the caller's newest application. */
export const listFeedback: Handler<typeof reviewEndpoints.listFeedback> = async ({
  db,
  actor,
  query,
}) => {
  const rows = await db.many(store.sentComments, {
    intern_id: actor.intern,
    section: query.section ?? null,
  })
  return toPagedResult(rows, rows.length)
}
