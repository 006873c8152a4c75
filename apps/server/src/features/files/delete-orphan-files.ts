import type { Services } from '../../platform/services.ts'
import { deleteOrphanRows, orphanFiles } from './queries/files.queries.ts'

/**
 * Deletes the bytes of orphaned files, then their rows, so that a failed deletion is retried by the
 * next run.
 */
export async function deleteOrphanFiles({ database, files }: Services): Promise<void> {
  const rows = await database.read().many(orphanFiles)
  if (rows.length === 0) return
  await Promise.all(rows.map((row) => files.remove(row.key)))
  await database.transaction({ kind: 'clock' }, (tx) =>
    tx.run(deleteOrphanRows, { file_ids: rows.map((row) => row.file_id) }),
  )
}
