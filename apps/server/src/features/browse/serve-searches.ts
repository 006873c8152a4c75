import { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { Database } from '../../platform/db/database.ts'
import { serializeResponse } from '../../platform/http/send-response.ts'
import type { ServeRequest } from '../../platform/threads/thread-messages.ts'
import { findCandidates } from './find-candidates.ts'
import { findNearMatches } from './find-near-matches.ts'
import { findSuggestions } from './find-suggestions.ts'
import { createInternSearch } from './indexed-search.ts'
import type { SearchContext, SearchRequest } from './search-requests.ts'

async function respond(context: SearchContext, request: SearchRequest): Promise<unknown> {
  if (request.endpoint === 'browseCandidates') return findCandidates(context, request.query)
  if (request.endpoint === 'browseOther') return findNearMatches(context, request.query)
  return findSuggestions(context, request.query)
}

/** Starts reading the index; requests wait until it is complete. */
export function startSearches(database: Database): ServeRequest {
  const search = createInternSearch(database)
  return async (message) => {
    // Only `requestSearch` sends messages to this program.
    const request = message as SearchRequest
    // The main thread's clock counts, which can be moved.
    const { actor, now, replica, isReadOnly } = request
    const source = isReadOnly ? database.readOnly : database
    const db = { ...source.readAs(actor, undefined, replica), now }
    const context = { db, database: source, search: search.from(replica), actor }
    return serializeResponse(browseEndpoints[request.endpoint], await respond(context, request))
  }
}
