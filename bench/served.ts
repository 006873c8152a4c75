// Separate process: the product on a scratch folder. The parent asks it over IPC to add data and to
// report its CPU time and the SQL of a request.
import 'temporal-polyfill/global'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../apps/server/src/platform/db/migrate.ts'
import { startEmbedded } from '../apps/server/src/platform/embedded/start-embedded.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'
import { withSandbox } from '../apps/server/src/platform/payment-sandbox/start-sandbox.ts'
import { startServices } from '../apps/server/src/platform/start.ts'
import { seedDemoData } from '../apps/server/src/demo-data/make-world.ts'
import type { Asked, Recorded } from './talk.ts'
import { growTo } from './scale.ts'

const root = join(import.meta.dirname, '..')
const recorded: Recorded[] = []
let recording = false

/** Records the product's statements while a request is recorded. */
function listen(): void {
  // The driver's own method, called with its original arguments.
  const prototype = pg.Client.prototype as unknown as {
    query: (this: unknown, ...args: unknown[]) => unknown
  }
  const query = prototype.query
  prototype.query = function (...args) {
    const [first] = args
    // pg accepts a string, or an object with name, text and values.
    const asked = typeof first === 'string' ? { text: first } : (first as Recorded)
    if (recording && typeof asked?.text === 'string')
      recorded.push({ name: asked.name, text: asked.text, values: asked.values })
    return query.apply(this, args)
  }
}

const env = readEnv(process.env)
if ('wrong' in env) throw new Error(env.wrong)
const database = await startEmbedded({ dataDir: env.DATA_DIR })
if ('wrong' in database) throw new Error(database.wrong)
await migrate(database.connection, join(root, 'apps/server/src/db/migrations'))
const running = await startServices(await withSandbox(env), {
  connection: database.connection,
  webDist: join(root, 'apps/web/dist'),
  ticking: false,
})
const failures = await seedDemoData(running)
for (const { story, error } of failures ?? []) process.stderr.write(`${story}: ${String(error)}\n`)
listen()
await running.app.listen({ port: env.PORT, host: '127.0.0.1' })

process.on('message', (asked: Asked) => void answer(asked))
process.on('disconnect', () => void stop())

async function answer(asked: Asked): Promise<void> {
  if (asked.what === 'grow') await growTo(running.services.database.pool, asked.to)
  if (asked.what === 'record') recorded.length = 0
  if (asked.what !== 'cpu') recording = asked.what === 'record'
  const { user, system } = process.cpuUsage()
  process.send?.({
    cpu: user + system,
    recorded: asked.what === 'recorded' ? recorded : [],
    connection: database && !('wrong' in database) ? database.connection : {},
  })
}

async function stop(): Promise<void> {
  await running.stop()
  if (!('wrong' in database)) await database.stop()
  process.exit(0)
}
process.send?.({ ready: true })
