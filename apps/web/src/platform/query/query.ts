import { useRef } from 'react'
import {
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { ApiError, describeError, isConflict } from '../http/api-error.ts'
import {
  getInvalidatedEndpoints,
  callApi,
  type EndpointName,
  type Input,
  type MaybeInput,
  type Payload,
  type FeatureName,
} from '../http/client.ts'
import type { ApiResult } from '../http/envelope.ts'
import { showSnackbar } from '../shell/toasts.ts'
import { createInFlightGuard } from '../http/in-flight-guard.ts'
import { mutationCache, type OptimisticChange, usePendingChanges } from './pending-changes.ts'
import { shareRows } from './share-rows.ts'

export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: {
    // The client itself retries without a response; a rejected request is not repeated.
    queries: {
      staleTime: 60_000,
      // Going back shows at once what was there before, and then what has changed since. On the
      // server, a timer would keep the process from ending.
      gcTime: typeof window === 'undefined' ? Infinity : 1_800_000,
      retry: false,
      refetchOnWindowFocus: true,
      structuralSharing: shareRows,
    },
    mutations: { retry: false },
  },
})

/** What the steps of the application need to be filled in without a connection, however long. */
for (const queryKey of [
  ['applications'],
  ['lookups'],
  ['enrolment'],
  ['availability'],
  ['reviews', 'listFeedback'],
])
  queryClient.setQueryDefaults(queryKey, { gcTime: Infinity })

/** Returns the cache key of a query; no input and an empty input are the same query. */
export const apiQueryKey = (feature: string, call: string, input?: object) =>
  input === undefined || Object.keys(input).length === 0 ? [feature, call] : [feature, call, input]

interface ApiQueryOptions {
  readonly enabled?: boolean
  /** Milliseconds; 60 s by default. */
  readonly staleTime?: number
  /** Milliseconds for which it is cached once nothing shows it; half an hour by default. */
  readonly gcTime?: number
  /** Keep showing the previous page while the next one loads. */
  readonly keep?: boolean
  readonly refetchInterval?: number
}

/**
 * Runs a query: `useApiQuery('offers', 'listOffers', { query: { page: '2' } })` → data.payload,
 * data.count.
 */
export function useApiQuery<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  ...[input, options]: [...MaybeInput<R, C>, options?: ApiQueryOptions]
): UseQueryResult<ApiResult<Payload<R, C>>, Error> {
  const { keep, ...rest } = (options ?? {}) as ApiQueryOptions // The last rest parameter, by the signature above.
  const queryKey = apiQueryKey(feature, call, input)
  const select = usePendingChanges(feature, call)
  return useQuery<ApiResult<Payload<R, C>>, Error>({
    queryKey,
    queryFn: ({ signal }) =>
      // The first of the rest parameters, by the signature above.
      callApi(feature, call, input as Input<R, C> | undefined, {
        signal,
        // What is read again and again is on the screen already.
        isBackground:
          rest.refetchInterval !== undefined && queryClient.getQueryData(queryKey) !== undefined,
      }),
    ...(keep
      ? { placeholderData: (previous: ApiResult<Payload<R, C>> | undefined) => previous }
      : {}),
    ...(select ? { select } : {}),
    ...rest,
  })
}

/** Invalidates the cached responses of these endpoints and refetches those on the screen. */
export function invalidateEndpoints(names: readonly string[]): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => typeof queryKey[1] === 'string' && names.includes(queryKey[1]),
  })
}

/**
 * For a form that sends its own requests: refetches the invalidated queries on success and after a
 * conflict.
 */
export async function invalidateAfter<T>(sent: Promise<T>, names: readonly string[]): Promise<T> {
  try {
    const answer = await sent
    await invalidateEndpoints(names)
    return answer
  } catch (failure) {
    if (isConflict(failure)) await invalidateEndpoints(names)
    throw failure
  }
}

interface ApiMutationOptions<R extends FeatureName, C extends EndpointName<R>> {
  /**
   * What the page shows while the mutation is pending. If it fails, the page shows the state of the
   * server again, and the reason. Such mutations of a feature are sent one after the other, so that
   * the last of several quick ones decides.
   */
  readonly optimistic?: readonly OptimisticChange<Input<R, C>>[]
  readonly onDone?: (answer: ApiResult<Payload<R, C>>) => void
  readonly onFailed?: (error: unknown) => void
  /**
   * Called after a conflict (409), once the page shows the current state, to close what depended on
   * the old one.
   */
  readonly onOvertaken?: () => void
  /** The form shows the failure itself. */
  readonly quiet?: boolean
}

/**
 * Runs a mutation, once however often it is clicked. Refetches the queries that the endpoint
 * invalidates, also after a conflict; other failures become a snackbar titled "Error" with the
 * server's message.
 */
export function useApiMutation<R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  call: C,
  options: ApiMutationOptions<R, C> = {},
): UseMutationResult<ApiResult<Payload<R, C>>, Error, Input<R, C>> {
  const guard = useRef(createInFlightGuard())
  const mutation = useMutation<ApiResult<Payload<R, C>>, Error, Input<R, C>>({
    mutationFn: (input) => callApi(feature, call, input),
    ...(options.optimistic
      ? { scope: { id: feature }, meta: { optimistic: options.optimistic } }
      : {}),
    onSuccess: async (answer) => {
      await invalidateEndpoints(getInvalidatedEndpoints(feature, call))
      options.onDone?.(answer)
    },
    onError: async (error) => {
      if (!options.quiet) showFailure(error)
      options.onFailed?.(error)
      if (!isConflict(error)) return
      await invalidateEndpoints(getInvalidatedEndpoints(feature, call))
      options.onOvertaken?.()
    },
    onSettled: (_answer, _error, input) => guard.current.end(input),
  })
  const mutate: typeof mutation.mutate = (...args) => {
    if (guard.current.begin(args[0])) mutation.mutate(...args)
  }
  return { ...mutation, mutate }
}

/**
 * Shows the snackbar of a failed mutation (seed 000 §8); nothing if it was aborted or the session
 * ended.
 */
export function showFailure(error: unknown): void {
  const { description } = describeError(error)
  if (description === 'aborted' || (error instanceof ApiError && error.status === 401)) return
  showSnackbar({
    severity: 'error',
    title: 'Error',
    message: description || 'Something went wrong',
  })
}
