import { expect, it } from 'vitest'
import { getFileKind, getMedian, isRealChange } from './feature-cost.ts'

it.each([
  ['apps/server/src/features/profiles/views.ts', 'source'],
  ['apps/server/src/db/migrations/20261121_0400_batches.sql', 'source'],
  ['apps/server/src/features/profiles/queries/profiles.queries.ts', 'generated'],
  ['docs/schema.md', 'generated'],
  ['apps/server/src/features/profiles/start-date.test.ts', 'test'],
  ['apps/server/src/test/system/notification-table.ts', 'test'],
  ['e2e/support/applicants.ts', 'test'],
  ['docs/guides/add-a-field.md', 'document'],
])('counts %s as %s', (path, kind) => {
  expect(getFileKind(path)).toBe(kind)
})

it('does not count a change of layout', () => {
  expect(isRealChange("call('a', b)", 'call(\n  "a",\n  b,\n)')).toBe(false)
  expect(isRealChange("call('a', b)", "call('a', c)")).toBe(true)
})

it('returns the middle of the counts', () => {
  expect([getMedian([9, 1, 3]), getMedian([4, 1]), getMedian([])]).toEqual([3, 2.5, 0])
})
