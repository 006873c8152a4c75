import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { syncServerClock } from './clock.ts'
import type { ApiResult } from './envelope.ts'
import { apiQueryKey, queryClient } from './query.ts'

interface InitialData extends Prefetch {
  readonly answer: ApiResult<unknown>
}

/** When this page's first byte came, by the device's clock. */
function cameAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming
    ? performance.timeOrigin + navigation.responseStart
    : Date.now()
}

/** What the page brought of its screen's first questions goes into the cache as if it had just been asked, and the server's time with it; once, since it is soon out of date. */
export function hydrateQueryCache(): void {
  const element = document.getElementById('answers')
  element?.remove()
  if (!element) return
  // The server put in what these calls answer, by their schemas.
  const { now, answers } = JSON.parse(element.textContent) as {
    readonly now: string
    readonly answers: readonly InitialData[]
  }
  const updatedAt = cameAt()
  syncServerClock(now, updatedAt)
  for (const { feature, call, input, answer } of answers)
    queryClient.setQueryData(apiQueryKey(feature, call, input), answer, { updatedAt })
}
