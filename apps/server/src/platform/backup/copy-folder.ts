import { chown, copyFile, lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { Owner } from '../embedded/owner.ts'

export interface CopyOptions {
  /** Paths relative to the folder whose content is left out; the folder itself is created. */
  readonly emptied?: ReadonlySet<string>
  /** Whether to leave out a file, by its name. */
  readonly isLeftOut?: (name: string) => boolean
  readonly owner?: Owner | undefined
}

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * Copies a folder that may change while it is copied: files that disappear are left out.
 * @param at path within the folder, empty for all of it
 * @returns the number of bytes copied
 */
export async function copyFolder(
  from: string,
  to: string,
  options: CopyOptions = {},
  at = '',
): Promise<number> {
  const { emptied, isLeftOut, owner } = options
  const target = join(to, at)
  const give = async (path: string) => {
    if (owner) await chown(path, owner.uid, owner.gid)
  }
  await mkdir(target, { recursive: true, mode: 0o700 })
  await give(target)
  if (emptied?.has(at)) return 0
  let bytes = 0
  for (const entry of await readdir(join(from, at), { withFileTypes: true })) {
    const path = join(at, entry.name)
    if (entry.isDirectory()) bytes += await copyFolder(from, to, options, path)
    if (entry.isSymbolicLink()) await symlink(await readlink(join(from, path)), join(to, path))
    if (!entry.isFile() || isLeftOut?.(entry.name)) continue
    try {
      await copyFile(join(from, path), join(to, path))
      await give(join(to, path))
      bytes += (await lstat(join(to, path))).size
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
  return bytes
}
