import { type Objective, objectives, countPeriodMs } from '@fledge/domain/status/types.ts'
import { Counter } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Env } from '../env.ts'
import { addObjectiveCounts } from './queries/objective-counts.queries.ts'

const saveMs = 60_000
/** While the database is away, the counts of a day wait for it. */
const maxWaiting = (4 * 24 * 60 * 60_000) / countPeriodMs

interface PeriodCount {
  readonly objective: Objective
  readonly beginsAt: string
  total: number
  missed: number
}

/** Counts what met and what missed its objective, for the status page and for the alerts. */
export class ObjectiveCounts {
  /** The same counts since the start of the process; Prometheus's rules know no other. */
  readonly counter = new Counter({
    name: 'objective_results_total',
    help: 'What counted for an objective: result is met or missed',
    labelNames: ['objective', 'result'],
    registers: [],
  })
  readonly #database: Database
  readonly #served: readonly Objective[]
  #counts = new Map<string, PeriodCount>()

  /** @param served the objectives that this process serves: of them, an empty period is saved, too */
  constructor(database: Database, served: readonly Objective[]) {
    this.#database = database
    this.#served = served
    // A rate needs a value from before the first miss.
    for (const objective of served)
      for (const result of ['met', 'missed']) this.counter.inc({ objective, result }, 0)
  }

  count(objective: Objective, isMissed: boolean): void {
    this.counter.inc({ objective, result: isMissed ? 'missed' : 'met' })
    this.#add({ objective, beginsAt: this.#getPeriod(), total: 1, missed: isMissed ? 1 : 0 })
  }

  /** Adds the counts so far to those of all processes; they stay for the next time if that fails. */
  async save(): Promise<void> {
    const beginsAt = this.#getPeriod()
    for (const objective of this.#served) this.#add({ objective, beginsAt, total: 0, missed: 0 })
    const unsaved = [...this.#counts.values()]
    this.#counts = new Map()
    try {
      await saveCounts(this.#database, unsaved)
    } catch {
      for (const count of unsaved) this.#add(count)
    }
  }

  /** Saves them every minute, and when it is stopped. */
  start(): { stop(): Promise<void> } {
    const timer = setInterval(() => void this.save(), saveMs)
    return {
      stop: () => {
        clearInterval(timer)
        return this.save()
      },
    }
  }

  #getPeriod(): string {
    const ms = this.#database.read().now.getTime()
    return new Date(ms - (ms % countPeriodMs)).toISOString()
  }

  #add(more: PeriodCount): void {
    const key = `${more.objective} ${more.beginsAt}`
    const count = this.#counts.get(key)
    if (count) {
      count.total += more.total
      count.missed += more.missed
    } else if (this.#counts.size < maxWaiting) this.#counts.set(key, { ...more })
  }
}

async function saveCounts(database: Database, counts: readonly PeriodCount[]): Promise<void> {
  if (counts.length === 0) return
  await database.read().run(addObjectiveCounts, {
    objectives: counts.map(({ objective }) => objective),
    begins_at: counts.map(({ beginsAt }) => beginsAt),
    totals: counts.map(({ total }) => total),
    missed: counts.map(({ missed }) => missed),
  })
}

/** Opens the counts of a process: of the objectives of which its roles count something. */
export const openObjectiveCounts = ({ FLEDGE_ROLE }: Env, database: Database): ObjectiveCounts =>
  new ObjectiveCounts(
    database,
    objectives.filter((objective) => FLEDGE_ROLE.includes(objective === 'mail' ? 'worker' : 'web')),
  )
