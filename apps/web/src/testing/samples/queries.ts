import { ApiError } from '../../platform/http/api-error.ts'
import type { LoadedQuery } from '../../platform/query/query-result.tsx'

/** A query without a response. */
export const pendingQuery: LoadedQuery<never> = {
  data: undefined,
  error: null,
  isPlaceholderData: false,
  refetch: () => Promise.resolve(),
}

/** A query with its response, for components that are given a query. */
export const loadedQuery = <P>(
  payload: P,
  count = Array.isArray(payload) ? payload.length : 0,
): LoadedQuery<P> => ({ ...pendingQuery, data: { payload, count, message: '' } })

export const failedQuery = (
  status: number,
  description = 'The server did not respond.',
): LoadedQuery<never> => ({
  ...pendingQuery,
  error: new ApiError(status, 'FAILED', description),
})
