import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import { toNameLikePattern } from './read-operator.ts'
import * as store from './store.ts'
import { toPartnerView } from './partner-view.ts'

export const listPartners: Handler<typeof batchEndpoints.listPartners> = async ({
  db,
  actor,
  query,
}) => {
  const size = query.per_page ?? 10
  const rows = await db.many(
    store.partnerRows,
    toNameLikePattern(query.search),
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toPartnerView(actor, row)),
    rows[0]?.total ?? 0,
  )
}
