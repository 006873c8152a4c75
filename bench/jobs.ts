import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { dayMs } from '@fledge/kernel/dates.ts'
import { features } from '../apps/server/src/app.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'
import type { Feature } from '../apps/server/src/platform/http/handler.ts'
import { createLanes } from '../apps/server/src/platform/jobs/lanes.ts'
import { startSandbox } from '../apps/server/src/platform/payment-sandbox/start-sandbox.ts'
import type { Services } from '../apps/server/src/platform/services.ts'
import { type RunningServer, startServices } from '../apps/server/src/platform/start.ts'
import { scaleNow } from '../apps/server/src/test/scale/scale-options.ts'
import { recordStatements } from './record-statements.ts'
import { openScaleDatabase } from './scale-database.ts'
import { atLeast, type ResultRow } from './budgets.ts'

const options = { interns: 2000, liveShare: 1, seed: 1 }
/** Long enough for nearly everything that waits to be due. */
const jumpMs = 60 * dayMs
/** Jobs with fewer rows say nothing about a rate. */
const fewRows = 100

/**
 * Runs each timed job after a jump of the clock, on a copy of a small data set, as in the product:
 * several rows at once, beside its own emails.
 */
export async function measureJobs(
  root: string,
  tell: (line: string) => void,
): Promise<readonly ResultRow[]> {
  const embedded = await openScaleDatabase(root, options, tell)
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-jobs-'))
  const connection = { ...embedded.connection, database: 'jobs_bench' }
  try {
    await copyDatabase(embedded.connection, connection.database)
    const env = await startSandbox(
      readEnv({ ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'error' }),
    )
    const running = await startServices(env, { connection, webDist: null, ticking: false })
    try {
      running.services.movableClock?.set(new Date(scaleNow.getTime() + jumpMs))
      return await runEachJob(running)
    } finally {
      await running.stop()
    }
  } finally {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function copyDatabase(template: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${name}`)
  await client.query(`create database ${name} template ${template.database}`)
  await client.end()
}

async function runEachJob({ services }: RunningServer): Promise<readonly ResultRow[]> {
  const results: ResultRow[] = []
  const recorder = recordStatements()
  recorder.isRecording = true
  const list: readonly Feature[] = Object.values(features)
  for (const job of list.flatMap((feature) => feature.jobs ?? [])) {
    const errors: unknown[] = []
    const lanes = createLanes(services.database, [{ calls: {}, handlers: {}, jobs: [job] }], {
      log: { error: (facts) => errors.push(facts) },
      poolSize: services.env.DB_POOL,
    })
    recorder.statements.length = 0
    const [began, before] = [performance.now(), await readCpu(services.database.pool)]
    await lanes.start()
    const seconds = (performance.now() - began) / 1000
    await waitForMails(services)
    const after = await readCpu(services.database.pool)
    await lanes.stop()
    const rows = lanes.counts.get(job.name)?.processed ?? 0
    const statements = recorder.statements.length / rows
    if (rows < fewRows && errors.length === 0) continue
    const { own, database } = subtractCpu(after, before)
    results.push({
      what: job.name,
      measured: `${rows} rows in ${seconds.toFixed(1)} s: ${(rows / seconds).toFixed(0)} a second; each, with its emails, ${(own / rows).toFixed(2)} ms of this process's CPU, ${(database / rows).toFixed(2)} ms of PostgreSQL's and ${statements.toFixed(1)} statements${errors.length > 0 ? `; ${errors.length} errors` : ''}`,
      budgets: [atLeast(rows / seconds, 1000, 'a second')],
    })
  }
  return results
}

/** The emails of one job would be counted to the next one. */
async function waitForMails({ database, nudge }: Services): Promise<void> {
  for (;;) {
    // Without timers, nothing else delivers what the data set has left in the outbox.
    nudge()
    const { rows } = await database.pool.query(
      'select from outbox where delivered_at is null and not skipped and tries < 2 limit 1',
    )
    if (rows.length === 0) return
    await delay(50)
  }
}

interface UsedCpu {
  readonly own: number
  /** By process. */
  readonly database: ReadonlyMap<number, number>
}

/**
 * Reads the CPU time that this process and PostgreSQL's have used, in milliseconds: unlike a rate,
 * it hardly depends on what else the machine does. Needs Linux.
 */
async function readCpu(pool: pg.Pool): Promise<UsedCpu> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const { user, system } = process.cpuUsage()
  const msPerTick = 10
  return {
    own: (user + system) / 1000,
    database: new Map(
      rows.map(({ pid }) => {
        // Behind the name of the program, user and system time are the 12th and 13th field.
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
        return [pid, (Number(fields[11]) + Number(fields[12])) * msPerTick]
      }),
    ),
  }
}

const subtractCpu = (after: UsedCpu, before: UsedCpu) => ({
  own: after.own - before.own,
  database: [...after.database].reduce(
    (sum, [pid, used]) => sum + used - (before.database.get(pid) ?? 0),
    0,
  ),
})
