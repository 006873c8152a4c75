import { expect, it } from 'vitest'
import { describeBackup } from './describe-backup.ts'

const backup = { bytes: 48 * 2 ** 20, endedAt: '2026-11-28T02:00:00.000Z' }
const nothing = { backups: 0, segments: 0, files: 0 }

it('says of a first backup what it copied, and from when on it can be restored', () => {
  expect(describeBackup({ backup, path: '/b/1', added: 1, pruned: nothing, oldest: backup })).toBe(
    [
      'Backed up the database (48 MB) to /b/1.',
      'Copied 1 file that the archive did not have yet.',
      'Any moment from 2026-11-28T02:00:00.000Z on can be restored.',
      '',
    ].join('\n'),
  )
})

it('says of a second one that moments before it can be restored, too', () => {
  const oldest = { ...backup, endedAt: '2026-11-27T02:00:00.000Z' }
  const pruned = { backups: 1, segments: 3, files: 0 }
  expect(describeBackup({ backup, path: '/b/2', added: 0, pruned, oldest })).toBe(
    [
      'Backed up the database (48 MB) to /b/2.',
      'The archive already has all files.',
      'Any moment from 2026-11-27T02:00:00.000Z on can be restored.',
      'Deleted what is no longer needed: 1 old backup, 3 segments of the log.',
      '',
    ].join('\n'),
  )
})
