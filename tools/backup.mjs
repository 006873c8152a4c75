// npm run backup [-- --keep-days 30]: copies the bundled database and its files to BACKUP_DIR,
// while the product runs or not, and deletes what is older than the days that are kept.
import { join, resolve } from 'node:path'
import pg from 'pg'
import { describeBackup } from './describe-backup.ts'
import { exitWithError, root } from './install.mjs'
import { findDataDir, openCommandDatabase } from './open-database.mjs'

const usage = 'Usage: BACKUP_DIR=/var/backups/fledge npm run backup [-- --keep-days 30]'
const [option, value = '30', ...more] = process.argv.slice(2)
const keepDays = Number(value)
if ((option !== undefined && option !== '--keep-days') || more.length > 0 || !(keepDays >= 1))
  exitWithError(usage)
const { BACKUP_DIR, DATABASE_URL } = process.env
if (!BACKUP_DIR)
  exitWithError(`Set BACKUP_DIR to the folder that the product was started with. ${usage}`)
if (DATABASE_URL)
  exitWithError(
    'DATABASE_URL is set. Back that database up with its own tools (docs/runbooks/backup.md).',
  )
const dataDir = findDataDir()
const backupDir = resolve(root, BACKUP_DIR)

const { findPostgresOwner } = await import('../apps/server/src/platform/embedded/owner.ts')
const { listBaseBackups, openBackupFolder } =
  await import('../apps/server/src/platform/backup/backup-folder.ts')
const { createBaseBackup } = await import('../apps/server/src/platform/backup/base-backup.ts')
const { archiveAllFiles } = await import('../apps/server/src/platform/backup/file-archive.ts')
const { pruneBackups } = await import('../apps/server/src/platform/backup/prune-backups.ts')
const { systemClock } = await import('../apps/server/src/platform/clock/clock.ts')

/** A product that was started without the folder archives no log, so no moment could be restored. */
async function checkArchive(connection, { wal }) {
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query(
    "select current_setting('basic_archive.archive_directory', true) as folder",
  )
  await client.end()
  if (rows[0]?.folder !== wal)
    exitWithError(
      `The running product does not archive to ${backupDir}. Start it with BACKUP_DIR=${backupDir}, then try again.`,
    )
}

const database = await openCommandDatabase()
const folder = openBackupFolder(backupDir, findPostgresOwner(join(dataDir, 'pg18')))
const { connection } = database
await checkArchive(connection, folder)
const backup = await createBaseBackup({ connection, dataDir, folder, clock: systemClock })
await database.stop()
const files = join(dataDir, 'files')
const added = await archiveAllFiles(files, folder.files)
const now = systemClock.now()
const keepFrom = new Date(now.getTime() - keepDays * 86_400_000)
const pruned = await pruneBackups(folder, { files, now, keepFrom })
const [oldest = backup] = listBaseBackups(folder)
process.stdout.write(
  describeBackup({ backup, path: join(folder.base, backup.name), added, pruned, oldest }),
)
