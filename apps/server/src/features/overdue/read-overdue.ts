import type { overdueEndpoints } from '@fledge/contract/overdue/endpoints.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import { toOverdueParams, type OverdueCount, overdueCounts, overdueList } from './store.ts'

type Endpoints = typeof overdueEndpoints

/** Returns the number of overdue items of each kind. */
export const getOverdueCounts = (db: Db): Promise<OverdueCount[]> =>
  db.many(overdueCounts, ...toOverdueParams(db.now))

export const listOverdue: Handler<Endpoints['listOverdue']> = async ({ actor, db, query }) => {
  const kinds = query.kind ? [query.kind] : overdueKinds
  const size = query.per_page ?? 10
  const [rows, counts] = await Promise.all([
    db.many(
      overdueList,
      ...toOverdueParams(db.now),
      actor.operator,
      kinds,
      size,
      ((query.page ?? 1) - 1) * size,
    ),
    getOverdueCounts(db),
  ])
  const ofKinds = counts.filter((one) => kinds.includes(one.kind))
  return toPagedResult(
    rows,
    ofKinds.reduce((sum, one) => sum + one.count, 0),
  )
}

export const countOverdue: Handler<Endpoints['countOverdue']> = ({ db }) => getOverdueCounts(db)
