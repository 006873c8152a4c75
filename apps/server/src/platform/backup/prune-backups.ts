import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupFolder, listBaseBackups } from './backup-folder.ts'

/** Name of a segment of the log, or of the note that a base backup leaves beside one. */
const segmentPattern = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$/
/** The part of a segment's name after its timeline, which grows through all timelines. */
const getPosition = (segment: string) => segment.slice(8, 24)

export interface PruneResult {
  readonly backups: number
  readonly segments: number
  readonly files: number
}

export interface PruneOptions {
  /** Folder of the store, whose deleted files the archive keeps for as long as backups. */
  readonly files: string
  readonly now: Date
  /** The data can be restored to any moment from here on. */
  readonly keepFrom: Date
}

/** Deletes what no moment that is kept needs: backups, log, and files deleted before. */
export async function pruneBackups(
  folder: BackupFolder,
  options: PruneOptions,
): Promise<PruneResult> {
  const all = listBaseBackups(folder)
  const firstKept = Math.max(
    0,
    all.findLastIndex(({ endedAt }) => new Date(endedAt) <= options.keepFrom),
  )
  for (const { name } of all.slice(0, firstKept))
    await rm(join(folder.base, name), { recursive: true, force: true })
  return {
    backups: firstKept,
    segments: await pruneLog(folder, all[firstKept]?.firstSegment),
    files: await pruneFiles(folder, options),
  }
}

async function pruneLog({ wal }: BackupFolder, first: string | undefined): Promise<number> {
  if (first === undefined) return 0
  const old = (await readdir(wal)).filter(
    (name) => segmentPattern.test(name) && getPosition(name) < getPosition(first),
  )
  await Promise.all(old.map((name) => rm(join(wal, name), { force: true })))
  return old.length
}

const listFiles = async (root: string): Promise<readonly string[]> =>
  (await readdir(root, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))

/** Deletes archived files whose original has been missing since before the kept time. */
async function pruneFiles(
  { root, files: archive }: BackupFolder,
  { files, now, keepFrom }: PruneOptions,
): Promise<number> {
  const record = join(root, 'deleted-files.json')
  const before: Readonly<Record<string, string>> = existsSync(record)
    ? JSON.parse(await readFile(record, 'utf8'))
    : {}
  const missingSince: Record<string, string> = {}
  let deleted = 0
  for (const key of await listFiles(archive)) {
    if (existsSync(join(files, key))) continue
    const since = before[key] ?? now.toISOString()
    if (new Date(since) < keepFrom) {
      await rm(join(archive, key), { force: true })
      deleted += 1
    } else missingSince[key] = since
  }
  await writeFile(record, JSON.stringify(missingSince))
  return deleted
}
