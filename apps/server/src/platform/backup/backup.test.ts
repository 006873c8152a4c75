import {
  existsSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
  readFileSync,
  mkdirSync,
  chmodSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../clock/clock.ts'
import type { SocketConnection } from '../embedded/cluster.ts'
import { startEmbedded } from '../embedded/start-embedded.ts'
import { createDiskStore } from '../files/disk-store.ts'
import { reportFigure } from '../testing/figure-report.ts'
import { openBackupFolder } from './backup-folder.ts'
import { createBaseBackup } from './base-backup.ts'
import { archiveAllFiles, createArchivingStore } from './file-archive.ts'
import { restoreBackup } from './restore-backup.ts'

let place = ''
let dataDir = ''
let backupDir = ''
let files = ''
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'fledge-backup-'))
  chmodSync(place, 0o755)
  dataDir = join(place, 'data')
  backupDir = join(place, 'backups')
  files = join(dataDir, 'files')
  mkdirSync(dataDir)
})
// Deleting several copies of a database takes long on a busy disk.
afterAll(() => rmSync(place, { recursive: true, force: true }), 60_000)

async function query(connection: SocketConnection, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const readNotes = async (connection: SocketConnection) =>
  await query(connection, 'select array_agg(n order by n) as notes from notes')
const addFile = (connection: SocketConnection, key: string, size: number) =>
  query(connection, `insert into files values ('${key}', ${size}, true)`)

test('restores rows and files to a moment between two changes', async () => {
  const first = await startEmbedded({ dataDir, backupDir })
  const { connection } = first
  const folder = openBackupFolder(backupDir, undefined)
  const store = createArchivingStore(createDiskStore(files), {
    files,
    archive: folder.files,
    onError: (error) => {
      throw error
    },
  })
  await query(
    connection,
    'create table notes (n int); create table files (key text, size bigint, complete boolean); insert into notes values (1)',
  )
  writeFileSync(join(dataDir, 'secret'), 'the secret')
  await store.put('a/1', Buffer.from('before the backup'))
  await addFile(connection, 'a/1', 17)
  const backup = await createBaseBackup({ connection, dataDir, folder, clock: systemClock })
  await query(connection, 'insert into notes values (2)')
  await store.put('a/2', Buffer.from('after it'))
  await addFile(connection, 'a/2', 8)
  await delay(50)
  const between = new Date()
  await delay(50)
  await query(connection, 'insert into notes values (3); delete from files')
  await store.remove('a/1')
  await store.remove('a/2')
  await query(connection, 'select pg_switch_wal()')
  await first.stop()
  rmSync(join(dataDir, 'secret'))

  const result = await restoreBackup({ dataDir, backupDir, at: between, label: 'replaced-1' })
  expect(result).toMatchObject({
    backup: { name: backup.name },
    restoredFiles: 2,
    missingFiles: [],
  })
  const second = await startEmbedded({ dataDir, backupDir })
  const notes = await readNotes(second.connection)
  expect(notes).toEqual([{ notes: [1, 2] }])
  expect(readFileSync(join(files, 'a/2'), 'utf8')).toBe('after it')
  expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe('the secret')
  await query(second.connection, 'insert into notes values (4)')
  await second.stop()

  // Without a moment, everything comes back, what was not archived yet as well.
  await restoreBackup({ dataDir, backupDir, at: null, label: 'replaced-2' })
  const third = await startEmbedded({ dataDir, backupDir })
  const newestNotes = await readNotes(third.connection)
  await third.stop()
  reportFigure({
    figure: 16,
    counts: { 'restores to a moment': 1, 'restores to the end': 1 },
    controls: { 'another moment differs': [1, Number(!isDeepStrictEqual(notes, newestNotes))] },
  })
  expect(newestNotes).toEqual([{ notes: [1, 2, 4] }])
})

test('refuses a moment that it cannot restore, and keeps the data as it is', async () => {
  const restore = (at: Date) => restoreBackup({ dataDir, backupDir, at, label: 'replaced-3' })
  await expect(restore(new Date('2020-01-01T00:00:00Z'))).rejects.toThrow('The oldest backup')
  await expect(restore(new Date(Date.now() + 3_600_000))).rejects.toThrow('Nothing was recorded')
  const running = await startEmbedded({ dataDir, backupDir })
  await expect(restore(new Date())).rejects.toThrow('already running')
  expect(await readNotes(running.connection)).toEqual([{ notes: [1, 2, 4] }])
  await running.stop()
})

test('archives files that were stored before backups were configured, once', async () => {
  const archive = join(place, 'archive')
  expect(await archiveAllFiles(files, archive)).toBe(2)
  expect(await archiveAllFiles(files, archive)).toBe(0)
  expect(existsSync(join(archive, 'a/1'))).toBe(true)
})

test('names a folder that a shell command cannot contain', () => {
  expect(() => openBackupFolder('/var/back"ups', undefined)).toThrow('BACKUP_DIR cannot contain')
})
