import { existsSync, realpathSync } from 'node:fs'
import { copyFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Clock } from '../clock/clock.ts'
import type { SocketConnection } from '../embedded/cluster.ts'
import type { Owner } from '../embedded/owner.ts'
import { backupFile, type BackupFolder, type BaseBackup } from './backup-folder.ts'
import { copyFolder } from './copy-folder.ts'

/**
 * What PostgreSQL's manual leaves out of a copy of a running server ("Making a Base Backup Using
 * the Low Level API"): its log, which is archived, and what it builds again when it starts.
 */
export const emptiedFolders: ReadonlySet<string> = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
])
const isLeftOut = (name: string) =>
  ['postmaster.pid', 'postmaster.opts', 'pg_internal.init', 'backup_label'].includes(name) ||
  name.startsWith('pgsql_tmp') ||
  name.startsWith('.s.PGSQL')

/** Files of the data folder that belong to the data: without its secret, nothing signed is valid. */
export const keptFiles = ['secret'] as const

export interface BackupOptions {
  readonly connection: SocketConnection
  readonly dataDir: string
  readonly folder: BackupFolder
  readonly clock: Clock
}

interface CopyClusterOptions {
  /** Connection to the running cluster, which is used until the copy is complete. */
  readonly client: pg.Client
  readonly label: string
  readonly from: string
  readonly to: string
  /** Who owns the copy; the user of this process if absent. */
  readonly owner?: Owner | undefined
}

/**
 * Copies the data folder of a running PostgreSQL. A start on the copy needs the write-ahead log from
 * the returned segment on.
 */
export async function copyRunningCluster({
  client,
  label,
  from,
  to,
  owner,
}: CopyClusterOptions): Promise<{ readonly firstSegment: string; readonly bytes: number }> {
  const started = await client.query<{ segment: string }>(
    'select pg_walfile_name(pg_backup_start($1, fast => true)) as segment',
    [label],
  )
  const bytes = await copyFolder(realpathSync(from), to, {
    emptied: emptiedFolders,
    isLeftOut,
    owner,
  })
  // Waits until the log that the copy needs is archived, if the cluster archives it.
  const stopped = await client.query<{ labelfile: string; spcmapfile: string }>(
    'select labelfile, spcmapfile from pg_backup_stop()',
  )
  const { labelfile = '', spcmapfile = '' } = stopped.rows[0] ?? {}
  await writeFile(join(to, 'backup_label'), labelfile)
  if (spcmapfile.trim() !== '') await writeFile(join(to, 'tablespace_map'), spcmapfile)
  return { firstSegment: started.rows[0]?.segment ?? '', bytes }
}

/** Copies PostgreSQL's data while it runs. The copy and the archived log give any later moment. */
export async function createBaseBackup(options: BackupOptions): Promise<BaseBackup> {
  const { connection, dataDir, folder, clock } = options
  const startedAt = clock.now().toISOString()
  const name = startedAt.replaceAll(/[:.]/g, '-')
  const part = join(folder.base, `${name}.part`)
  const client = new pg.Client({ ...connection, options: '-c statement_timeout=0' })
  await client.connect()
  try {
    const { firstSegment, bytes } = await copyRunningCluster({
      client,
      label: name,
      from: join(dataDir, 'pg18'),
      to: join(part, 'pg18'),
    })
    for (const file of keptFiles)
      if (existsSync(join(dataDir, file))) await copyFile(join(dataDir, file), join(part, file))
    const endedAt = clock.now().toISOString()
    const backup: BaseBackup = { name, startedAt, endedAt, firstSegment, bytes }
    await writeFile(join(part, backupFile), JSON.stringify(backup, null, 2))
    await rename(part, join(folder.base, name))
    return backup
  } finally {
    await client.end()
    await rm(part, { recursive: true, force: true })
  }
}
