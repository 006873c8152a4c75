import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { hasAllWords } from './read-plain-lookups.ts'
import { getCachedListRows } from './lookup-cache.ts'

/** Finds languages by name or code. */
export const listLanguages: Handler<(typeof lookupEndpoints)['listLanguages']> = async ({
  body,
  services,
}) => {
  const rows = (await getCachedListRows(services.database, 'language'))
    .map((row) => ({
      id: row.id,
      name: row.label,
      code: String(row.data['code']),
      is_archived: row.is_archived,
    }))
    .filter(
      (row) =>
        !row.is_archived &&
        (hasAllWords(row.name, body.search) || row.code === body.search?.toLowerCase()),
    )
  return toPagedResult(rows, rows.length)
}
