import { toPagedResult } from '../../platform/http/response.ts'
import { loadCardPage, loadSearchBasis, searchInterns } from './candidate-cards.ts'
import type { SearchHandler } from './search-requests.ts'

export const findNearMatches: SearchHandler<'browseOther'> = async (context, query) => {
  const basis = await loadSearchBasis(context, query.ir_ids ?? [])
  const found = await searchInterns(context, basis, query, { show: 'near' })
  return toPagedResult(await loadCardPage(context, found.page, basis), found.count)
}
