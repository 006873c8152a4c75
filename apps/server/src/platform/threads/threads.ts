import { Worker } from 'node:worker_threads'
import type { Database } from '../db/database.ts'
import type { DatabaseAccess } from '../db/database-access.ts'
import { AdmissionQueue } from '../http/admission-queue.ts'
import { AppError } from '../http/app-error.ts'
import type { TraceSettings } from '../tracing/trace-settings.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import type {
  ServeRequest,
  ThreadData,
  ThreadProgram,
  ThreadRequest,
  ThreadResponse,
} from './thread-messages.ts'

/** How long a request waits for its thread, which may still be reading its data. */
const maxWaitMs = 8000
/** A thread that ended is started again at most this often. */
const restartMs = 1000
const retrySeconds = 2
/** Requests that wait for a thread while its rate is unknown. */
const maxPending = 256

/** Threads for work that would hold up other requests. Each is started by its first request. */
export interface Threads {
  /**
   * @throws OVERLOADED when the thread has more requests than it completes in time
   * @throws UNAVAILABLE when the thread ends, or does not respond in time
   */
  request(program: ThreadProgram, request: unknown): Promise<Uint8Array>
  /** Starts a program before its first request. */
  start(program: ThreadProgram): void
  close(): Promise<void>
}

export interface ThreadsOptions {
  readonly access: DatabaseAccess
  /** Receives the errors that end a thread. */
  readonly onError: (error: unknown, name: string) => void
  readonly maxWaitMs?: number
  readonly traces?: TraceSettings | null
  readonly tracing?: Tracing
}

interface PendingRequest {
  readonly resolve: (body: Uint8Array) => void
  readonly reject: (error: unknown) => void
}

const toThreadData = (access: DatabaseAccess, traces: TraceSettings | null): ThreadData => ({
  access,
  traces,
})

/** A running thread with the requests that wait for it. */
class Thread {
  readonly #worker: Worker
  readonly #pending = new Map<number, PendingRequest>()
  /**
   * Limits what waits for this thread, because the server's own queue knows only how many requests
   * it completes in total.
   */
  readonly #queue = new AdmissionQueue<PendingRequest>({ concurrency: 1, maxInFlight: maxPending })
  /** Whether it has responded; until then, requests wait while it reads its data. */
  #isReady = false
  readonly startedMs = performance.now()
  isEnded = false
  #lastId = 0

  constructor({ name, url }: ThreadProgram, { access, onError, traces = null }: ThreadsOptions) {
    this.#worker = new Worker(url, { name, workerData: toThreadData(access, traces) })
    // It does not keep a process alive that has nothing else to do.
    this.#worker.unref()
    this.#worker.on('message', (response: ThreadResponse) => this.#settle(response))
    // The exit follows.
    this.#worker.on('error', (error) => onError(error, name))
    this.#worker.on('exit', () => this.#end())
  }

  request(request: unknown, traceparent: string | null, waitMs: number): Promise<Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
    const pending = { resolve, reject }
    if (!this.#admit(pending)) throw new AppError('OVERLOADED', { retryAfter: 1 })
    this.#lastId += 1
    const id = this.#lastId
    const timer = setTimeout(() => this.#fail(id, retrySeconds), waitMs)
    this.#pending.set(id, pending)
    const message: ThreadRequest = { id, request, traceparent }
    this.#worker.postMessage(message, [])
    return promise.finally(() => clearTimeout(timer))
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #admit(pending: PendingRequest): boolean {
    if (!this.#isReady) return this.#pending.size < maxPending
    return this.#queue.admit(pending, 'normal', performance.now())
  }

  /** Removes a request that will be settled. */
  #take(id: number): PendingRequest | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    if (pending) this.#queue.leave(pending, performance.now())
    return pending
  }

  #settle(response: ThreadResponse): void {
    const pending = this.#take(response.id)
    this.#isReady = true
    if ('body' in response) pending?.resolve(response.body)
    else if ('code' in response) pending?.reject(new AppError(response.code, response.options))
    else pending?.reject(response.error)
  }

  #fail(id: number, retryAfter: number): void {
    this.#take(id)?.reject(new AppError('UNAVAILABLE', { retryAfter }))
  }

  #end(): void {
    this.isEnded = true
    for (const id of this.#pending.keys()) this.#fail(id, retrySeconds)
  }
}

export function createThreads(options: ThreadsOptions): Threads {
  const threads = new Map<string, Thread>()
  const { maxWaitMs: waitMs = maxWaitMs, tracing = noTracing } = options
  let isClosed = false

  function findThread(program: ThreadProgram): Thread {
    const running = threads.get(program.name)
    if (running && !running.isEnded) return running
    if (isClosed || (running && performance.now() - running.startedMs < restartMs))
      throw new AppError('UNAVAILABLE', { retryAfter: retrySeconds })
    const started = new Thread(program, options)
    threads.set(program.name, started)
    return started
  }

  return {
    request: (program, request) =>
      tracing.step(`ask ${program.name}`, { kind: 'client' }, async () =>
        findThread(program).request(request, tracing.getTraceparent(), waitMs),
      ),
    start: (program) => void findThread(program),
    async close() {
      isClosed = true
      await Promise.all([...threads.values()].map((thread) => thread.stop()))
    },
  }
}

/** Runs the programs in this thread, for tests that watch their statements. */
export function createInlineThreads(database: Database): Threads {
  const programs = new Map<string, Promise<ServeRequest>>()
  return {
    async request(program, request) {
      const serve = programs.get(program.name) ?? program.load().then((start) => start(database))
      programs.set(program.name, serve)
      return new TextEncoder().encode(await (await serve)(request))
    },
    start: () => {},
    close: async () => {},
  }
}
