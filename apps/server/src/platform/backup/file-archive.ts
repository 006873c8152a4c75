import { copyFile, link, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../files/file-store.ts'

const sizeOf = async (path: string) => (await lstat(path).catch(() => null))?.size ?? null

/**
 * Copies a file into the archive unless it is there. Files never change once they are complete, so
 * a link is enough on the same disk; an archive elsewhere gets a copy.
 * @returns whether it was missing
 */
async function archiveFile(from: string, to: string): Promise<boolean> {
  const size = await sizeOf(from)
  if (size === null || (await sizeOf(to)) === size) return false
  await mkdir(dirname(to), { recursive: true })
  const part = `${to}.part`
  await rm(part, { force: true })
  await link(from, part).catch(() => copyFile(from, part))
  await rename(part, to)
  return true
}

/** Copies what the archive lacks, e.g. what was uploaded before backups were configured. */
export async function archiveAllFiles(files: string, archive: string): Promise<number> {
  let added = 0
  const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.endsWith('.part')) continue
    const path = join(entry.parentPath, entry.name)
    const to = join(archive, path.slice(files.length + 1))
    if (await archiveFile(path, to)) added += 1
  }
  return added
}

export interface FileArchiveOptions {
  /** The store's folder. */
  readonly files: string
  readonly archive: string
  /** Reports a file that could not be copied; the upload succeeds nevertheless. */
  readonly onError: (error: unknown) => void
}

/** Keeps a copy of each file in the archive, where it stays when it is deleted. */
export function createArchivingStore(store: FileStore, options: FileArchiveOptions): FileStore {
  const { files, archive, onError } = options
  const keep = (key: string) => archiveFile(join(files, key), join(archive, key)).catch(onError)
  return {
    ...store,
    async put(key, bytes) {
      await store.put(key, bytes)
      await keep(key)
    },
    async finish(key, size) {
      await store.finish(key, size)
      await keep(key)
    },
  }
}
