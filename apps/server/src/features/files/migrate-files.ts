import { createHash } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { storedFilesAfter } from './queries/files.queries.ts'

/** Files copied at the same time; each holds one chunk in memory. */
const copiesAtOnce = 4
const chunkBytes = 5 * 1024 * 1024
const pageRows = 200

/** What became of a file; problems are those of `failed` and `missing`. */
type CopyResult = 'copied' | 'present' | 'missing' | 'failed'

export type MigrationCounts = Readonly<Record<CopyResult, number>>

export interface Migration {
  readonly database: Database
  readonly from: FileStore
  readonly to: FileStore
  /** Receives a line for each file that could not be copied. */
  readonly onProblem: (line: string) => void
}

/**
 * Copies the contents of all complete files from one store to another and compares each by its
 * hash. Deletes nothing in the first store; what is already in the second is only compared, so that
 * it can be repeated until it finds nothing to copy.
 */
export async function migrateFiles({
  database,
  from,
  to,
  onProblem,
}: Migration): Promise<MigrationCounts> {
  const counts: Record<CopyResult, number> = { copied: 0, present: 0, missing: 0, failed: 0 }
  const copy = async (key: string) => {
    const result = await copyFile(from, to, key).catch((error: unknown) => {
      onProblem(`${key} could not be copied: ${error instanceof Error ? error.message : error}`)
      return 'failed' as const
    })
    if (result === 'missing') onProblem(`${key} is in neither store`)
    counts[result] += 1
  }
  let after = '00000000-0000-0000-0000-000000000000'
  while (true) {
    const rows = await database.read().many(storedFilesAfter, { after, count: pageRows })
    for (let at = 0; at < rows.length; at += copiesAtOnce)
      await Promise.all(rows.slice(at, at + copiesAtOnce).map(({ key }) => copy(key)))
    const last = rows.at(-1)
    if (last === undefined) return counts
    after = last.file_id
  }
}

async function copyFile(from: FileStore, to: FileStore, key: string): Promise<CopyResult> {
  const [expected, present] = await Promise.all([hashFile(from, key), hashFile(to, key)])
  // A file uploaded since the product uses the second store is only there.
  if (expected === null) return present === null ? 'missing' : 'present'
  if (present === expected) return 'present'
  await to.remove(key)
  await writeFile(from, to, key)
  if ((await hashFile(to, key)) === expected) return 'copied'
  throw new Error('the copy differs')
}

/** Returns hash and size of a file; null if it does not exist. */
async function hashFile(store: FileStore, key: string): Promise<string | null> {
  const found = await store.read(key)
  if (!found) return null
  const hash = createHash('sha256')
  for await (const part of found.stream) hash.update(part)
  return `${hash.digest('hex')} ${found.size}`
}

async function writeFile(from: FileStore, to: FileStore, key: string): Promise<void> {
  const found = await from.read(key)
  if (!found) throw new Error('it was deleted during the migration')
  if (found.size <= chunkBytes) return to.put(key, await collect(found.stream))
  let end = 0
  for await (const chunk of toChunks(found.stream)) {
    if ((await to.append(key, end, chunk)) === null) throw new Error('another process writes it')
    end += chunk.length
  }
  await to.finish(key, end)
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

/** Yields the bytes of a stream in chunks that S3 accepts as parts. */
async function* toChunks(stream: NodeJS.ReadableStream): AsyncGenerator<Buffer> {
  let parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    parts.push(Buffer.from(part))
    bytes += part.length
    if (bytes < chunkBytes) continue
    yield Buffer.concat(parts)
    parts = []
    bytes = 0
  }
  if (bytes > 0) yield Buffer.concat(parts)
}
