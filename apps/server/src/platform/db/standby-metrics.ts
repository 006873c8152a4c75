import { Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'
import { countStandbys } from './queries/standbys.queries.ts'

/** Adds what the primary knows of its standbys, the same on every server. */
export function measureStandbys(registry: Registry, database: Database): void {
  registry.registerMetric(createStandbyGauge(database))
  registry.registerMetric(createWaitingGauge(database))
}

const createStandbyGauge = (database: Database) =>
  new Gauge({
    name: 'database_standbys',
    help: 'Standbys that follow the database',
    registers: [],
    async collect() {
      const row = await readStandbys(database)
      // A value of 0 would be a missing standby.
      this.remove()
      if (row) this.set(row.standbys)
    },
  })

const createWaitingGauge = (database: Database) =>
  new Gauge({
    name: 'database_commits_waiting',
    help: 'Commits that wait until a synchronous standby has them',
    registers: [],
    async collect() {
      this.set((await readStandbys(database))?.waiting_commits ?? 0)
    },
  })

/** The other metrics are served while the database is away. */
const readStandbys = (database: Database) =>
  database
    .read()
    .one(countStandbys)
    .catch(() => undefined)
