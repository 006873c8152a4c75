import { existsSync } from 'node:fs'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { ReplicaRead } from '../../platform/db/replica-read.ts'
import { SerializedResponse } from '../../platform/http/response.ts'
import type { Services } from '../../platform/services.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { ThreadProgram } from '../../platform/threads/thread-messages.ts'
import type { SearchEndpoint, SearchQuery } from './search-requests.ts'

// In the bundle the program is beside main.js, in the source beside this file.
const findProgram = () =>
  ['browse-thread.ts', 'browse-thread.js']
    .map((file) => new URL(file, import.meta.url))
    .find((url) => existsSync(url)) ?? new URL('browse-thread.js', import.meta.url)

export const browseProgram: ThreadProgram = {
  name: 'browse',
  url: findProgram(),
  load: async () => (await import('./serve-searches.ts')).startSearches,
}

interface SearchSource<K extends SearchEndpoint> {
  readonly services: Pick<Services, 'threads'>
  readonly actor: CompanyMember
  readonly query: SearchQuery<K>
  readonly now: Date
  readonly replica: ReplicaRead | undefined
  readonly session: Pick<Session, 'view'>
}

/** Lets the thread of browse respond, which counts, sorts and serializes. */
export async function requestSearch<K extends SearchEndpoint>(
  endpoint: K,
  { services, actor, query, now, replica, session }: SearchSource<K>,
): Promise<SerializedResponse> {
  return new SerializedResponse(
    await services.threads.request(browseProgram, {
      endpoint,
      actor,
      query,
      now,
      replica,
      isReadOnly: session.view !== null,
    }),
  )
}
