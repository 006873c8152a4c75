import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { QueryOf } from '@fledge/kernel/endpoint.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import type { ReplicaRead } from '../../platform/db/replica-read.ts'
import type { HandlerResponse } from '../../platform/http/handler.ts'
import type { InternSearch } from './intern-search.ts'

type Endpoints = typeof browseEndpoints

/** The endpoints that search the index. */
export type SearchEndpoint = 'browseCandidates' | 'browseOther' | 'browseSuggestions'
export type SearchQuery<K extends SearchEndpoint> = QueryOf<Endpoints[K]>

/** A request as the main thread passes it on, with its session checked and its query parsed. */
export type SearchRequest = {
  readonly [K in SearchEndpoint]: {
    readonly endpoint: K
    readonly actor: CompanyMember
    readonly query: SearchQuery<K>
    readonly now: Date
    readonly replica: ReplicaRead | undefined
    /** Whether PostgreSQL has to refuse changes. */
    readonly isReadOnly: boolean
  }
}[SearchEndpoint]

export interface SearchContext {
  readonly db: Db
  /** For names that are cached. */
  readonly database: Database
  readonly search: InternSearch
  readonly actor: CompanyMember
}

/** Computes the response of an endpoint. */
export type SearchHandler<K extends SearchEndpoint> = (
  context: SearchContext,
  query: SearchQuery<K>,
) => Promise<HandlerResponse<Endpoints[K]>>
