import type { shortlistEndpoints } from '@fledge/contract/shortlist/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { getCandidateCards } from '../browse/public.ts'
import * as store from './store.ts'

/** Returns the shortlist, newest first. `plan_id: null` selects entries without a plan. */
export const listShortlist: Handler<(typeof shortlistEndpoints)['listShortlist']> = async ({
  actor,
  db,
  body,
}) => {
  const { rows, count } = await readPage(db, store.shortlistEntries, {
    scope: { company: actor.company },
    filters: { plan: body.plan_id, unplanned: body.plan_id === null, search: body.search },
    paging: body,
  })
  const cards = await getCandidateCards(
    db,
    actor.company,
    rows.map((row) => row.intern_id),
    body.plan_id ? [body.plan_id] : [],
  )
  const entries = rows.flatMap((row) => {
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
  return toPagedResult(entries, count)
}
