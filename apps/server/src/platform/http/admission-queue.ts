/** Order in which requests are refused under overload: background work first, sign-in last. */
export type Urgency = 'low' | 'normal' | 'high'

export interface AdmissionQueueOptions {
  /** Requests that can be in progress without waiting for each other: connections of the pool. */
  readonly concurrency: number
  /** Maximum number of requests in flight, regardless of the measured rate. */
  readonly maxInFlight: number
}

/**
 * How long the requests in flight may take in total. A request waits
 * for those before it, so its own time stays below 250 ms (design/reliability.md, 10).
 */
const maxQueueMs = 60
/** A request in flight for longer waits for something else, e.g. a slow provider. */
const stalledMs = 1000
/** How long the server has to be busy for one measurement of its rate. */
const sampleMs = 100
/** Weight of the newest measurement. */
const sampleWeight = 0.3
/** Share of the limit at which a request is refused. */
const shares: Readonly<Record<Urgency, number>> = { low: 0.5, normal: 1, high: 1.2 }

/**
 * Limits the requests in flight to what the server completes in `maxQueueMs`. It measures its rate
 * while more are in flight than it can work on; until then, the limit is `maxInFlight`.
 */
export class AdmissionQueue<Key extends object> {
  readonly #options: AdmissionQueueOptions
  /** In order of arrival, with the time of arrival. */
  readonly #queued = new Map<Key, number>()
  readonly #stalled = new Set<Key>()
  readonly #sample = { busyMs: 0, completed: 0, since: 0 }
  /** Requests per millisecond while busy; null until it is measured. */
  #rate: number | null = null

  constructor(options: AdmissionQueueOptions) {
    this.#options = options
  }

  /** Number of requests that may be in flight now. */
  get limit(): number {
    const { concurrency, maxInFlight } = this.#options
    if (this.#rate === null) return maxInFlight
    return Math.min(maxInFlight, Math.max(2 * concurrency, Math.round(this.#rate * maxQueueMs)))
  }

  /** How long the requests in flight will take at the measured rate, in ms; 0 until it is measured. */
  get waitMs(): number {
    return this.#rate ? this.#queued.size / this.#rate : 0
  }

  /** @returns false if the request has to be refused; true also if it was admitted before */
  admit(key: Key, urgency: Urgency, now: number): boolean {
    this.#update(now)
    if (this.#queued.has(key) || this.#stalled.has(key)) return true
    const inFlight = this.#queued.size + this.#stalled.size
    if (inFlight >= this.#options.maxInFlight || this.#queued.size >= this.limit * shares[urgency])
      return false
    this.#queued.set(key, now)
    return true
  }

  /** Removes a request that was answered or cancelled. */
  leave(key: Key, now: number): void {
    this.#update(now)
    this.#stalled.delete(key)
    const isBusy = this.#isBusy()
    if (this.#queued.delete(key) && isBusy) this.#sample.completed += 1
  }

  #isBusy(): boolean {
    return this.#queued.size > this.#options.concurrency
  }

  #update(now: number): void {
    this.#measure(now)
    for (const [key, since] of this.#queued) {
      if (now - since < stalledMs) break
      this.#queued.delete(key)
      this.#stalled.add(key)
    }
  }

  /** Counts completed requests only while others wait, because an idle server completes few. */
  #measure(now: number): void {
    const sample = this.#sample
    if (this.#isBusy()) sample.busyMs += now - sample.since
    sample.since = now
    if (sample.busyMs < sampleMs) return
    const rate = sample.completed / sample.busyMs
    this.#rate = this.#rate === null ? rate : this.#rate * (1 - sampleWeight) + rate * sampleWeight
    sample.busyMs = 0
    sample.completed = 0
  }
}
