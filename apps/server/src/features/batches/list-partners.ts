import type { batchEndpoints } from '@fledge/contract/batches/endpoints.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import * as store from './store.ts'
import { toPartnerView } from './partner-view.ts'

export const listPartners: Handler<typeof batchEndpoints.listPartners> = async ({
  db,
  actor,
  query,
}) => {
  const page = await readKeyset(db, store.partnerList, {
    scope: { operator: actor.operator },
    filters: { search: query.search },
    paging: query,
  })
  return toKeysetResult(
    page.rows.map((row) => toPartnerView(actor, row)),
    page,
  )
}
