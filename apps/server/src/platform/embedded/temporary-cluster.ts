import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { type Cluster, initialiseCluster, runCluster, takeOverCluster } from './cluster.ts'
import { findPostgresOwner } from './owner.ts'
import { isProcessRunning, endLeftoverPostgres } from './processes.ts'
import { toDatabaseUrl, type EmbeddedDatabase } from './start-embedded.ts'

const prefix = 'fledge-test-'
const memoryFolder = '/dev/shm'
const gigabyte = 2 ** 30

/**
 * Uses memory if there is enough: copying a template creates 700 files, which takes a third of the
 * time there. A run needs about 1 GB, most of it write-ahead log.
 */
function chooseClusterFolder(): string {
  if (!existsSync(memoryFolder) || process.availableMemory() < 8 * gigabyte) return tmpdir()
  const { bavail, bsize } = statfsSync(memoryFolder)
  return bavail * bsize >= 4 * gigabyte ? memoryFolder : tmpdir()
}

const temporarySettings: Cluster['settings'] = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  shared_buffers: '256MB',
  max_connections: 200,
  max_wal_size: '2GB',
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  autovacuum: 'off',
  jit: 'off',
  timezone: 'UTC',
  // For `strategy file_copy`: the kernel clones a template's files, which takes a third of the
  // time of PostgreSQL's own copy.
  ...(process.platform === 'linux' ? { file_copy_method: 'clone' } : {}),
}

export interface TemporaryClusterOptions {
  /** Settings besides those of a fast cluster, or instead of them. */
  readonly settings?: Cluster['settings']
  /** Creates the data folder; empty data if absent. */
  readonly create?: (cluster: Cluster) => Promise<void>
}

export interface TemporaryCluster extends EmbeddedDatabase {
  readonly folder: string
  /** Kills it without a shutdown, like a power cut of its machine. */
  kill(): Promise<void>
  /** Starts it again on the same folder, after it was killed. */
  restart(): Promise<void>
}

/**
 * Starts a PostgreSQL for one test run, in memory or the temporary folder: fast, not durable,
 * deleted by `stop()`. Clears what a killed run left behind first.
 * @throws if it does not start
 */
export async function startTemporaryCluster({
  settings = {},
  create = initialiseCluster,
}: TemporaryClusterOptions = {}): Promise<TemporaryCluster> {
  await deleteAbandonedClusters()
  const place = mkdtempSync(join(chooseClusterFolder(), `${prefix}${process.pid}-`))
  chmodSync(place, 0o755)
  const folder = join(place, 'pg18')
  const owner = findPostgresOwner(folder)
  if (owner) chmodSync(place, 0o755)
  const cluster: Cluster = {
    folder,
    owner,
    log: join(place, 'postgres.log'),
    binaries: findBinaries(owner, '/var/lib/fledge'),
    settings: { ...temporarySettings, ...settings },
  }
  await create(cluster)
  let running = await runCluster(cluster)
  return {
    connection: running.connection,
    url: toDatabaseUrl(running.connection),
    folder,
    ended: running.ended,
    async kill() {
      process.kill(running.pid, 'SIGKILL')
      await running.ended
    },
    async restart() {
      running = await takeOverCluster(cluster)
    },
    async stop() {
      await running.stop()
      rmSync(place, { recursive: true, force: true })
    },
  }
}

async function deleteAbandonedClusters(): Promise<void> {
  const folders = [...new Set([tmpdir(), memoryFolder])].filter((folder) => existsSync(folder))
  const remaining = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter(
        (name) =>
          name.startsWith(prefix) &&
          !isProcessRunning(Number(name.slice(prefix.length).split('-')[0])),
      )
      .map((name) => join(folder, name)),
  )
  await Promise.all(
    remaining.map(async (place) => {
      await endLeftoverPostgres(join(place, 'pg18'))
      rmSync(place, { recursive: true, force: true })
    }),
  )
}
