import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowReviewColumns } from '@fledge/contract/no-shows/review-columns.ts'
import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/no-shows.queries.ts'
import { toNoShowPolicyFacts, toNoShowReviewView } from './views.ts'
import { loadNoShowsOfSides, filterBySide } from './no-show-sides.ts'

type Endpoints = typeof noShowEndpoints

const defaultSize = 10
/** Rows of a file that are read together. */
const exportSize = 100

/** Returns the longest-waiting reviews first. */
export const listNoShowReviews: Handler<Endpoints['listNoShowReviews']> = async ({ db, query }) => {
  const { open, all } = await loadOpenReviews(db, query.side)
  const size = query.per_page ?? defaultSize
  const start = ((query.page ?? 1) - 1) * size
  return toPagedResult(await toViews(db, open.slice(start, start + size), all), open.length)
}

/** Sends the list as CSV. */
export const exportNoShowReviews: Handler<Endpoints['exportNoShowReviews']> = (request) => {
  const { actor, query, services } = request
  const rows = streamViews(services.database.readAs(actor), query.side)
  return exportList(request, { list: 'missed-interviews', columns: noShowReviewColumns, rows })
}

async function* streamViews(db: Db, side: NoShowSide | undefined) {
  const { open, all } = await loadOpenReviews(db, side)
  for (let start = 0; start < open.length; start += exportSize)
    yield await toViews(db, open.slice(start, start + exportSize), all)
}

/** Loads what is to be decided; whether it is depends on all missed interviews of its side. */
async function loadOpenReviews(db: Db, side: NoShowSide | undefined) {
  const { now } = db
  const rows = await db.many(store.noShowsToReview, {
    since: getNoShowCountingStart(now).toISOString(),
    now: now.toISOString(),
  })
  const all = await loadNoShowsOfSides(db, rows)
  const open = rows.filter(
    (row) =>
      (side === undefined || row.side === side) &&
      toNoShowPolicyFacts(row, filterBySide(row, all), now).isOpen,
  )
  return { open, all }
}

async function toViews(
  db: Db,
  rows: readonly store.NoShowRow[],
  all: Awaited<ReturnType<typeof loadNoShowsOfSides>>,
) {
  const notes =
    rows.length === 0
      ? []
      : await db.many(store.claimNotes, { interview_ids: rows.map((row) => row.interview_id) })
  return rows.map((row) => toNoShowReviewView(row, filterBySide(row, all), notes))
}
