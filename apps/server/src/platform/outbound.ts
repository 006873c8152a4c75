import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel'
import { noTracing, type RootOptions, type Tracing } from './tracing/tracing.ts'

/**
 * All external services that we call, each with a timeout and a maximum number of parallel calls.
 * What people wait for ends early enough that they get a response within three seconds.
 */
const serviceLimits = {
  payments: { timeoutMs: 2500, atOnce: 16 },
  googleCalendar: { timeoutMs: 8000, atOnce: 32 },
  outlookCalendar: { timeoutMs: 8000, atOnce: 32 },
  googleSignIn: { timeoutMs: 2500, atOnce: 16 },
  mail: { timeoutMs: 20_000, atOnce: 100 },
  storage: { timeoutMs: 8000, atOnce: 64 },
  // Leaves a request, which ends after 10 s, time for the built-in writer.
  writer: { timeoutMs: 6000, atOnce: 8 },
  whatsApp: { timeoutMs: 2000, atOnce: 8 },
  errorReports: { timeoutMs: 5000, atOnce: 8 },
} as const

export type ExternalService = keyof typeof serviceLimits

/**
 * After this many consecutive failures a service is not called for `restMs`; then one call checks
 * whether it is back.
 */
const maxConsecutiveFailures = 5
const restMs = 10_000

/** The call was not sent or got no response in time; its effect is unknown. */
export class UnreachableError extends Error {
  readonly service: ExternalService
  constructor(service: ExternalService, cause: unknown) {
    super(`${service} is unreachable`, { cause })
    this.service = service
  }
}

/** The only way to call external services. Code inside a transaction has no access to it. */
export interface Outbound {
  /**
   * Calls a service with a time limit and a limit on parallel calls; fails fast while the circuit
   * breaker is open.
   * @param act receives a signal that is aborted on timeout
   * @param isFailure whether a result means that the service is out of order; thrown errors always
   * do
   * @throws Unreachable if there was no response in time or no call was made; otherwise what `act`
   * throws
   */
  call<T>(
    service: ExternalService,
    act: (signal: AbortSignal) => Promise<T>,
    isFailure?: (answer: T) => boolean,
  ): Promise<T>
  /** Lists the services whose circuit breaker is open. */
  listUnavailable(): readonly ExternalService[]
}

/** Carries a result that counts as a failure past the circuit breaker. */
class FailedResponse extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('failed answer')
    this.answer = answer
  }
}

function createPolicy({ timeoutMs, atOnce }: { timeoutMs: number; atOnce: number }) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(maxConsecutiveFailures),
  })
  // Parallel calls are limited outside of the circuit breaker: reaching the limit is not the
  // service's failure.
  const policy = wrap(
    bulkhead(atOnce),
    breaker,
    timeout(timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  )
  return { policy, breaker }
}

const toStep = (service: ExternalService): RootOptions => ({
  kind: 'client',
  attributes: { 'fledge.service': service },
})

/** Creates the outbound calls of a process. */
export function openOutbound(tracing: Tracing = noTracing): Outbound {
  // The table above has every service.
  const names = Object.keys(serviceLimits) as ExternalService[]
  const policies = new Map(names.map((name) => [name, createPolicy(serviceLimits[name])]))
  const getPolicy = (service: ExternalService) => {
    const existing = policies.get(service)
    if (!existing) throw new Error(`no limits for ${service}`)
    return existing.policy
  }
  return {
    call: (service, act, isFailure = () => false) =>
      tracing.root(service, toStep(service), async (span) => {
        const call = {
          service,
          act,
          isFailure,
          onFailure: () => span.set({ 'fledge.result': 'failed' }),
        }
        return callService(getPolicy(service), call)
      }),
    listUnavailable: () =>
      names.filter((name) => {
        const state = policies.get(name)?.breaker.state
        return state === CircuitState.Open || state === CircuitState.Isolated
      }),
  }
}

interface ServiceCall<T> {
  readonly service: ExternalService
  readonly act: (signal: AbortSignal) => Promise<T>
  readonly isFailure: (answer: T) => boolean
  readonly onFailure: () => void
}

async function callService<T>(
  policy: ReturnType<typeof createPolicy>['policy'],
  { service, act, isFailure, onFailure }: ServiceCall<T>,
): Promise<T> {
  let isOver = false
  try {
    return await policy.execute(async ({ signal }) => {
      signal.addEventListener('abort', () => (isOver = true), { once: true })
      const answer = await act(signal)
      if (isFailure(answer)) throw new FailedResponse(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof FailedResponse) {
      onFailure()
      // Thrown a few lines above with the result of the same call.
      return error.answer as Awaited<ReturnType<typeof act>>
    }
    throw isOver || error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError
      ? new UnreachableError(service, error)
      : error
  }
}
