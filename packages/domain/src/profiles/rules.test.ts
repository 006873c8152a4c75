import { expect, test } from 'vitest'
import { startMonthProblem } from './rules.ts'

test('an internship may start this month or later, never earlier', () => {
  expect(['10/2026', '01/2026', '12/2025'].map((month) => startMonthProblem(month, '2026-11-21'))).toEqual(Array(3).fill('profiles.startMonth.over'))
  expect(['11/2026', '12/2026', '01/2027'].map((month) => startMonthProblem(month, '2026-11-21'))).toEqual([null, null, null])
})
