import type { Database } from '../../platform/db/database.ts'
import type { ReplicaRead } from '../../platform/db/replica-read.ts'
import { IndexReader } from './index/index-reader.ts'
import type { InternSearch } from './intern-search.ts'

/** A search whose index has what a request requires. */
export interface IndexedSearch extends InternSearch {
  /** Searches with what a replica may serve to this request. */
  from(replica: ReplicaRead | undefined): InternSearch
}

/** Searches an index of all interns in browse, which is read from now on. */
export function createInternSearch(database: Pick<Database, 'read'>): IndexedSearch {
  const reader = new IndexReader((replica) => database.read(undefined, replica))
  // The first request finds out whether this failed, and continues.
  void reader.refresh({ after: null }).catch(() => undefined)
  const from = (replica: ReplicaRead | undefined): InternSearch => ({
    async find(query) {
      await reader.refresh(replica)
      return reader.index.find(query)
    },
  })
  return { ...from(undefined), from }
}
