import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { minuteMs } from '@fledge/kernel/dates.ts'
import {
  type ChildLimits,
  prlimitPath,
  standardLimits,
  startLimitedChild,
  type LimitedChild,
} from './limited-child.ts'
import { type PersonBudget, createPersonBudget } from './person-budget.ts'

/**
 * Maximum number of files read per user in ten minutes; an application with every document takes
 * about 25.
 */
const maxReadings = 40
const maxQueued = 20

/** The queue of the pool is full; a later attempt can succeed. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
}

/** A process was killed, crashed or timed out, or the pool is closed. */
export class ChildFailedError extends Error {
  override readonly name = 'ChildFailedError'
}

export interface ChildPoolOptions {
  /** Number of parallel processes; one per core by default. */
  readonly size?: number
  readonly limits?: Partial<ChildLimits>
  /** null: as on a machine without prlimit. */
  readonly prlimit?: string | null
  /**
   * A folder with bundled programs for tests; they start in a third of the time of their sources.
   */
  readonly bundles?: string | undefined
}

/**
 * Processes that read untrusted files: a few in parallel, each with limits and for one file only,
 * with a short queue.
 */
export interface ChildPool {
  /**
   * Runs a program (a path) with the input.
   * @returns its output
   * @throws ChildFailedError or QueueFullError
   */
  run(program: string, input: readonly Uint8Array[]): Promise<Buffer>
  readonly budget: PersonBudget
  /** Ends the running processes and fails the queued ones. */
  close(): Promise<void>
}

/** Returns the bundle of a program that is given as its source. */
function findBundle(program: string, folder: string | undefined): string {
  const bundle = folder && join(folder, basename(program).replace(/\.ts$/, '.js'))
  return bundle && existsSync(bundle) ? bundle : program
}

async function enqueue(queue: PromiseWithResolvers<void>[]): Promise<void> {
  if (queue.length >= maxQueued) throw new QueueFullError('full')
  const turn = Promise.withResolvers<void>()
  queue.push(turn)
  await turn.promise
}

export function createChildPool(options: ChildPoolOptions = {}): ChildPool {
  const size = options.size ?? Math.max(1, availableParallelism())
  const limits = { ...standardLimits, ...options.limits }
  const prlimit = options.prlimit === undefined ? prlimitPath : options.prlimit
  const running = new Set<LimitedChild>()
  const queue: PromiseWithResolvers<void>[] = []
  let isClosed = false
  // Incremented before a process starts, so that two callers never take the same slot.
  let busy = 0

  async function runNow(program: string, input: readonly Uint8Array[]): Promise<Buffer> {
    const child = startLimitedChild(findBundle(program, options.bundles), input, limits, prlimit)
    running.add(child)
    const output = await child.output
    running.delete(child)
    if (!output) throw new ChildFailedError('no output')
    return output
  }

  return {
    budget: createPersonBudget(maxReadings, 10 * minuteMs),
    async run(program, input) {
      if (isClosed) throw new ChildFailedError('closed')
      if (busy < size) busy += 1
      // A finished run passes its slot to the next one in the queue.
      else await enqueue(queue)
      try {
        return await runNow(program, input)
      } finally {
        const next = queue.shift()
        if (next) next.resolve()
        else busy -= 1
      }
    },
    async close() {
      isClosed = true
      for (const waiting of queue.splice(0)) waiting.reject(new ChildFailedError('closed'))
      const ending = [...running]
      for (const child of ending) child.kill()
      await Promise.all(ending.map((child) => child.output))
    },
  }
}
