import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from './file-store.ts'

/** Files in a folder. Keys are made by us, so they stay inside it. */
export function diskStore(root: string): FileStore {
  const at = (key: string) => join(root, key)
  const sizeOf = async (key: string) => (await stat(at(key)).catch(() => null))?.size ?? null
  return {
    async put(key, bytes) {
      await mkdir(dirname(at(key)), { recursive: true })
      const staged = `${at(key)}.${randomUUID()}.part`
      try {
        await writeFile(staged, bytes, { flag: 'wx' })
        await rename(staged, at(key))
      } catch (error) {
        // A full disk leaves a part otherwise.
        await rm(staged, { force: true })
        throw error
      }
    },
    async append(key, from, bytes) {
      await mkdir(dirname(at(key)), { recursive: true })
      const size = (await sizeOf(key)) ?? 0
      if (size !== from) return null
      await appendFile(at(key), bytes)
      return size + bytes.length
    },
    async read(key, range) {
      const size = await sizeOf(key)
      if (size === null) return null
      return {
        size,
        stream: createReadStream(at(key), range ? { start: range.start, end: range.end } : {}),
      }
    },
    bytes: (key) => readFile(at(key)).catch(() => null),
    async move(from, to) {
      await mkdir(dirname(at(to)), { recursive: true })
      await rename(at(from), at(to))
    },
    remove: (key) => rm(at(key), { force: true }),
  }
}
