import { Counter } from 'prom-client'
import type { Database } from './database.ts'
import { timeoutCodes } from './timeout-counts.ts'

/** Creates the metric of the statements that PostgreSQL ended, each code from 0 on. */
export const createTimeoutCounter = ({ timeouts }: Pick<Database, 'timeouts'>) =>
  new Counter({
    name: 'database_timeouts_total',
    help: 'Statements that PostgreSQL ended: 55P03 waited too long for a lock, 57014 took too long',
    labelNames: ['code'],
    registers: [],
    collect() {
      this.reset()
      for (const code of timeoutCodes) this.inc({ code }, timeouts[code])
    },
  })
