import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import * as store from './store.ts'
import { toSearchName } from './university-list.ts'

const pageSize = 10

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
  const country = query.country ?? null
  const [rows, total] = await Promise.all([
    db.many(
      store.universities,
      longest,
      words,
      country,
      `${text}%`,
      ((query.page ?? 1) - 1) * pageSize,
      pageSize,
    ),
    db.one(store.universityCount, longest, words, country),
  ])
  return toPagedResult(rows, total?.count ?? 0)
}
