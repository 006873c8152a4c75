import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/no-shows.queries.ts'
import { toNoShowPolicyFacts, toNoShowReviewView } from './views.ts'
import { loadNoShowsOfSides, filterBySide } from './no-show-sides.ts'

/** Returns the longest-waiting reviews first. */
export const listNoShowReviews: Handler<typeof noShowEndpoints.listNoShowReviews> = async ({
  db,
  query,
  now,
}) => {
  const rows = await db.many(store.noShowsToReview, {
    since: getNoShowCountingStart(now).toISOString(),
    now: now.toISOString(),
  })
  const all = await loadNoShowsOfSides(db, rows)
  const open = rows.filter((row) => toNoShowPolicyFacts(row, filterBySide(row, all), now).isOpen)
  const size = query.per_page ?? 10
  const page = open.slice(((query.page ?? 1) - 1) * size, (query.page ?? 1) * size)
  const notes =
    page.length === 0
      ? []
      : await db.many(store.claimNotes, { interview_ids: page.map((row) => row.interview_id) })
  return toPagedResult(
    page.map((row) => toNoShowReviewView(row, filterBySide(row, all), notes)),
    open.length,
  )
}
