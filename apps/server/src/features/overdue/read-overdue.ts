import type { overdueEndpoints } from '@fledge/contract/overdue/endpoints.ts'
import type { Db } from '../../platform/db/database.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { overdueList } from './store.ts'
import { type OverdueCount, overdueCounts } from './queries/overdue.queries.ts'

type Endpoints = typeof overdueEndpoints

/** Returns the number of overdue items of each kind. */
export const getOverdueCounts = (db: Db): Promise<OverdueCount[]> =>
  db.many(overdueCounts, toWaitParams(db.now))

export const listOverdue: Handler<Endpoints['listOverdue']> = async ({ actor, db, query }) => {
  const params = toWaitParams(db.now)
  const page = await readKeyset(db, overdueList, {
    scope: { operator: actor.operator, ...params },
    filters: { kind: query.kind },
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

export const countOverdue: Handler<Endpoints['countOverdue']> = ({ db }) => getOverdueCounts(db)
