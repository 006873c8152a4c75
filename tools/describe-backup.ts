import type { BaseBackup } from '../apps/server/src/platform/backup/backup-folder.ts'
import type { PruneResult } from '../apps/server/src/platform/backup/prune-backups.ts'

interface BackupFacts {
  readonly backup: Pick<BaseBackup, 'bytes'>
  readonly path: string
  /** Files that the archive did not have yet. */
  readonly added: number
  readonly pruned: PruneResult
  readonly oldest: Pick<BaseBackup, 'endedAt'>
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

/**
 * Says what a backup copied and deleted, and which moments can be restored now: from the end of the
 * oldest base backup on, which is this one only if there is no other.
 */
export function describeBackup({ backup, path, added, pruned, oldest }: BackupFacts): string {
  const { backups, segments, files } = pruned
  const deleted = [
    ...(backups > 0 ? [count(backups, 'old backup')] : []),
    ...(segments > 0 ? [`${count(segments, 'segment')} of the log`] : []),
    ...(files > 0 ? [count(files, 'file')] : []),
  ]
  return [
    `Backed up the database (${(backup.bytes / 2 ** 20).toFixed(0)} MB) to ${path}.`,
    added > 0
      ? `Copied ${count(added, 'file')} that the archive did not have yet.`
      : 'The archive already has all files.',
    `Any moment from ${oldest.endedAt} on can be restored.`,
    deleted.length > 0 ? `Deleted what is no longer needed: ${deleted.join(', ')}.` : '',
  ]
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('')
}
