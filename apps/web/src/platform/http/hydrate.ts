import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { syncServerClock } from '../time/clock.ts'
import type { ApiResult } from './envelope.ts'
import { apiQueryKey, queryClient } from '../query/query.ts'

interface InitialData extends Prefetch {
  readonly answer: ApiResult<unknown>
}

/** Returns when the page's first byte arrived, on the device's clock. */
function getResponseTime(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming
    ? performance.timeOrigin + navigation.responseStart
    : Date.now()
}

/**
 * Puts the initial data of the page into the query cache as if it had just been fetched, and syncs
 * the server's clock. Only once, because the data is soon out of date.
 */
export function hydrateQueryCache(): void {
  const element = document.getElementById('answers')
  element?.remove()
  if (!element) return
  // The server embedded the responses of these endpoints, validated by their schemas.
  const { now, answers } = JSON.parse(element.textContent) as {
    readonly now: string
    readonly answers: readonly InitialData[]
  }
  const updatedAt = getResponseTime()
  syncServerClock(now, updatedAt)
  for (const { feature, call, input, answer } of answers)
    queryClient.setQueryData(apiQueryKey(feature, call, input), answer, { updatedAt })
}
