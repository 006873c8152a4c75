import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { DatabaseAccess } from '../../platform/db/database-access.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'

const program = fileURLToPath(new URL('web-process.ts', import.meta.url))

// Required for a role alone; the connection is that of the test.
const webRole = { FLEDGE_ROLE: 'web', DATABASE_URL: 'postgres://shared/fledge' }

/** A process or a server with the role `web`, on the database of a test server. */
export interface WebProcess {
  readonly at: string
  stop(): Promise<void>
}

/** Starts the product without the checks of main.ts, and waits until it listens. */
export async function forkProduct(
  access: DatabaseAccess,
  settings: Readonly<Record<string, string>>,
): Promise<{ readonly at: string; readonly child: ChildProcess }> {
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      // The sources are compiled once for all processes of all runs.
      NODE_COMPILE_CACHE: join(tmpdir(), 'fledge-compile-cache'),
      NODE_ENV: 'test',
      FLEDGE_ACCESS: JSON.stringify(access),
      DB_POOL: '10',
      LOG_LEVEL: 'error',
      UNDO_SECONDS: '0',
      ...settings,
    },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [at] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) =>
      Promise.reject(new Error(`the web process ended with ${code}`)),
    ),
  ])
  return { at: String(at), child }
}

/** Starts a web process beside a test server, with its secret and its files. */
export async function startWebProcess({ running }: TestServer): Promise<WebProcess> {
  const { env, database } = running.services
  const { APP_SECRET = '', DATA_DIR } = env
  const { at, child } = await forkProduct(database.access, { ...webRole, APP_SECRET, DATA_DIR })
  const ended = once(child, 'exit')
  return {
    at,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

/** Starts a web server beside a test server, in this process. */
export async function startWebServer(server: TestServer): Promise<WebProcess> {
  const web = await startTestServer(
    { ...webRole, DB_POOL: '10' },
    { beside: server, files: server.running.services.files },
  )
  const at = await web.running.app.listen({ port: 0, host: '127.0.0.1' })
  return { at, stop: () => web.stop() }
}
