import { type Mutation, MutationCache } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { EndpointName, FeatureName, Payload } from '../http/client.ts'
import type { ApiResult } from '../http/envelope.ts'

/** What a mutation will probably change in the responses of a query, shown while it is pending. */
export interface OptimisticChange<I> {
  readonly query: string
  readonly apply: (result: ApiResult<unknown>, input: I) => ApiResult<unknown>
}

/**
 * Declares what a mutation changes in the responses of a query, in all of its pages and filters:
 * `changeResult('plans', 'getPlan', (plan, { body }) => …)`. The change is applied again to every
 * response that arrives until the mutation has finished, so applying it twice must be harmless.
 */
export function changeResult<I, R extends FeatureName, C extends EndpointName<R>>(
  feature: R,
  query: C,
  change: (result: ApiResult<Payload<R, C>>, input: I) => ApiResult<Payload<R, C>>,
): OptimisticChange<I> {
  return {
    query: toName(feature, query),
    // The responses of a query are cached under its own name, see `apiQueryKey`.
    apply: (result, input) => change(result as ApiResult<Payload<R, C>>, input),
  }
}

/** Removes rows of a list; the count follows. */
export function removeRows<R>(
  list: ApiResult<R[]>,
  isRemoved: (row: R) => boolean,
): ApiResult<R[]> {
  const payload = list.payload.filter((row) => !isRemoved(row))
  return { ...list, payload, count: list.count - list.payload.length + payload.length }
}

const toName = (feature: string, query: string) => `${feature}.${query}`

type ChangeResult = <P>(result: ApiResult<P>) => ApiResult<P>

/** The mutations of the app. Those that are pending are the only record of optimistic changes. */
export const mutationCache = new MutationCache()

let pending: readonly Mutation[] = []
let changes: ReadonlyMap<string, ChangeResult> = new Map()
const listeners = new Set<() => void>()

const listChanges = ({ meta }: Mutation): readonly OptimisticChange<unknown>[] =>
  // Only `useApiMutation` sets the meta of mutations.
  (meta?.['optimistic'] ?? []) as readonly OptimisticChange<unknown>[]

function buildChanges(): ReadonlyMap<string, ChangeResult> {
  const applied = new Map<string, ((result: ApiResult<unknown>) => ApiResult<unknown>)[]>()
  for (const mutation of pending)
    for (const { query, apply } of listChanges(mutation))
      applied.set(query, [
        ...(applied.get(query) ?? []),
        (result) => apply(result, mutation.state.variables),
      ])
  return new Map(
    [...applied].map(([query, steps]) => [
      query,
      // Each change returns the type of the query's response, see `changeResult`.
      <P>(result: ApiResult<P>) =>
        steps.reduce<ApiResult<unknown>>((changed, step) => step(changed), result) as ApiResult<P>,
    ]),
  )
}

mutationCache.subscribe(() => {
  const now = mutationCache
    .getAll()
    .filter((mutation) => mutation.state.status === 'pending' && listChanges(mutation).length > 0)
  if (now.length === pending.length && now.every((mutation, at) => mutation === pending[at])) return
  pending = now
  changes = buildChanges()
  for (const listener of listeners) listener()
})

/** Resolves once no mutation is under way; by then, what the last ones changed has been read again. */
export function waitForMutations(): Promise<void> {
  const isIdle = () => mutationCache.getAll().every(({ state }) => state.status !== 'pending')
  if (isIdle()) return Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = mutationCache.subscribe(() => {
    if (!isIdle()) return
    stop()
    resolve()
  })
  return promise
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns what pending mutations change in the responses of a query, in the order in which they
 * began; undefined if they change nothing. The cache itself only contains what the server said, so
 * a mutation that fails takes back its own change and no other.
 */
export function usePendingChanges(feature: string, query: string): ChangeResult | undefined {
  const name = toName(feature, query)
  return useSyncExternalStore(
    subscribe,
    () => changes.get(name),
    () => undefined,
  )
}
