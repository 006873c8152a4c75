import { join, resolve } from 'node:path'
import type { Env } from '../env.ts'
import { createDiskStore } from '../files/disk-store.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ErrorLog } from '../jobs/run-job.ts'
import { archiveAllFiles, createArchivingStore } from './file-archive.ts'

/** Opens the store in the data folder, which keeps a copy of each file if backups are configured. */
export function openDiskFiles(
  { DATA_DIR, BACKUP_DIR }: Pick<Env, 'DATA_DIR' | 'BACKUP_DIR'>,
  log: ErrorLog,
): FileStore {
  const files = resolve(DATA_DIR, 'files')
  const store = createDiskStore(files)
  if (!BACKUP_DIR) return store
  const archive = join(resolve(BACKUP_DIR), 'files')
  const onError = (error: unknown) => log.error({ err: error }, 'a file could not be archived')
  // What the last run did not archive any more, e.g. because it was killed.
  void archiveAllFiles(files, archive).catch(onError)
  return createArchivingStore(store, { files, archive, onError })
}
