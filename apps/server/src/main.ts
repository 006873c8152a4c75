import './platform/refuse-old-node.ts'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import 'temporal-polyfill/global'
import type pg from 'pg'
import { type DatabaseAccess, getDirectConnection } from './platform/db/database-access.ts'
import { findUnsafeSetting } from './platform/db/migrate.ts'
import { listMissingPreparations, prepareDatabase } from './platform/db/prepare-database.ts'
import { prepareForPooler } from './platform/db/session-settings.ts'
import { checkPort } from './platform/embedded/check-port.ts'
import { createRuntimeUser } from './platform/embedded/runtime-user.ts'
import { startEmbedded } from './platform/embedded/start-embedded.ts'
import { type Env, readEnv } from './platform/env.ts'
import { startSandbox } from './platform/payment-sandbox/start-sandbox.ts'
import { type RunningServer, startServices } from './platform/start.ts'
import { roles } from './platform/roles.ts'
import {
  describeStartFailure,
  retryUntilConnected,
  waitForMigrations,
} from './platform/start-up.ts'
import { formatStartupBanner, seedDemoDataOnce } from './platform/startup-banner.ts'

/** Ends the process with one sentence that says what to do. */
function exitWithMessage(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

interface OpenedDatabaseSource {
  /** The connection for migrations and checks. */
  readonly connection: pg.PoolConfig
  /** Returns the way for requests and jobs, once the database is prepared. */
  openRuntime(): Promise<DatabaseAccess>
  stop(): Promise<void>
}

async function openConfiguredDatabase(env: Env): Promise<OpenedDatabaseSource> {
  if (env.DATABASE_URL) {
    const access: DatabaseAccess = {
      connection: { connectionString: env.DATABASE_URL },
      directConnection: env.DATABASE_DIRECT_URL
        ? { connectionString: env.DATABASE_DIRECT_URL }
        : undefined,
      replicaConnection: env.DATABASE_REPLICA_URL
        ? { connectionString: env.DATABASE_REPLICA_URL }
        : undefined,
      hasNamedStatements: env.DATABASE_NAMED_STATEMENTS,
    }
    return {
      connection: getDirectConnection(access),
      openRuntime: async () => {
        await retryUntilConnected(access.connection, () => prepareForPooler(access), printLine)
        return access
      },
      stop: async () => {},
    }
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, backupDir: env.BACKUP_DIR })
  void embedded.ended.then(() => {
    if (!isStopping)
      exitWithMessage(
        'The bundled PostgreSQL stopped unexpectedly. Start Fledge again. No confirmed changes were lost.',
      )
  })
  return {
    ...embedded,
    openRuntime: async () => ({
      connection: await createRuntimeUser(embedded.connection, env.demo),
      hasNamedStatements: env.DATABASE_NAMED_STATEMENTS,
    }),
  }
}

function loadEnv(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    return exitWithMessage(describeStartFailure(error))
  }
}

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Parts started so far, so that a stop during startup releases all of them. */
const startedParts: { database?: OpenedDatabaseSource; running?: RunningServer } = {}
let isStopping = false

/** Migrates the database, or waits until another process has. */
async function prepareSchema(env: Env, connection: pg.PoolConfig, folder: string): Promise<void> {
  if (env.FLEDGE_ROLE.includes('migrate')) {
    const applied = await retryUntilConnected(
      connection,
      () => prepareDatabase(connection, folder, printLine),
      printLine,
    )
    if (env.FLEDGE_ROLE.length === 1) printLine(`Applied ${applied.length} migrations.`)
    return
  }
  await waitForMigrations(
    () =>
      retryUntilConnected(connection, () => listMissingPreparations(connection, folder), printLine),
    printLine,
  )
}

async function start(env: Env): Promise<void> {
  const begun = performance.now()
  const isServing = env.FLEDGE_ROLE.some((role) => role !== 'migrate')
  if (isServing) await checkPort(env.PORT, env.host)
  const opened = (startedParts.database = await openConfiguredDatabase(env))
  const { connection } = opened
  const unsafe = await retryUntilConnected(
    connection,
    () => findUnsafeSetting(connection),
    printLine,
  )
  if (unsafe) exitWithMessage(unsafe)
  // The bundle is in dist/, the source in src/; the migrations are plain files next to the source.
  const here = dirname(fileURLToPath(import.meta.url))
  const source = existsSync(join(here, 'db/migrations')) ? here : join(here, '../src')
  await prepareSchema(env, connection, join(source, 'db/migrations'))
  if (!isServing) return stop()
  const running = await startServices(await startSandbox(env), {
    ...(await opened.openRuntime()),
    webDist: join(source, '../../web/dist'),
    ticking: true,
  })
  startedParts.running = running
  // The demo data is made by calls and jobs, and by a clock that moves.
  if (env.demo && !env.FLEDGE_EMPTY && env.FLEDGE_ROLE.length === roles.length)
    await retryUntilConnected(connection, () => seedDemoDataOnce(running), printLine)
  if (isStopping) return
  if (env.INTERNAL_PORT) await running.internal.listen({ port: env.INTERNAL_PORT, host: env.host })
  await running.app.listen({ port: env.PORT, host: env.host })
  process.stdout.write(await formatStartupBanner(running, performance.now() - begun))
}

async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), 20_000).unref()
  await startedParts.running?.stop()
  await startedParts.database?.stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
const env = loadEnv()
await start(env).catch(async (error: unknown) => {
  // A stop during startup closes resources while they are being opened; the errors that follow are
  // expected.
  if (isStopping) return
  isStopping = true
  if (error instanceof Error && ['debug', 'trace'].includes(env.LOG_LEVEL))
    process.stderr.write(`${error.stack}\n`)
  await startedParts.database?.stop().catch(() => {})
  exitWithMessage(describeStartFailure(error))
})
