import type { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { todayItemList, toTodayParams } from './store.ts'

export const listTodayItems: Handler<(typeof todayEndpoints)['listTodayItems']> = async ({
  actor,
  db,
  query,
}) => {
  const { list = 'INTERVIEWS', kind } = query
  const page = await readKeyset(db, todayItemList, {
    scope: { operator: actor.operator, ...toTodayParams(db.now) },
    filters: { list, kind },
    order: list === 'RECEIVED' || list === 'FINISHED' ? 'newest' : 'soonest',
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}
