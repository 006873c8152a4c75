import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { Database } from '../../platform/db/database.ts'
import * as store from './queries/lookups.queries.ts'

const cacheMs = 60_000
type ListCache = WeakMap<
  Database,
  Map<LookupList, { readonly until: number; readonly rows: Promise<readonly store.LookupRow[]> }>
>
let listCache: ListCache = new WeakMap()

/** Returns a list's rows, including archived ones, cached in the process for one minute. */
export function getCachedListRows(
  database: Database,
  list: LookupList,
): Promise<readonly store.LookupRow[]> {
  const lists = listCache.get(database) ?? new Map()
  listCache.set(database, lists)
  const cached = lists.get(list)
  if (cached && cached.until > performance.now()) return cached.rows
  const rows = database.read().many(store.lookupListRows, { list })
  lists.set(list, { until: performance.now() + cacheMs, rows })
  // A failed read is not cached.
  rows.catch(() => lists.delete(list))
  return rows
}

/** Clears the caches of this process after a list was changed. Other servers follow within a minute. */
export function clearLookupCache(): void {
  listCache = new WeakMap()
}
