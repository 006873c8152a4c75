import { randomUUID } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { FileStore, StoredObject } from './file-store.ts'

/** Stores files in a folder. The server generates the keys, so they cannot point outside it. */
export function createDiskStore(root: string): FileStore {
  const at = (key: string) => join(root, key)
  const inTurn = createKeyQueue()
  const sizeOf = async (key: string) => (await stat(at(key)).catch(() => null))?.size ?? null
  return {
    async put(key, bytes) {
      await mkdir(dirname(at(key)), { recursive: true })
      const staged = `${at(key)}.${randomUUID()}.part`
      try {
        await writeFile(staged, bytes, { flag: 'wx' })
        await rename(staged, at(key))
      } catch (error) {
        // A full disk would leave a partial file otherwise.
        await rm(staged, { force: true })
        throw error
      }
    },
    append: (key, from, bytes) =>
      inTurn(key, async () => {
        if (((await sizeOf(key)) ?? 0) !== from) return null
        await mkdir(dirname(at(key)), { recursive: true })
        await writeAt(at(key), from, bytes)
        return from + bytes.length
      }),
    size: sizeOf,
    // Chunks are written into the file itself.
    finish: async () => {},
    signReadUrl: async () => null,
    signChunk: async () => null,
    async read(key, range) {
      const size = await sizeOf(key)
      if (size === null) return null
      return {
        size,
        stream: createReadStream(at(key), range ? { start: range.start, end: range.end } : {}),
      }
    },
    bytes: (key) => readFile(at(key)).catch(() => null),
    remove: (key) => rm(at(key), { force: true }),
    list: () => listFiles(root),
  }
}

async function* listFiles(root: string): AsyncIterable<StoredObject> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const about = entry.isFile() ? await stat(path).catch(() => null) : null
    if (about) yield { key: relative(root, path), changedAt: about.mtime }
  }
}

/**
 * Writes at a fixed position, so that another process adding the same chunk at the same time
 * overwrites it instead of appending it twice.
 */
async function writeAt(path: string, from: number, bytes: Uint8Array): Promise<void> {
  const file = await open(path, constants.O_WRONLY | constants.O_CREAT)
  try {
    for (let writtenBytes = 0; writtenBytes < bytes.length;)
      writtenBytes += (
        await file.write(bytes, writtenBytes, bytes.length - writtenBytes, from + writtenBytes)
      ).bytesWritten
  } finally {
    await file.close()
  }
}

/** Runs operations on the same key one at a time. */
function createKeyQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const ownTurn = (last.get(key) ?? Promise.resolve()).then(act)
    const settled = ownTurn.catch(() => {})
    last.set(key, settled)
    try {
      return await ownTurn
    } finally {
      if (last.get(key) === settled) last.delete(key)
    }
  }
}
