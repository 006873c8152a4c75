import { expect, test } from 'vitest'
import { parseLifeMonthField, toLifeMonthField } from './life-months.ts'

test.each([
  ['2024-09', '09/2024'],
  ['2024', '/2024'],
  [null, ''],
  ['-09', '09/'],
])('converts a month to a form field and back: %s', (month, field) => {
  expect(toLifeMonthField(month)).toBe(field)
  expect(parseLifeMonthField(field)).toBe(month)
})
