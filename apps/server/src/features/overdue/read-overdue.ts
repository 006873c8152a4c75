import { overdueColumns } from '@fledge/contract/overdue/overdue-columns.ts'
import type { overdueEndpoints } from '@fledge/contract/overdue/endpoints.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { exportList } from '../../platform/http/export-list.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { overdueList } from './store.ts'
import { type OverdueCount, overdueCounts } from './queries/overdue.queries.ts'

type Endpoints = typeof overdueEndpoints

/** Returns the number of overdue items of each kind. */
export const getOverdueCounts = (db: Db): Promise<OverdueCount[]> =>
  db.many(overdueCounts, toWaitParams(db.now))

export const listOverdue: Handler<Endpoints['listOverdue']> = async ({ actor, db, query }) => {
  const page = await readKeyset(db, overdueList, {
    ...toOverdueRequest(actor, db.now, query.kind),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

/** Sends the list as CSV. */
export const exportOverdue: Handler<Endpoints['exportOverdue']> = (request) => {
  const { actor, query, services } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, overdueList, toOverdueRequest(actor, db.now, query.kind))
  return exportList(request, { list: 'overdue', columns: overdueColumns, rows })
}

/** What the list and its CSV read. */
const toOverdueRequest = (actor: Operator, now: Date, kind: OverdueKind | undefined) => ({
  scope: { operator: actor.operator, ...toWaitParams(now) },
  filters: { kind },
})

export const countOverdue: Handler<Endpoints['countOverdue']> = ({ db }) => getOverdueCounts(db)
