import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { type Cluster, initialise, run, type Running, type SocketConnection } from './cluster.ts'
import { canWrite, type Owner, ownerFor } from './owner.ts'
import { endLeftover, takeFolder } from './processes.ts'
import {
  freeBytes,
  describeStartError,
  startErrors,
  StartError,
  type StartFailure,
} from './start-errors.ts'

export { isStartFailure } from './start-errors.ts'

/** The bundled PostgreSQL, running. */
export interface Embedded {
  /** For `new pg.Pool(connection)`. */
  readonly connection: SocketConnection
  /** The same as an address, for programs that take DATABASE_URL. */
  readonly url: string
  /** Settles when PostgreSQL ends, asked or not. */
  readonly ended: Promise<void>
  /** Ends PostgreSQL and gives the data folder back. Close the pool first. */
  stop(): Promise<void>
}

const settings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: 100,
  max_wal_size: '512MB',
  // A container's /dev/shm is often 64 MB: parallel plans would fail there under load.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // No address or name of a person in a log line: no statements, no details of a broken constraint.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_checkpoints: 'off',
} as const

/** What a folder must have free before its first start. */
const needed = 80 * 1024 * 1024

/**
 * Starts PostgreSQL 18 on `<dataDir>/pg18`; makes it on the first run, recovers it after a kill, runs as root too.
 * @param options.dataDir the data folder (DATA_DIR), relative to the working directory or absolute
 * @returns the running server, or `{wrong}`: one sentence that says why not and what to do
 */
export async function startEmbedded(options: {
  readonly dataDir: string
}): Promise<Embedded | StartFailure> {
  const dataDir = resolve(options.dataDir)
  const log = join(dataDir, 'postgres.log')
  let release = () => {}
  try {
    mkdirSync(dataDir, { recursive: true })
    const taken = takeFolder(dataDir)
    if ('heldBy' in taken) return { wrong: startErrors.running(dataDir, taken.heldBy) }
    release = taken.release
    const running = await begin(dataDir, log)
    const stop = async () => {
      await running.stop()
      release()
    }
    return {
      connection: running.connection,
      url: addressOf(running.connection),
      ended: running.ended,
      stop,
    }
  } catch (error) {
    release()
    return { wrong: describeStartError(error, dataDir, log) }
  }
}

/** A connection as an address; pg and psql both read the socket's folder from `host`. */
export function addressOf(connection: SocketConnection): string {
  return `postgresql:///${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}&user=${connection.user}`
}

async function begin(dataDir: string, log: string): Promise<Running> {
  const link = join(dataDir, 'pg18')
  const owner = ownerFor(link)
  const folder = placeFor(link, owner)
  const binaries = findBinaries(owner, '/var/lib/fledge')
  const cluster: Cluster = { folder, log, owner, binaries, settings }
  checkVersion(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    if (freeBytes(dataDir) < needed) throw new StartError(startErrors.full(dataDir))
    rmSync(folder, { recursive: true, force: true })
    await initialise(cluster)
  }
  await endLeftover(folder)
  return patiently(cluster)
}

/** After a kill -9 of PostgreSQL itself, its last children hold the shared memory for a moment. */
async function patiently(cluster: Cluster): Promise<Running> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run(cluster)
    } catch (error) {
      if (tries >= 20 || !(error instanceof Error && /shared memory block/.test(error.message)))
        throw error
      await sleep(250)
    }
  }
}

function checkVersion(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new StartError(startErrors.broken(folder))
  const found = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (found !== '18') throw new StartError(startErrors.version(folder, found))
}

/**
 * Where the data really lies. As root, in a checkout that is closed to the user PostgreSQL runs as (as under /root),
 * it lies in /var/lib/fledge, and `pg18` is a link to it.
 */
function placeFor(link: string, owner: Owner | undefined): string {
  if (existsSync(link)) return realpathSync(link)
  if (!owner) return link
  const trial = mkdtempSync(`${link}.try-`)
  chownSync(trial, owner.uid, owner.gid)
  const open = canWrite(owner, trial)
  rmSync(trial, { recursive: true, force: true })
  if (open) return link
  mkdirSync('/var/lib/fledge', { recursive: true, mode: 0o755 })
  const elsewhere = mkdtempSync('/var/lib/fledge/data-')
  chownSync(elsewhere, owner.uid, owner.gid)
  rmSync(link, { force: true })
  symlinkSync(elsewhere, link)
  return elsewhere
}
