import { dayMs } from '@fledge/kernel/dates.ts'
import type { Database } from '../../platform/db/database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { knownKeys } from './queries/files.queries.ts'

/** Younger objects may belong to a row that is not committed yet. */
const minAgeDays = 2
const keysAtOnce = 500

export interface OrphanSearch {
  readonly database: Pick<Database, 'read'>
  readonly store: Pick<FileStore, 'list' | 'remove'>
  readonly now: Date
  readonly isDeleting: boolean
}

/**
 * Finds what is stored without a row, as a server leaves it that dies between storing and
 * committing.
 * @returns the keys, which are deleted if that is asked for
 */
export async function sweepOrphans(search: OrphanSearch): Promise<readonly string[]> {
  const before = search.now.getTime() - minAgeDays * dayMs
  const orphans: string[] = []
  let keys = new Set<string>()
  const check = async () => {
    orphans.push(...(await findUnknown(search, [...keys])))
    keys = new Set()
  }
  for await (const { key, changedAt } of search.store.list()) {
    if (changedAt.getTime() < before) keys.add(key)
    if (keys.size === keysAtOnce) await check()
  }
  await check()
  // After the list, which must not change while it is read.
  const found = [...new Set(orphans)]
  if (search.isDeleting) for (const key of found) await search.store.remove(key)
  return found
}

async function findUnknown(
  { database }: OrphanSearch,
  keys: readonly string[],
): Promise<readonly string[]> {
  if (keys.length === 0) return []
  const known = new Set((await database.read().many(knownKeys, { keys })).map(({ key }) => key))
  return keys.filter((key) => !known.has(key))
}
