import { percentile } from './bench-process.ts'

/** What a call costs, measured with nothing else to do. */
export interface UnitCosts {
  /** Milliseconds of a web process, on its one thread. */
  readonly nodeMs: number
  /** Milliseconds of PostgreSQL. */
  readonly postgresMs: number
  /** How often a call goes to PostgreSQL and back. */
  readonly roundTrips: number
}

/** The machines that calls are simulated on. */
export interface Deployment {
  readonly webProcesses: number
  readonly postgresCores: number
  /** Time from a process to PostgreSQL and back, in milliseconds. */
  readonly networkMs: number
}

export interface SimulatedLoad {
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** Busy share of the web processes, and of PostgreSQL's cores. */
  readonly webBusy: number
  readonly postgresBusy: number
}

/** A generator of numbers from 0 to 1 that repeats itself for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state + 1) / 2 ** 32
  }
}

/** Events in the order of their time. */
class EventQueue {
  readonly #heap: { readonly at: number; readonly run: () => void }[] = []

  add(at: number, run: () => void): void {
    const heap = this.#heap
    let index = heap.push({ at, run }) - 1
    for (let parent = (index - 1) >> 1; index > 0; parent = (index - 1) >> 1) {
      const [above, below] = [heap[parent], heap[index]]
      if (!above || !below || above.at <= below.at) return
      heap[parent] = below
      heap[index] = above
      index = parent
    }
  }

  take(): { readonly at: number; readonly run: () => void } | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    this.#sink()
    return first
  }

  #sink(): void {
    const heap = this.#heap
    for (let index = 0, child = 1; child < heap.length; child = 2 * index + 1) {
      const [left, right] = [heap[child], heap[child + 1]]
      if (left && right && right.at < left.at) child += 1
      const [above, below] = [heap[index], heap[child]]
      if (!above || !below || above.at <= below.at) return
      heap[index] = below
      heap[child] = above
      index = child
    }
  }
}

/** Work that waits until a place is free, first come, first served. */
class Station {
  readonly #events: EventQueue
  readonly #places: number
  readonly #waiting: { readonly ms: number; readonly done: (at: number) => void }[] = []
  #free: number
  busyMs = 0

  constructor(events: EventQueue, places: number) {
    this.#events = events
    this.#places = places
    this.#free = places
  }

  get places(): number {
    return this.#places
  }

  work(at: number, ms: number, done: (at: number) => void): void {
    if (this.#free === 0) {
      this.#waiting.push({ ms, done })
      return
    }
    this.#free -= 1
    this.busyMs += ms
    this.#events.add(at + ms, () => {
      this.#free += 1
      const next = this.#waiting.shift()
      if (next) this.work(at + ms, next.ms, next.done)
      done(at + ms)
    })
  }
}

/** What a simulated call needs. */
interface Simulation {
  readonly costs: UnitCosts
  readonly networkMs: number
  readonly random: () => number
  readonly postgres: Station
}

/** Runs a call: on its web process, then at PostgreSQL, and so on. */
function runCall(
  { costs, networkMs, random, postgres }: Simulation,
  web: Station,
  at: number,
  done: (at: number) => void,
): void {
  const draw = (mean: number) => -Math.log(random()) * mean
  const nodeMs = costs.nodeMs / (costs.roundTrips + 1)
  const postgresMs = costs.postgresMs / costs.roundTrips
  const step = (now: number, left: number) =>
    web.work(now, draw(nodeMs), (afterNode) => {
      if (left === 0) done(afterNode)
      else
        postgres.work(afterNode + networkMs / 2, draw(postgresMs), (afterSql) =>
          step(afterSql + networkMs / 2, left - 1),
        )
    })
  step(at, costs.roundTrips)
}

const simulatedCalls = 40_000

/**
 * Simulates calls that arrive at random: web processes with one thread each, and the cores of
 * PostgreSQL, with times that vary exponentially around the measured ones.
 * @param perSecond calls that arrive
 */
export function simulateLoad(
  costs: UnitCosts,
  deployment: Deployment,
  perSecond: number,
): SimulatedLoad {
  const events = new EventQueue()
  const random = createRandom(1)
  const { webProcesses, postgresCores, networkMs } = deployment
  const webs = Array.from({ length: webProcesses }, () => new Station(events, 1))
  const postgres = new Station(events, postgresCores)
  const simulation = { costs, networkMs, random, postgres }
  const times: number[] = []
  let arrival = 0
  for (let call = 0; call < simulatedCalls; call += 1) {
    arrival += (-Math.log(random()) * 1000) / perSecond
    const [web, began] = [webs[call % webs.length], arrival]
    if (web)
      events.add(began, () => runCall(simulation, web, began, (at) => times.push(at - began)))
  }
  for (let event = events.take(); event; event = events.take()) event.run()
  const busyMs = webs.reduce((sum, web) => sum + web.busyMs, 0)
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    webBusy: busyMs / (arrival * webProcesses),
    postgresBusy: postgres.busyMs / (arrival * postgres.places),
  }
}
