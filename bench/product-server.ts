// Separate process: the product on a scratch folder. The parent asks it over IPC to add data and to
// report its CPU time and the SQL of a request.
import 'temporal-polyfill/global'
import pg from 'pg'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { DatabaseAccess } from '../apps/server/src/platform/db/database-access.ts'
import { prepareForPooler } from '../apps/server/src/platform/db/session-settings.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { createRuntimeUser } from '../apps/server/src/platform/embedded/runtime-user.ts'
import { startEmbedded } from '../apps/server/src/platform/embedded/start-embedded.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'
import { startSandbox } from '../apps/server/src/platform/payment-sandbox/start-sandbox.ts'
import { startServices } from '../apps/server/src/platform/start.ts'
import { startPgBouncer } from '../apps/server/src/platform/testing/pg-bouncer.ts'
import { seedDemoData } from '../apps/server/src/demo-data/seed-demo-data.ts'
import type { BenchCommand } from './bench-process.ts'
import { addApplications } from './add-applications.ts'
import { addInternsUpTo } from './add-interns.ts'
import { plantFault } from './plant-fault.ts'
import { recordStatements } from './record-statements.ts'

const root = join(import.meta.dirname, '..')
const recorder = recordStatements()
const samplingMs = 10
const loopDelay = monitorEventLoopDelay({ resolution: samplingMs })
loopDelay.enable()

const env = readEnv(process.env)
const database = await startEmbedded({ dataDir: env.DATA_DIR })
await prepareDatabase(database.connection, join(root, 'apps/server/src/db/migrations'))
// Without roles, statements run as the owner of the tables, and no policy applies.
const connection = process.env.BENCH_WITHOUT_ROLES
  ? await dropRoles()
  : await createRuntimeUser(database.connection, true)
const pooler = process.env.BENCH_POOL_SIZE
  ? await startPgBouncer(connection, { poolSize: Number(process.env.BENCH_POOL_SIZE) })
  : null
const access: DatabaseAccess = {
  connection: pooler?.connection ?? connection,
  directConnection: pooler ? connection : undefined,
  hasNamedStatements: env.DATABASE_NAMED_STATEMENTS,
}
await prepareForPooler(access)
const running = await startServices(await startSandbox(env), {
  ...access,
  webDist: join(root, 'apps/web/dist'),
  // Decisions take effect, and mails are sent, as in a product that serves people.
  ticking: process.env.BENCH_TICKING === '1',
})
const failures = await seedDemoData(running)
for (const { scenario, error } of failures ?? [])
  process.stderr.write(`${scenario}: ${String(error)}\n`)
await running.app.listen({ port: env.PORT, host: '127.0.0.1' })

process.on('message', (command: BenchCommand) => void handleCommand(command))
process.on('disconnect', () => void stop())

async function handleCommand(command: BenchCommand): Promise<void> {
  if (command.what === 'grow') await addInternsUpTo(running.services.database.pool, command.to)
  if (command.what === 'applications') await addApplications(running, command.count)
  if (command.what === 'plant') plantFault(command.fault)
  if (command.what === 'record') recorder.statements.length = 0
  if (command.what !== 'report') recorder.isRecording = command.what === 'record'
  const { user, system } = process.cpuUsage()
  const serving = process.threadCpuUsage()
  process.send?.({
    cpu: user + system + (pooler?.readCpu() ?? 0),
    servingCpu: serving.user + serving.system,
    memory: process.memoryUsage().rss,
    // What it records contains the time between two samples.
    loopDelayMs: Math.max(0, loopDelay.percentile(99) / 1e6 - samplingMs),
    recorded: command.what === 'recorded' ? recorder.statements : [],
    connection: database.connection,
  })
  loopDelay.reset()
}

async function dropRoles() {
  const client = new pg.Client(database.connection)
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    "select rolname as name from pg_roles where rolname like 'fledge\\_%'",
  )
  const names = rows.map(({ name }) => name).join(', ')
  await client.query(`drop owned by ${names}; drop role ${names}`)
  await client.end()
  return database.connection
}

async function stop(): Promise<void> {
  await running.stop()
  await pooler?.stop()
  await database.stop()
  process.exit(0)
}
process.send?.({ ready: true })
