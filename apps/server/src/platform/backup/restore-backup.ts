import { existsSync, realpathSync } from 'node:fs'
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries } from '../embedded/binaries.ts'
import { runCluster, type RunningCluster, type SocketConnection } from '../embedded/cluster.ts'
import { findPostgresOwner, type Owner } from '../embedded/owner.ts'
import { claimFolder } from '../embedded/processes.ts'
import { databaseSettings } from '../embedded/start-embedded.ts'
import { StartError } from '../embedded/start-errors.ts'
import { keptFiles } from './base-backup.ts'
import {
  type BackupFolder,
  type BaseBackup,
  getArchiveSettings,
  listBaseBackups,
  openBackupFolder,
} from './backup-folder.ts'
import { copyFolder } from './copy-folder.ts'

export interface RestoreOptions {
  readonly dataDir: string
  readonly backupDir: string
  /** The moment to restore to; null for the end of the archived log. */
  readonly at: Date | null
  /** Suffix of the folder to which the present data is moved, without characters special to a shell. */
  readonly label: string
}

export interface RestoreResult {
  readonly backup: BaseBackup
  /** Where the data is that was replaced; null if there was none. */
  readonly replaced: string | null
  readonly restoredFiles: number
  /** Keys of files that neither the data folder nor the archive has. */
  readonly missingFiles: readonly string[]
}

/** @returns the newest base backup that ended before the moment */
function chooseBackup(folder: BackupFolder, at: Date | null): BaseBackup {
  const all = listBaseBackups(folder)
  const backup = all.findLast(({ endedAt }) => at === null || new Date(endedAt) <= at)
  if (backup) return backup
  throw new StartError(
    all[0]
      ? `The oldest backup in ${folder.root} ended at ${all[0].endedAt}. Choose a moment after it.`
      : `There is no backup in ${folder.root}. Set BACKUP_DIR to the folder that has them.`,
  )
}

/**
 * Restores the bundled database to a moment and brings back the files that it names. What was there
 * before is kept beside it.
 * @throws StartError if the product runs on the folder, or if the archive does not reach the moment
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoreResult> {
  const dataDir = resolve(options.dataDir)
  const link = join(dataDir, 'pg18')
  const owner = findPostgresOwner(link)
  const folder = openBackupFolder(options.backupDir, owner)
  const backup = chooseBackup(folder, options.at)
  await mkdir(dataDir, { recursive: true })
  const release = claimFolder(dataDir)
  try {
    const data = existsSync(link) ? realpathSync(link) : link
    const replaced = existsSync(data) ? `${data}-${options.label}` : null
    if (replaced) await rename(data, replaced)
    try {
      await copyFolder(join(folder.base, backup.name, 'pg18'), data, { owner })
      const log = join(dataDir, 'postgres.log')
      const files = await recover({ folder, data, replaced, owner, log, at: options.at }, (at) =>
        restoreFiles(at, folder, dataDir),
      )
      await restoreKeptFiles(join(folder.base, backup.name), dataDir)
      return { backup, replaced, ...files }
    } catch (error) {
      await rm(data, { recursive: true, force: true })
      if (replaced) await rename(replaced, data)
      throw error
    }
  } finally {
    release()
  }
}

interface Recovery {
  readonly folder: BackupFolder
  readonly data: string
  readonly replaced: string | null
  readonly owner: Owner | undefined
  readonly log: string
  readonly at: Date | null
}

/** Has PostgreSQL replay the log up to the moment, and asks the result what else it needs. */
async function recover<T>(
  { folder, data, replaced, owner, log, at }: Recovery,
  then: (connection: SocketConnection) => Promise<T>,
): Promise<T> {
  await writeFile(join(data, 'recovery.signal'), '')
  await chmod(data, 0o700)
  // The replaced data has the last segments, which were not archived yet.
  const sources = [folder.wal, ...(replaced ? [join(replaced, 'pg_wal')] : [])]
  const cluster = {
    folder: data,
    log,
    owner,
    binaries: findBinaries(owner, '/var/lib/fledge'),
    settings: {
      ...databaseSettings,
      ...getArchiveSettings(folder),
      restore_command: sources.map((source) => `cp "${source}/%f" "%p"`).join(' || '),
      // Time zones have no names yet when PostgreSQL reads its settings.
      ...(at ? { recovery_target_time: at.toISOString().replace('Z', '+00') } : {}),
      recovery_target_action: 'promote',
    },
  }
  try {
    const running = await runCluster(cluster)
    try {
      await waitUntilRecovered(running)
      return await then(running.connection)
    } finally {
      await running.stop()
    }
  } catch (error) {
    // PostgreSQL ends if the log does not reach the moment.
    if (!at || !/before configured recovery target/.test(await readFile(log, 'utf8'))) throw error
    throw new StartError(
      `Nothing was recorded after ${at.toISOString()}. Leave out --at to restore all there is, or choose an earlier moment.`,
    )
  }
}

/** While it replays the log, PostgreSQL answers reads only. */
async function waitUntilRecovered({ connection, ended }: RunningCluster): Promise<void> {
  const state = { hasEnded: false }
  void ended.then(() => (state.hasEnded = true))
  while (!state.hasEnded) {
    const client = new pg.Client(connection)
    client.on('error', () => {})
    try {
      await client.connect()
      const { rows } = await client.query<{ busy: boolean }>('select pg_is_in_recovery() as busy')
      if (rows[0]?.busy === false) return
    } catch {
      // Not ready yet, or ending.
    } finally {
      await client.end().catch(() => {})
    }
    await delay(100)
  }
  throw new Error('PostgreSQL ended while it replayed the log.')
}

/** Copies the archived files that the restored database names and the data folder lacks. */
async function restoreFiles(
  connection: SocketConnection,
  folder: BackupFolder,
  dataDir: string,
): Promise<Pick<RestoreResult, 'restoredFiles' | 'missingFiles'>> {
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0' })
  await client.connect()
  const { rows } = await client.query<{ key: string; size: string }>(
    'select key, size from files where complete',
  )
  await client.end()
  const sizeOf = async (path: string) => (await lstat(path).catch(() => null))?.size
  const missingFiles: string[] = []
  let restoredFiles = 0
  for (const { key, size } of rows) {
    const [to, from] = [join(dataDir, 'files', key), join(folder.files, key)]
    if ((await sizeOf(to)) === Number(size)) continue
    if ((await sizeOf(from)) === Number(size)) {
      await mkdir(dirname(to), { recursive: true })
      await copyFile(from, to)
      restoredFiles += 1
    } else missingFiles.push(key)
  }
  return { restoredFiles, missingFiles }
}

/** On a new machine, the secret comes back too, so that sessions and links stay valid. */
async function restoreKeptFiles(backup: string, dataDir: string): Promise<void> {
  const present = new Set(await readdir(backup))
  for (const file of keptFiles)
    if (present.has(file) && !existsSync(join(dataDir, file)))
      await copyFile(join(backup, file), join(dataDir, file))
}
