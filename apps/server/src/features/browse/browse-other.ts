import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { loadCardPage, loadSearchBasis, searchInterns } from './candidate-cards.ts'

export const browseOther: Handler<typeof browseEndpoints.browseOther> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const context = { db, actor, services }
  const basis = await loadSearchBasis(context, query.ir_ids ?? [])
  const found = await searchInterns(context, basis, query, { show: 'near' })
  return toPagedResult(await loadCardPage(context, found.page, basis), found.count)
}
