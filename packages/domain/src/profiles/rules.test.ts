import { expect, test } from 'vitest'
import { isMixedWithAlone, startMonthProblem, withAlone } from './rules.ts'

test('an internship may start this month or later, never earlier', () => {
  expect(['10/2026', '01/2026', '12/2025'].map((month) => startMonthProblem(month, '2026-11-21'))).toEqual(Array(3).fill('profiles.startMonth.over'))
  expect(['11/2026', '12/2026', '01/2027'].map((month) => startMonthProblem(month, '2026-11-21'))).toEqual([null, null, null])
})

test('an answer that stands alone takes the place of others, and gives way to them', () => {
  const options = [{ value: '1', label: 'African' }, { value: '2', label: 'East Asian' }, { value: '9', label: 'Prefer not to say' }]
  expect(withAlone(options, ['1', '2'], ['1', '2', '9'])).toEqual(['9'])
  expect(withAlone(options, ['9'], ['9', '1'])).toEqual(['1'])
  expect(withAlone(options, ['1'], ['1', '2'])).toEqual(['1', '2'])
  expect(withAlone(options, ['9'], [])).toEqual([])
  expect([['Prefer not to say'], ['African', 'East Asian'], ['No disability', 'Prefer not to say'], ['African', 'Prefer not to say']].map(isMixedWithAlone)).toEqual([false, false, true, true])
})
