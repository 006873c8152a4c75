import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { findFreePort } from '../../platform/testing/free-port.ts'

// npm test has built the server; its bundle starts in a tenth of the time.
const main = process.env.FLEDGE_SERVER ?? fileURLToPath(new URL('../../main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * The product as a separate process without configuration, which can be killed and restarted on the
 * same data.
 */
export interface ServerProcess {
  readonly at: string
  readonly dataDir: string
  /** Its whole output so far, across restarts. */
  readonly output: () => string
  readonly pool: () => pg.Pool
  start(): Promise<void>
  /** Kills the process without a shutdown, like a power cut. */
  kill(): Promise<void>
  /** Kills its PostgreSQL; the server ends with it. */
  killDatabase(): Promise<void>
  /** Sends SIGTERM. @returns the exit code */
  stop(): Promise<number | null>
  /** Ends the process and deletes its data. */
  clear(): Promise<void>
}

/** The state of the current process and of its predecessors. */
interface State {
  child: ChildProcess | null
  pool: pg.Pool | null
  output: string
}

export async function createServerProcess(): Promise<ServerProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-crash-'))
  // If this process is root, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755)
  const port = await findFreePort()
  const at = `http://127.0.0.1:${port}`
  const state: State = { child: null, pool: null, output: '' }
  const signal = (name: NodeJS.Signals) => {
    state.child?.kill(name)
    return waitForEnd(state)
  }
  return {
    at,
    dataDir,
    output: () => state.output,
    pool: () => (state.pool ??= openPool(dataDir)),
    async start() {
      const child = spawnServer(state, port, dataDir)
      state.child = child
      await waitUntilReady(at, child, () => state.output)
    },
    kill: async () => void (await signal('SIGKILL')),
    async killDatabase() {
      process.kill(Number(readPostmaster(dataDir)[0]), 'SIGKILL')
      await waitForEnd(state)
    },
    stop: () => signal('SIGTERM'),
    async clear() {
      await signal('SIGTERM')
      const data = existsSync(join(dataDir, 'pg18')) ? realpathSync(join(dataDir, 'pg18')) : dataDir
      for (const folder of [data, dataDir]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function spawnServer(state: State, port: number, dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [main], {
    cwd: root,
    env: {
      ...buildCleanEnv(),
      // A killed server starts again without compiling its sources again.
      NODE_COMPILE_CACHE: join(tmpdir(), 'fledge-compile-cache'),
      PORT: String(port),
      DATA_DIR: dataDir,
      FLEDGE_EMPTY: '1',
      LOG_LEVEL: 'debug',
      // Offers are approved at once, without the time to undo.
      UNDO_SECONDS: '0',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      state.output += text
    })
  return child
}

/** Waits for the end of the process and closes its pool. @returns the exit code */
async function waitForEnd(state: State): Promise<number | null> {
  const { child } = state
  if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  await state.pool?.end().catch(() => {})
  state.pool = null
  return child?.exitCode ?? null
}

/** Hides the test run's own settings from the process. */
const buildCleanEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
})

/**
 * Returns the lines of PostgreSQL's postmaster.pid: process, folder, start, port, socket folder.
 */
const readPostmaster = (dataDir: string): readonly string[] =>
  readFileSync(join(dataDir, 'pg18', 'postmaster.pid'), 'utf8').split('\n')

function openPool(dataDir: string): pg.Pool {
  const [, , , port, host] = readPostmaster(dataDir)
  const pool = new pg.Pool({ host, port: Number(port), user: 'fledge', database: 'fledge', max: 4 })
  // The tests kill its server on purpose.
  pool.on('error', () => {})
  return pool
}

async function waitUntilReady(
  at: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 50) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode}:\n${output().slice(-2000)}`)
    const answer = await fetch(`${at}/ready`).catch(() => null)
    if (answer?.status === 200) return
    await sleep(50)
  }
  throw new Error(`the server is not ready after a minute:\n${output().slice(-2000)}`)
}
