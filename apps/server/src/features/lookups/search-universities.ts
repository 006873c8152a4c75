import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './store.ts'
import { toSearchName } from './university-list.ts'

/**
 * Finds universities by words of their name and by country. Names starting with the search text
 * come first.
 */
export const searchUniversities: Handler<(typeof lookupEndpoints)['searchUniversities']> = async ({
  query,
  db,
}) => {
  const text = toSearchName(query.search ?? '')
  // `searchName` returns only letters, digits and spaces, so no wildcards need escaping.
  const words = text.split(' ').map((word) => `%${word}%`)
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '%'
  const { rows, count } = await readPage(db, store.universityList, {
    scope: { longest, words, prefix: `${text}%` },
    filters: { country: query.country },
    paging: { page: query.page },
  })
  return toPagedResult(rows, count)
}
