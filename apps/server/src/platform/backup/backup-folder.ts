import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { canWrite, type Owner } from '../embedded/owner.ts'
import { StartError } from '../embedded/start-errors.ts'

/** The parts of a backup folder (BACKUP_DIR). */
export interface BackupFolder {
  readonly root: string
  /** A folder for each base backup, named after the time at which it began. */
  readonly base: string
  /** PostgreSQL's write-ahead log, a file for each segment. */
  readonly wal: string
  /** Uploaded files, those that were deleted since, too. */
  readonly files: string
}

/** Facts about a base backup (`backup.json` in its folder). */
export interface BaseBackup {
  /** Name of its folder. */
  readonly name: string
  /** ISO instants; it can be restored to any moment from `endedAt` on. */
  readonly startedAt: string
  readonly endedAt: string
  /** The first segment of the write-ahead log that it needs. */
  readonly firstSegment: string
  /** Size of the copied files. */
  readonly bytes: number
}

export const backupFile = 'backup.json'

/** PostgreSQL archives a segment at least this often while something changes. */
const archiveSeconds = 30

const toFolder = (root: string): BackupFolder => ({
  root,
  base: join(root, 'base'),
  wal: join(root, 'wal'),
  files: join(root, 'files'),
})

/**
 * Creates the parts of a backup folder that are missing.
 * @param owner the user that PostgreSQL runs as, who writes the log
 * @throws StartError if PostgreSQL cannot write to it
 */
export function openBackupFolder(path: string, owner: Owner | undefined): BackupFolder {
  const folder = toFolder(resolve(path))
  // The command that fetches a segment of the log goes through a shell.
  if (/["$`\\%\n]/.test(folder.root))
    throw new StartError(
      `BACKUP_DIR cannot contain ", $, \`, \\ or %: ${folder.root}. Choose another folder.`,
    )
  mkdirSync(folder.root, { recursive: true })
  for (const part of [folder.base, folder.wal, folder.files])
    if (!existsSync(part)) mkdirSync(part, { mode: 0o700 })
  if (!owner) return folder
  chmodSync(folder.root, 0o711)
  chownSync(folder.wal, owner.uid, owner.gid)
  if (!canWrite(owner, folder.wal))
    throw new StartError(
      `PostgreSQL, which runs as ${owner.name}, cannot write to ${folder.wal}. Set BACKUP_DIR to a folder that every user may pass through, such as /var/backups/fledge.`,
    )
  return folder
}

/** Returns the settings with which PostgreSQL archives its write-ahead log. */
export const getArchiveSettings = ({ wal }: BackupFolder) => ({
  archive_mode: 'on',
  archive_library: 'basic_archive',
  'basic_archive.archive_directory': wal,
  archive_timeout: archiveSeconds,
})

/** Returns the complete base backups, the oldest first. */
export function listBaseBackups({ base }: BackupFolder): readonly BaseBackup[] {
  return readdirSync(base)
    .map((name) => join(base, name, backupFile))
    .filter((file) => existsSync(file))
    .map((file): BaseBackup => JSON.parse(readFileSync(file, 'utf8')))
    .toSorted((a, b) => (a.endedAt < b.endedAt ? -1 : 1))
}
