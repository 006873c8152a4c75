import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readLastLogLines } from './cluster.ts'

test('the reason of a failed start is found among the last words of a killed PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-log-'))
  const log = join(folder, 'postgres.log')
  writeFileSync(
    log,
    [
      '2026-11-29 06:18:58.101 UTC [7] FATAL:  pre-existing shared memory block (key 1, ID 2) is still in use',
      '2026-11-29 06:18:58.101 UTC [7] HINT:  Terminate any old server processes.',
      '2026-11-29 06:18:58.104 UTC [5] FATAL:  terminating connection due to unexpected postmaster exit',
    ].join('\n'),
  )
  expect(readLastLogLines(log)).toBe(
    'pre-existing shared memory block (key 1, ID 2) is still in use',
  )
  rmSync(folder, { recursive: true })
})
