import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownParts } from './story-rule.ts'

test('every component that comes without stories is still there', () => {
  const missing = Object.keys(shownParts).filter(
    (name) =>
      !['', 'apps/web/src/', 'apps/web/src/features/'].some((folder) =>
        existsSync(`${import.meta.dirname}/../${folder}${name}`),
      ),
  )
  expect(missing).toEqual([])
})
