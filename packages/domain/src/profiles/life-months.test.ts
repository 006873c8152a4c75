import { expect, test } from 'vitest'
import { lifeMonthOf, monthFieldOf } from './life-months.ts'

test.each([
  ['2024-09', '09/2024'],
  ['2024', '/2024'],
  [null, ''],
  ['-09', '09/'],
])('converts a month to a form field and back: %s', (said, field) => {
  expect(monthFieldOf(said)).toBe(field)
  expect(lifeMonthOf(field)).toBe(said)
})
