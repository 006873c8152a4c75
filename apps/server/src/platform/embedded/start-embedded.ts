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
import { getArchiveSettings, openBackupFolder } from '../backup/backup-folder.ts'
import { findBinaries } from './binaries.ts'
import {
  type Cluster,
  initialiseCluster,
  takeOverCluster,
  type RunningCluster,
  type SocketConnection,
} from './cluster.ts'
import { canWrite, type Owner, findPostgresOwner } from './owner.ts'
import { claimFolder } from './processes.ts'
import { getFreeBytes, startErrors, StartError, toStartError } from './start-errors.ts'

/** The running bundled PostgreSQL. */
export interface EmbeddedDatabase {
  /** Options for `new pg.Pool(connection)`. */
  readonly connection: SocketConnection
  /** The connection as a URL, for programs that use DATABASE_URL. */
  readonly url: string
  /** Settles when PostgreSQL ends, whether requested or not. */
  readonly ended: Promise<void>
  /** Ends PostgreSQL and releases the data folder. Close the pool first. */
  stop(): Promise<void>
}

/** Settings of the bundled PostgreSQL, for people's data. */
export const databaseSettings = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  shared_buffers: '128MB',
  max_connections: 100,
  // A statement on a partitioned table locks each partition and its indexes.
  max_locks_per_transaction: 128,
  max_wal_size: '512MB',
  // A container's /dev/shm is often only 64 MB, so parallel plans would fail under load.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Keeps personal data out of the log: no statements and no details of constraint violations.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_min_messages: 'log',
  log_checkpoints: 'off',
} as const

/** Free disk space in bytes that the first start needs. */
const requiredBytes = 80 * 1024 * 1024

/**
 * Starts PostgreSQL 18 on `<dataDir>/pg18`. Creates the folder on the first run, recovers after a
 * kill, and works as root too.
 * @param options.dataDir the data folder (DATA_DIR), relative to the working directory or absolute
 * @param options.backupDir where PostgreSQL archives its log (BACKUP_DIR); nowhere if absent
 * @throws StartError with one sentence that says why it did not start and what to do
 */
export async function startEmbedded(options: {
  readonly dataDir: string
  readonly backupDir?: string | undefined
}): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir)
  const log = join(dataDir, 'postgres.log')
  let release = () => {}
  try {
    mkdirSync(dataDir, { recursive: true })
    release = claimFolder(dataDir)
    const running = await startOnFolder(dataDir, log, options.backupDir)
    const stop = async () => {
      await running.stop()
      release()
    }
    return {
      connection: running.connection,
      url: toDatabaseUrl(running.connection),
      ended: running.ended,
      stop,
    }
  } catch (error) {
    release()
    throw toStartError(error, dataDir, log)
  }
}

/** Returns a connection as a URL; pg and psql both read the socket's folder from `host`. */
export function toDatabaseUrl(connection: SocketConnection): string {
  return `postgresql:///${connection.database}?host=${encodeURIComponent(connection.host)}&port=${connection.port}&user=${connection.user}`
}

async function startOnFolder(
  dataDir: string,
  log: string,
  backupDir: string | undefined,
): Promise<RunningCluster> {
  const link = join(dataDir, 'pg18')
  const owner = findPostgresOwner(link)
  const folder = resolveDataFolder(link, owner)
  const binaries = findBinaries(owner, '/var/lib/fledge')
  const settings = backupDir
    ? { ...databaseSettings, ...getArchiveSettings(openBackupFolder(backupDir, owner)) }
    : databaseSettings
  const cluster: Cluster = { folder, log, owner, binaries, settings }
  checkVersion(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    if (getFreeBytes(dataDir) < requiredBytes) throw new StartError(startErrors.full(dataDir))
    rmSync(folder, { recursive: true, force: true })
    await initialiseCluster(cluster)
  }
  return takeOverCluster(cluster)
}

function checkVersion(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new StartError(startErrors.broken(folder))
  const version = readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18') throw new StartError(startErrors.version(folder, version))
}

/**
 * Returns the real location of the data. If this process is root and the checkout is closed to
 * PostgreSQL's user (e.g. under /root), the data is in /var/lib/fledge, and `pg18` is a link to it.
 */
function resolveDataFolder(link: string, owner: Owner | undefined): string {
  if (existsSync(link)) return realpathSync(link)
  if (!owner) return link
  const trial = mkdtempSync(`${link}.try-`)
  chownSync(trial, owner.uid, owner.gid)
  const open = canWrite(owner, trial)
  rmSync(trial, { recursive: true, force: true })
  if (open) return link
  mkdirSync('/var/lib/fledge', { recursive: true, mode: 0o755 })
  const otherFolder = mkdtempSync('/var/lib/fledge/data-')
  chownSync(otherFolder, owner.uid, owner.gid)
  rmSync(link, { force: true })
  symlinkSync(otherFolder, link)
  return otherFolder
}
