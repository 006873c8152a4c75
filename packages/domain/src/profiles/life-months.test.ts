import { expect, test } from 'vitest'
import { parseLifeMonthField, toLifeMonthField } from './life-months.ts'

test.each([
  ['2024-09', '09/2024'],
  ['2024', '/2024'],
  [null, ''],
  ['-09', '09/'],
])('converts a month to a form field and back: %s', (said, field) => {
  expect(toLifeMonthField(said)).toBe(field)
  expect(parseLifeMonthField(field)).toBe(said)
})
