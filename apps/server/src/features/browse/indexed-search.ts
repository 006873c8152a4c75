import type { Database } from '../../platform/db/database.ts'
import { IndexReader } from './index/index-reader.ts'
import type { InternSearch } from './intern-search.ts'

/** Searches an index of all interns in browse, which is read from now on. */
export function createInternSearch(database: Pick<Database, 'read'>): InternSearch {
  const reader = new IndexReader(() => database.read())
  // The first request finds out whether this failed, and continues.
  void reader.refresh().catch(() => undefined)
  return {
    async find(query) {
      await reader.refresh()
      return reader.index.find(query)
    },
  }
}
