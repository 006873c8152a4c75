import { Counter, Gauge, type Registry } from 'prom-client'
import type { Services } from '../services.ts'
import { listLanes } from './queries/job-lanes.queries.ts'

type JobServices = Pick<Services, 'database' | 'jobCounts'>

/**
 * Adds the metrics of the timed jobs: how far each is behind, from the database, so that every
 * server reports the same, and the rows that this server processed. Prometheus labels each target
 * with `job`, so the job's own label is `name`.
 */
export function measureJobs(registry: Registry, { database, jobCounts }: JobServices): void {
  registry.registerMetric(createLag(database))
  registry.registerMetric(createCompleteAge(database))
  registry.registerMetric(createRowCounter(jobCounts))
}

const createLag = (database: JobServices['database']) =>
  new Gauge({
    name: 'job_lag_seconds',
    help: 'Age of the oldest due row that the last run of a job left; 0 if it left none',
    labelNames: ['name'],
    registers: [],
    async collect() {
      const db = database.read()
      this.reset()
      for (const { job_name: name, oldest_due_at } of await readLanes(database)) {
        const ageMs = oldest_due_at ? db.now.getTime() - Date.parse(oldest_due_at) : 0
        this.set({ name }, Math.max(0, ageMs / 1000))
      }
    },
  })

const createCompleteAge = (database: JobServices['database']) =>
  new Gauge({
    name: 'job_complete_age_seconds',
    help: 'Time since a job last reached its end: rows that fell due later may be waiting',
    labelNames: ['name'],
    registers: [],
    async collect() {
      this.reset()
      for (const { job_name: name, complete_seconds } of await readLanes(database))
        if (complete_seconds !== null) this.set({ name }, complete_seconds)
    },
  })

const createRowCounter = (jobCounts: JobServices['jobCounts']) =>
  new Counter({
    name: 'job_rows_total',
    help: 'Due rows that this server processed, left or failed to process',
    labelNames: ['name', 'result'],
    registers: [],
    collect() {
      this.reset()
      for (const [name, counts] of jobCounts)
        for (const [result, count] of Object.entries(counts)) this.inc({ name, result }, count)
    },
  })

/** The other metrics are served while the database is away. */
const readLanes = (database: JobServices['database']) =>
  database
    .read()
    .many(listLanes)
    .catch(() => [])
