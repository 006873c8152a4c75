import {
  fillPlaceholders,
  hasPlaceholders,
  listValues,
  type PlaceholderValues,
  type Prefetch,
} from '@fledge/kernel/endpoint-path.ts'
import { sendUntyped } from '../http/client.ts'
import { markFetchedAhead } from '../query/fetched-ahead.ts'
import { apiQueryKey, queryClient } from '../query/query.ts'

interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the person saves data, or the connection is so slow that fetching ahead would be in the way. */
export function isSavingData(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  // Not in TypeScript's types, because not every browser has it.
  const { saveData, effectiveType } = navigator.connection as NetworkInformation
  return saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g'
}

/** Returns the values of cached responses by `call.name`, for queries that depend on others. */
const listCachedValues = (): PlaceholderValues =>
  Object.fromEntries(
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ queryKey, state }) => {
        const { payload } = (state.data ?? {}) as { readonly payload?: unknown } // The responses of queries are envelopes, see `useApiQuery`.
        return Object.entries(listValues(String(queryKey[1]), payload))
      }),
  )

/**
 * Fetches the queries of a screen that will probably be opened next, without waiting for them.
 * Queries whose placeholders are not known yet are left to the screen. The server records no reading of
 * what is fetched like this; a screen that shows it does (`useRecordedOpening`).
 * @param values of the path's parameters and of the user
 */
export function prefetchQueries(prefetches: readonly Prefetch[], values: PlaceholderValues): void {
  if (prefetches.length === 0) return
  const known = { ...listCachedValues(), ...values }
  for (const { feature, call, input } of prefetches
    .map((prefetch) => fillPlaceholders(prefetch, known))
    .filter((prefetch) => !hasPlaceholders(prefetch)))
    void queryClient.prefetchQuery({
      queryKey: apiQueryKey(feature, call, input),
      queryFn: async ({ signal, queryKey }) => {
        const response = await sendUntyped(feature, call, input, { signal, isBackground: true })
        markFetchedAhead(queryKey)
        return response
      },
    })
}
