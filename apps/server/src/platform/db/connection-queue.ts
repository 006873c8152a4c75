/** Time that a request waits for a connection, in milliseconds. */
const maxWaitMs = 5000

interface WaitingRequest {
  readonly turn: number
  readonly resolve: () => void
}

/**
 * Gives the connections of a pool to requests in the order in which they began. The pool itself
 * would serve statements in the order in which they are sent, so that under load each further
 * statement of a request would wait behind the first ones of all requests that began later.
 */
export class ConnectionQueue {
  #free: number
  /** By turn. */
  readonly #waiting: WaitingRequest[] = []
  readonly #turns = new WeakMap<AbortSignal, number>()
  #lastTurn = 0

  /** @param size connections of the pool */
  constructor(size: number) {
    this.#free = size
  }

  /** Number of statements and transactions that wait for a connection. */
  get length(): number {
    return this.#waiting.length
  }

  /**
   * Returns the turn of a request, which is identified by its signal. What belongs to no request
   * gets the next turn each time.
   */
  getTurn(signal?: AbortSignal): number {
    const known = signal && this.#turns.get(signal)
    if (known !== undefined) return known
    this.#lastTurn += 1
    if (signal) this.#turns.set(signal, this.#lastTurn)
    return this.#lastTurn
  }

  /** Waits for a connection, which `release` has to give back. @throws Error after 5 s */
  acquire(turn: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
      reject(new Error('timeout exceeded when trying to connect'))
    }, maxWaitMs)
    const waiting: WaitingRequest = {
      turn,
      resolve: () => {
        clearTimeout(timer)
        resolve()
      },
    }
    const before = this.#waiting.findLastIndex((other) => other.turn <= turn)
    this.#waiting.splice(before + 1, 0, waiting)
    return promise
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next.resolve()
    else this.#free += 1
  }
}
