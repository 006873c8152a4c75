import { expect, test } from 'vitest'
import { fileCan } from './can.ts'

test.each([
  ['intern', 199, 0, 10, null],
  ['intern', 200, 0, 10, 'files.quota.count'],
  ['intern', 5, 1_073_741_814, 10, null],
  ['intern', 5, 1_073_741_814, 11, 'files.quota.bytes'],
  ['company', 250, 1_500_000_000, 10, null],
  ['registration', 20, 0, 10, 'files.quota.count'],
  ['anonymous', 0, 52_428_800, 1, 'files.quota.bytes'],
] as const)('%s with %i files of %i bytes adds %i', (kind, files, bytes, more, problem) => {
  const decision = fileCan.upload(kind, { files, bytes }, more)
  expect(decision.allowed ? null : decision.messageKey).toBe(problem)
})

test('a file in use cannot be deleted', () => {
  expect(fileCan.delete({ isInUse: true })).toEqual({ allowed: false, messageKey: 'files.inUse' })
  expect(fileCan.delete({ isInUse: false }).allowed).toBe(true)
})
