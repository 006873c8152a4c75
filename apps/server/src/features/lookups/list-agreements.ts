import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './queries/lookups.queries.ts'

/** Returns the newest published version of each agreement, or the requested version. */
export const listAgreements: Handler<(typeof lookupEndpoints)['listAgreements']> = async ({
  query,
  db,
  now,
}) => {
  const rows = await db.many(store.publishedAgreements, {
    kind: query.kind ?? null,
    version: query.version ?? null,
    now: now.toISOString(),
  })
  return toPagedResult(rows, rows.length)
}
