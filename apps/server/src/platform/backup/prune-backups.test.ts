import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reportFigure } from '../testing/figure-report.ts'
import { type BackupFolder, openBackupFolder } from './backup-folder.ts'
import { pruneBackups } from './prune-backups.ts'

let place = ''
let folder: BackupFolder
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'fledge-prune-'))
  folder = openBackupFolder(join(place, 'backups'), undefined)
})
afterEach(() => rmSync(place, { recursive: true, force: true }))

function write(path: string, content = ''): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

const addBackup = (day: number, firstSegment: string) =>
  write(
    join(folder.base, `day-${day}`, 'backup.json'),
    JSON.stringify({ name: `day-${day}`, endedAt: `2027-01-0${day}T03:00:00Z`, firstSegment }),
  )
const prune = (now: string, keepFrom: string) =>
  pruneBackups(folder, {
    files: join(place, 'files'),
    now: new Date(now),
    keepFrom: new Date(keepFrom),
  })

test('keeps the newest backup before the kept time, and the log from there on', async () => {
  addBackup(1, '000000010000000000000002')
  addBackup(2, '000000010000000000000005')
  addBackup(3, '000000020000000000000008')
  for (const segment of ['1'.padStart(8, '0'), '2'.padStart(8, '0')])
    for (const position of ['04', '05', '06'])
      write(join(folder.wal, `${segment}00000000000000${position}`))
  write(join(folder.wal, '00000002.history'))
  const result = await prune('2027-01-04T00:00:00Z', '2027-01-02T12:00:00Z')
  expect(result).toEqual({ backups: 1, segments: 2, files: 0 })
  expect(readdirSync(folder.base).toSorted()).toEqual(['day-2', 'day-3'])
  expect(readdirSync(folder.wal).toSorted()).toEqual([
    '000000010000000000000005',
    '000000010000000000000006',
    '00000002.history',
    '000000020000000000000005',
    '000000020000000000000006',
  ])
})

test('keeps the only backup, however old it is', async () => {
  addBackup(1, '000000010000000000000002')
  await prune('2027-03-01T00:00:00Z', '2027-02-01T00:00:00Z')
  expect(readdirSync(folder.base)).toEqual(['day-1'])
})

test('deletes archived files once their original has been missing for the kept time', async () => {
  write(join(place, 'files/a/here'))
  write(join(folder.files, 'a/here'))
  write(join(folder.files, 'a/deleted'))
  expect(await prune('2027-01-01T00:00:00Z', '2026-12-02T00:00:00Z')).toMatchObject({ files: 0 })
  expect(await prune('2027-01-20T00:00:00Z', '2026-12-21T00:00:00Z')).toMatchObject({ files: 0 })
  expect(await prune('2027-02-02T00:00:00Z', '2027-01-03T00:00:00Z')).toMatchObject({ files: 1 })
  expect(readdirSync(join(folder.files, 'a'))).toEqual(['here'])
})

/** The files below a folder that contain a text. */
const findText = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => statSync(path).isFile() && readFileSync(path, 'utf8').includes(text))

test('nothing of an erased person is left in backups, their log or files after the kept time', async () => {
  const canary = 'Larkspur Wetherby'
  const addCopies = (day: number, segment: string, text: string) => {
    addBackup(day, segment)
    write(join(folder.base, `day-${day}`, 'data/base/1'), text)
    write(join(folder.wal, segment), text)
  }
  addCopies(1, '000000010000000000000002', canary)
  // The account is erased on the second day, and its file deleted.
  write(join(folder.files, 'a/picture'), canary)
  addCopies(3, '000000010000000000000005', 'someone else')
  addCopies(4, '000000010000000000000008', 'someone else')
  await prune('2027-01-04T00:00:00Z', '2027-01-01T00:00:00Z')
  const before = findText(join(place, 'backups'), canary)
  await prune('2027-02-05T00:00:00Z', '2027-01-05T00:00:00Z')
  const after = findText(join(place, 'backups'), canary)
  reportFigure({
    figure: 17,
    counts: { 'backups after their days': 1 },
    violations: after,
    controls: { 'canary in backups before their days end': [3, before.length] },
  })
  expect([before.length, after]).toEqual([3, []])
})
