import type { noShowEndpoints } from '@fledge/contract/no-shows/endpoints.ts'
import { noShowCan } from '@fledge/domain/no-shows/can.ts'
import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound, toRefusal, refuse } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { toNoShowPolicyFacts, toNoShowReviewView } from './views.ts'

type Endpoints = typeof noShowEndpoints

const filterBySide = (row: store.NoShowRow, all: readonly store.NoShowRow[]) =>
  all.filter(
    (one) =>
      one.side === row.side &&
      (row.side === 'company'
        ? one.company_id === row.company_id
        : one.intern_id === row.intern_id),
  )

async function loadNoShowsOfSides(
  db: Db,
  rows: readonly store.NoShowRow[],
): Promise<readonly store.NoShowRow[]> {
  if (rows.length === 0) return []
  const ids = (side: string, id: (row: store.NoShowRow) => string) =>
    rows.filter((row) => row.side === side).map(id)
  return db.many(
    store.allOfSides,
    ids('company', (row) => row.company_id),
    ids('intern', (row) => row.intern_id),
  )
}

/** Returns the longest-waiting reviews first. */
export const listNoShowReviews: Handler<Endpoints['listNoShowReviews']> = async ({
  db,
  query,
  now,
}) => {
  const rows = await db.many(store.noShowsToReview, getNoShowCountingStart(now).toISOString())
  const all = await loadNoShowsOfSides(db, rows)
  const open = rows.filter((row) => toNoShowPolicyFacts(row, filterBySide(row, all), now).isOpen)
  const size = query.per_page ?? 10
  const page = open.slice(((query.page ?? 1) - 1) * size, (query.page ?? 1) * size)
  const words =
    page.length === 0
      ? []
      : await db.many(
          store.claimNotes,
          page.map((row) => row.interview_id),
        )
  return toPagedResult(
    page.map((row) => toNoShowReviewView(row, filterBySide(row, all), words)),
    open.length,
  )
}

export const decideNoShowReview: Handler<Endpoints['decideNoShowReview']> = async ({
  actor,
  db,
  params,
  body,
  now,
}) => {
  const row = await db.one(store.noShowForUpdate, params.id, null, null)
  if (!row) return notFound()
  const verdict = noShowCan.decide(
    actor,
    toNoShowPolicyFacts(row, filterBySide(row, await loadNoShowsOfSides(db, [row])), now),
  )
  if (!verdict.allowed) return toRefusal(verdict)
  if (
    (await db.run(
      store.saveNoShowDecision,
      params.id,
      body.decision,
      body.note,
      actor.userId,
      now.toISOString(),
    )) === 0
  )
    return refuse('ILLEGAL_TRANSITION')
  await db.recordEvent({
    transition: { machine: 'noShow', name: 'decide' },
    subject: params.id,
    company: row.company_id,
    intern: row.intern_id,
    reason: body.decision,
    note: body.note,
  })
  return {}
}
