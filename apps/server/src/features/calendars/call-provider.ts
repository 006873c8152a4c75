import type { CalendarProvider } from '@fledge/domain/calendars/types.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { toNetworkFailure, ProviderFailure } from './provider-failure.ts'

const services = { GOOGLE: 'googleCalendar', OUTLOOK: 'outlookCalendar' } as const

/**
 * Returns whether the service is unavailable for everyone, not only for this account or request.
 */
const isServiceUnavailable = (answer: unknown): boolean =>
  answer instanceof ProviderFailure && answer.kind === 'AWAY' && !answer.detail.startsWith('4')

/**
 * Calls a provider within the limits of its service; a skipped call or a timeout becomes an `AWAY`
 * failure.
 */
export async function callProvider<T>(
  outbound: Outbound,
  provider: CalendarProvider,
  act: (signal: AbortSignal) => Promise<T | ProviderFailure>,
): Promise<T | ProviderFailure> {
  try {
    return await outbound.call(services[provider], act, isServiceUnavailable)
  } catch (error) {
    return toNetworkFailure(error)
  }
}
