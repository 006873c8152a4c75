import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { minute } from '@fledge/kernel/dates.ts'
import {
  type ChildLimits,
  prlimitPath,
  standardLimits,
  startLimitedChild,
  type StartedChild,
} from './limited-child.ts'
import { type PersonBudget, personBudget } from './person-budget.ts'

/** Readings of one person in ten minutes: an application with every document takes about 25. */
const maxReadings = 40
const maxQueued = 20

export interface ChildPoolOptions {
  /** Processes at a time; one per core by default. */
  readonly size?: number
  readonly limits?: Partial<ChildLimits>
  /** null: as on a machine without it. */
  readonly prlimit?: string | null
  /** A folder with bundled programs, which start in a third of the time of their sources; for tests. */
  readonly bundles?: string | undefined
}

/** The processes that read untrusted files: a few at a time, each for one file and with limits, a short queue before them. */
export interface ChildPool {
  /**
   * Runs a program (a path) on bytes.
   * @returns what it answered; `failed` where it was killed, broke or took too long; `full` where the queue is full
   */
  run(program: string, input: readonly Uint8Array[]): Promise<Buffer | 'failed' | 'full'>
  readonly budget: PersonBudget
  /** Ends what runs; what waits fails. */
  close(): Promise<void>
}

/** The bundle of a program that is given as its source. */
function bundled(program: string, folder: string | undefined): string {
  const bundle = folder && join(folder, basename(program).replace(/\.ts$/, '.js'))
  return bundle && existsSync(bundle) ? bundle : program
}

export function childPool(options: ChildPoolOptions = {}): ChildPool {
  const size = options.size ?? Math.max(1, availableParallelism())
  const limits = { ...standardLimits, ...options.limits }
  const prlimit = options.prlimit === undefined ? prlimitPath : options.prlimit
  const running = new Set<StartedChild>()
  const queue: ((canRun: boolean) => void)[] = []
  let isClosed = false
  // Counted before a process starts, so that two callers never take the same place.
  let busy = 0

  async function runNow(program: string, input: readonly Uint8Array[]): Promise<Buffer | 'failed'> {
    const child = startLimitedChild(bundled(program, options.bundles), input, limits, prlimit)
    running.add(child)
    const answer = await child.answer
    running.delete(child)
    return answer ?? 'failed'
  }

  return {
    budget: personBudget(maxReadings, 10 * minute),
    async run(program, input) {
      if (isClosed) return 'failed'
      if (busy < size) busy += 1
      else if (queue.length >= maxQueued) return 'full'
      // Whoever ends hands its place on.
      else if (!(await new Promise<boolean>((resolve) => queue.push(resolve)))) return 'failed'
      try {
        return await runNow(program, input)
      } finally {
        const next = queue.shift()
        if (next) next(true)
        else busy -= 1
      }
    },
    async close() {
      isClosed = true
      for (const refuse of queue.splice(0)) refuse(false)
      const ending = [...running]
      for (const child of ending) child.kill()
      await Promise.all(ending.map((child) => child.answer))
    },
  }
}
