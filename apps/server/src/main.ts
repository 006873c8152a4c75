import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import 'temporal-polyfill/global'
import type pg from 'pg'
import { migrate, unsafeBecause } from './platform/db/migrate.ts'
import { checkPort } from './platform/embedded/check-port.ts'
import { isWrong, startEmbedded } from './platform/embedded/start-embedded.ts'
import { type Env, readEnv } from './platform/env.ts'
import { withSandbox } from './platform/payment-sandbox/start-sandbox.ts'
import { startServices } from './platform/start.ts'
import { readyLines, makeWorldOnce } from './platform/welcome.ts'

/** Ends with one sentence that a person can act on. */
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
  if (isWrong(embedded)) give(embedded.wrong)
  void embedded.ended.then(() => {
    if (!stopping)
      give(
        'The bundled PostgreSQL ended unexpectedly. Start again: nothing that was confirmed is lost.',
      )
  })
  return embedded
}

let stopping = false
const started = performance.now()
const env = readEnv(process.env)
if ('wrong' in env) give(env.wrong)
const busy = await checkPort(env.PORT, env.host)
if (busy) give(typeof busy === 'string' ? busy : busy.wrong)
const database = await databaseFor(env)
const unsafe = await unsafeBecause(database.connection)
if (unsafe) give(unsafe)
// The bundle stands in dist/, the source in src/; the migrations are plain files beside the source.
const here = dirname(fileURLToPath(import.meta.url))
const source = existsSync(join(here, 'db/migrations')) ? here : join(here, '../src')
await migrate(database.connection, join(source, 'db/migrations'))
const running = await startServices(await withSandbox(env), {
  connection: database.connection,
  webDist: join(source, '../../web/dist'),
  ticking: true,
})
if (env.demo && !env.FLEDGE_EMPTY) await makeWorldOnce(running)
await running.app.listen({ port: env.PORT, host: env.host })
process.stdout.write(await readyLines(running, performance.now() - started))

async function stop(): Promise<void> {
  if (stopping) return
  stopping = true
  setTimeout(() => process.exit(1), 15_000).unref()
  await running.stop()
  await database.stop()
  process.exit(0)
}
process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
