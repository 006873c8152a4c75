import type { auditLogEndpoints } from '@fledge/contract/audit-log/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { toAuditEvent } from './audit-event-view.ts'
import { auditEventList } from './store.ts'
import { getLogOrder, toLogFilters } from './to-log-filters.ts'

/** Returns all events, newest first. */
export const listAuditEvents: Handler<(typeof auditLogEndpoints)['listAuditEvents']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, auditEventList, {
    scope: { operator: actor.operator },
    filters: toLogFilters(query),
    order: getLogOrder(query),
    paging: query,
  })
  return toKeysetResult(page.rows.map(toAuditEvent), page)
}
