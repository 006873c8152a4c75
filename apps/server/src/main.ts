import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import 'temporal-polyfill/global'
import type pg from 'pg'
import { migrate, unsafeBecause } from './platform/db/migrate.ts'
import { checkPort } from './platform/embedded/check-port.ts'
import { isStartFailure, startEmbedded } from './platform/embedded/start-embedded.ts'
import { type Env, readEnv } from './platform/env.ts'
import { withSandbox } from './platform/payment-sandbox/start-sandbox.ts'
import { type Running, startServices } from './platform/start.ts'
import { endingOf, withDatabase } from './platform/start-up.ts'
import { formatStartupBanner, seedDemoDataOnce } from './platform/startup-banner.ts'

/** Ends the process with one sentence that says what to do. */
function give(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

interface DatabaseAt {
  readonly connection: pg.PoolConfig
  stop(): Promise<void>
}

async function databaseFor(env: Env): Promise<DatabaseAt> {
  if (env.DATABASE_URL)
    return { connection: { connectionString: env.DATABASE_URL }, stop: async () => {} }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR })
  if (isStartFailure(embedded)) give(embedded.wrong)
  void embedded.ended.then(() => {
    if (!stopping)
      give(
        'The bundled PostgreSQL stopped unexpectedly. Start Fledge again. No confirmed changes were lost.',
      )
  })
  return embedded
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Parts started so far, so that a stop during startup releases all of them. */
const parts: { database?: DatabaseAt; running?: Running } = {}
let stopping = false

async function start(env: Env): Promise<void> {
  const begun = performance.now()
  const busy = await checkPort(env.PORT, env.host)
  if (busy) give(typeof busy === 'string' ? busy : busy.wrong)
  const { connection } = (parts.database = await databaseFor(env))
  const unsafe = await withDatabase(connection, () => unsafeBecause(connection), say)
  if (unsafe) give(unsafe)
  // The bundle is in dist/, the source in src/; the migrations are plain files next to the source.
  const here = dirname(fileURLToPath(import.meta.url))
  const source = existsSync(join(here, 'db/migrations')) ? here : join(here, '../src')
  await withDatabase(connection, () => migrate(connection, join(source, 'db/migrations')), say)
  const running = await startServices(await withSandbox(env), {
    connection,
    webDist: join(source, '../../web/dist'),
    ticking: true,
  })
  parts.running = running
  if (env.demo && !env.FLEDGE_EMPTY)
    await withDatabase(connection, () => seedDemoDataOnce(running), say)
  if (stopping) return
  if (env.INTERNAL_PORT) await running.internal.listen({ port: env.INTERNAL_PORT, host: env.host })
  await running.app.listen({ port: env.PORT, host: env.host })
  process.stdout.write(await formatStartupBanner(running, performance.now() - begun))
}

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 15_000).unref()
  await parts.running?.stop()
  await parts.database?.stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
const env = readEnv(process.env)
if ('wrong' in env) give(env.wrong)
await start(env).catch(async (error: unknown) => {
  // A stop during startup closes resources while they are being opened; the errors that follow are
  // expected.
  if (stopping) return
  stopping = true
  if (error instanceof Error && ['debug', 'trace'].includes(env.LOG_LEVEL))
    process.stderr.write(`${error.stack}\n`)
  await parts.database?.stop().catch(() => {})
  give(endingOf(error))
})
