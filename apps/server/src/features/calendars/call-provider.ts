import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { ProviderError, toNetworkError } from './provider-error.ts'

const services = { GOOGLE: 'googleCalendar', OUTLOOK: 'outlookCalendar' } as const

/**
 * Returns whether the service is unavailable for everyone, not only for this account or request.
 */
export const isProviderUnavailable = ({ kind, detail }: ProviderError): boolean =>
  kind === 'AWAY' && !detail.startsWith('4')

/**
 * Calls a provider within the limits of its service; a skipped call or a timeout is an `AWAY` error.
 * @throws ProviderError
 */
export async function callProvider<T>(
  outbound: Outbound,
  provider: CalendarProvider,
  act: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    // Only an unavailable service opens the circuit breaker, so that other errors pass as results.
    const result = await outbound.call(
      services[provider],
      (signal) => act(signal).catch(catchProviderError),
      (value) => value instanceof ProviderError && isProviderUnavailable(value),
    )
    if (result instanceof ProviderError) throw result
    return result
  } catch (error) {
    throw error instanceof ProviderError ? error : toNetworkError(error)
  }
}

function catchProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  throw error
}
