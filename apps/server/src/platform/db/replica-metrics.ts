import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from './database.ts'
import { readResults } from './replica-read.ts'

/** Adds what this process knows of the replica that it reads from; nothing without one. */
export function measureReplica(registry: Registry, { replica }: Pick<Database, 'replica'>): void {
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'How far the replica is behind the primary; absent while it is away',
    registers: [],
    collect() {
      const lagMs = replica?.watch.lagMs ?? null
      this.remove()
      if (lagMs !== null) this.set(lagMs / 1000)
    },
  })
  const reads = new Counter({
    name: 'database_replica_reads_total',
    help: 'Statements that a replica may serve, by what became of them: all but "replica" went to the primary',
    labelNames: ['result'],
    registers: [],
    collect() {
      this.reset()
      if (replica) for (const result of readResults) this.inc({ result }, replica.counts[result])
    },
  })
  registry.registerMetric(lag)
  registry.registerMetric(reads)
}
