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

/** Everybody outside of this process and its database that we call; with how long one call may take and how many may be under way. */
const limits = {
  payments: { timeoutMs: 4000, atOnce: 16 },
  googleCalendar: { timeoutMs: 8000, atOnce: 32 },
  outlookCalendar: { timeoutMs: 8000, atOnce: 32 },
  googleSignIn: { timeoutMs: 5000, atOnce: 16 },
  mail: { timeoutMs: 20_000, atOnce: 16 },
  storage: { timeoutMs: 8000, atOnce: 64 },
  writer: { timeoutMs: 8000, atOnce: 8 },
  whatsApp: { timeoutMs: 6000, atOnce: 8 },
  errorReports: { timeoutMs: 5000, atOnce: 8 },
} as const

export type OutsideService = keyof typeof limits

/** So many failures in a row, and the service is left alone for `restMs`; then one call tries whether it is back. */
const failuresInARow = 5
const restMs = 10_000

/** The call was not made, or got no answer in time: nothing is known of what it did. */
export class Unreachable extends Error {
  readonly service: OutsideService
  constructor(service: OutsideService, cause: unknown) {
    super(`${service} is unreachable`, { cause })
    this.service = service
  }
}

/** The only way to others' servers. What commits a transaction has none. */
export interface Outbound {
  /**
   * Calls a service: bounded in time and in number, and not at all while it has been failing.
   * @param act its signal is aborted when the time is over
   * @param isFailure whether an answer says that the service is out of order; whatever is thrown says so too
   * @throws Unreachable without an answer in time, or where none was asked for; else what `act` throws
   */
  call<T>(
    service: OutsideService,
    act: (signal: AbortSignal) => Promise<T>,
    isFailure?: (answer: T) => boolean,
  ): Promise<T>
  /** Which services are left alone at the moment. */
  resting(): readonly OutsideService[]
}

/** Carries an answer that counts as a failure past the breaker. */
class FailedAnswer extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('failed answer')
    this.answer = answer
  }
}

function policyOf({ timeoutMs, atOnce }: { timeoutMs: number; atOnce: number }) {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: restMs,
    breaker: new ConsecutiveBreaker(failuresInARow),
  })
  // The places are counted outside of the breaker: a full house is not the service's failure.
  const policy = wrap(
    bulkhead(atOnce),
    breaker,
    timeout(timeoutMs, { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }),
  )
  return { policy, breaker }
}

/** Opens the ways of a process. */
export function openOutbound(): Outbound {
  // The table above has every service.
  const names = Object.keys(limits) as OutsideService[]
  const policies = new Map(names.map((name) => [name, policyOf(limits[name])]))
  return {
    async call(service, act, isFailure = () => false) {
      const known = policies.get(service)
      if (!known) throw new Error(`no limits for ${service}`)
      let isOver = false
      try {
        return await known.policy.execute(async ({ signal }) => {
          signal.addEventListener('abort', () => (isOver = true), { once: true })
          const answer = await act(signal)
          if (isFailure(answer)) throw new FailedAnswer(answer)
          return answer
        })
      } catch (error) {
        // Thrown a few lines above, with the answer of the same call.
        if (error instanceof FailedAnswer) return error.answer as Awaited<ReturnType<typeof act>>
        throw isOver ||
          error instanceof BrokenCircuitError ||
          error instanceof BulkheadRejectedError
          ? new Unreachable(service, error)
          : error
      }
    },
    resting: () =>
      names.filter((name) => {
        const state = policies.get(name)?.breaker.state
        return state === CircuitState.Open || state === CircuitState.Isolated
      }),
  }
}
