import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import { getCandidateCards } from '../browse/public.ts'
import * as store from './store.ts'

/** Returns the shortlist, newest first. `plan_id: null` selects entries without a plan. */
export const listShortlist: Handler<(typeof shortlistEndpoints)['listShortlist']> = async ({
  actor,
  db,
  body,
}) => {
  const perPage = body.per_page ?? 10
  const rows = await db.many(
    store.shortlistPage,
    actor.company,
    body.plan_id ?? null,
    body.plan_id === null,
    body.search || null,
    perPage,
    ((body.page ?? 1) - 1) * perPage,
  )
  const cards = await getCandidateCards(
    db,
    actor.company,
    rows.map((row) => row.intern_id),
    body.plan_id ? [body.plan_id] : [],
  )
  const shown = rows.flatMap((row) => {
    const card = cards.get(row.intern_id)
    return card
      ? [
          {
            ...card,
            plan:
              row.plan_id && row.plan_name ? { plan_id: row.plan_id, name: row.plan_name } : null,
            added_at: row.added_at,
            added_by: row.added_by,
            stage: row.stage,
            interview: row.interview,
            offer: row.offer,
          },
        ]
      : []
  })
  return toPagedResult(shown, rows[0]?.count ?? 0)
}
