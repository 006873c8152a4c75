import type { Prefetch } from '@fledge/kernel/endpoint-path.ts'
import { setRenderedForPhone } from '../router/use-phone.ts'
import { setRenderedTime, setRenderedZone, syncServerClock } from '../time/clock.ts'
import type { ApiResult } from './envelope.ts'
import { wasChangedSince } from './last-change.ts'
import { setPageOrigin } from './page-origin.ts'
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

/** Initial data of a page, as the server embeds them (decision 0016). */
export interface EmbeddedAnswers {
  /** The server's time. */
  readonly now: string
  /** Origin of our pages, which addresses in the page begin with. */
  readonly origin: string
  readonly answers: readonly InitialData[]
  /** Whether the page was rendered for a phone. */
  readonly isPhone: boolean
  /** The zone of a visitor's device, from a cookie; null if the server does not know it. */
  readonly zone: string | null
}

/**
 * Puts the initial data of a page into the query cache as if it had just been fetched, and syncs
 * the server's clock.
 * @param arrivedAt when the data arrived, on the device's clock, in milliseconds
 * @param isOutdated whether a later change may be missing: the data is shown and fetched again
 */
export function fillQueryCache(
  { now, origin, answers, isPhone, zone }: EmbeddedAnswers,
  arrivedAt: number,
  isOutdated = false,
): void {
  syncServerClock(now, arrivedAt)
  const updatedAt = isOutdated ? 0 : arrivedAt
  setRenderedTime(now)
  setRenderedForPhone(isPhone)
  setPageOrigin(origin)
  setRenderedZone(zone)
  for (const { feature, call, input, answer } of answers)
    queryClient.setQueryData(apiQueryKey(feature, call, input), answer, { updatedAt })
}

/** Takes over the initial data embedded in the page; only once, because it is soon out of date. */
export function hydrateQueryCache(): void {
  const element = document.getElementById('answers')
  element?.remove()
  if (!element) return
  // The server embedded the responses of these endpoints, validated by their schemas.
  fillQueryCache(
    JSON.parse(element.textContent) as EmbeddedAnswers,
    getResponseTime(),
    wasChangedSince(),
  )
}
