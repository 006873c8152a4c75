import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './store.ts'

/** Returns the newest published version of each agreement, or the requested version. */
export const listAgreements: Handler<(typeof lookupEndpoints)['listAgreements']> = async ({
  query,
  db,
  now,
}) => {
  const rows = await db.many(
    store.publishedAgreements,
    query.kind ?? null,
    query.version ?? null,
    now.toISOString(),
  )
  return toPagedResult(rows, rows.length)
}
