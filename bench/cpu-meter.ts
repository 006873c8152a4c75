import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { BenchProcess } from './bench-process.ts'

/** CPU time used so far, in microseconds. */
export interface CpuTimes {
  readonly process: number
  /** Of PostgreSQL's connections. */
  readonly postgres: number
}

/** Reads how much CPU a product and its PostgreSQL use. */
export interface CpuMeter {
  read(): Promise<CpuTimes>
  close(): Promise<void>
}

/** Opens a meter with a connection of its own, which does not count. Needs Linux. */
export async function openCpuMeter(product: BenchProcess): Promise<CpuMeter> {
  const { connection } = await product.send({ what: 'report' })
  const client = new pg.Client(connection)
  await client.connect()
  return {
    async read() {
      const { cpu } = await product.send({ what: 'report' })
      const { rows } = await client.query<{ pid: number }>(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
      )
      // The first field is the time on a core in nanoseconds.
      const used = rows.map(({ pid }) =>
        Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
      )
      return {
        process: cpu,
        postgres: used.reduce((sum, nanoseconds) => sum + nanoseconds / 1000, 0),
      }
    },
    close: () => client.end(),
  }
}
