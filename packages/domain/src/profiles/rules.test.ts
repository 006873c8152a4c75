import { expect, test } from 'vitest'
import { isMixedWithAlone, startDateProblem, startMonthProblem, withAlone } from './rules.ts'

test('an internship may start this month or later, never earlier', () => {
  expect(
    ['10/2026', '01/2026', '12/2025'].map((month) => startMonthProblem(month, '2026-11-21')),
  ).toEqual(Array(3).fill('profiles.startMonth.over'))
  expect(
    ['11/2026', '12/2026', '01/2027'].map((month) => startMonthProblem(month, '2026-11-21')),
  ).toEqual([null, null, null])
})

test('the day of the start is not over, lies in the batch and in the month that was chosen', () => {
  const of = { today: '2026-11-21', month: '02/2027', from: '2027-02-10', to: '2027-08-31' }
  const problems = [
    '2026-11-20',
    '2027-02-09',
    '2027-09-01',
    '2027-03-01',
    '2027-02-10',
    '2027-02-28',
  ].map((day) => startDateProblem(day, of)?.because ?? null)
  expect(problems).toEqual([
    'profiles.startDate.over',
    'profiles.startDate.early',
    'profiles.startDate.late',
    'profiles.startDate.month',
    null,
    null,
  ])
})

test('today may be the start; what the batch has not announced and what is not chosen does not bind', () => {
  const of = { today: '2026-11-21', month: null, from: null, to: null }
  expect(['2026-11-21', '2031-01-01'].map((day) => startDateProblem(day, of))).toEqual([null, null])
  expect(startDateProblem('2027-01-31', { ...of, from: '2027-02-01' })).toEqual({
    because: 'profiles.startDate.early',
    days: { from: '2027-02-01' },
  })
})

test('an answer that stands alone takes the place of others, and gives way to them', () => {
  const options = [
    { value: '1', label: 'African' },
    { value: '2', label: 'East Asian' },
    { value: '9', label: 'Prefer not to say' },
  ]
  expect(withAlone(options, ['1', '2'], ['1', '2', '9'])).toEqual(['9'])
  expect(withAlone(options, ['9'], ['9', '1'])).toEqual(['1'])
  expect(withAlone(options, ['1'], ['1', '2'])).toEqual(['1', '2'])
  expect(withAlone(options, ['9'], [])).toEqual([])
  expect(
    [
      ['Prefer not to say'],
      ['African', 'East Asian'],
      ['No disability', 'Prefer not to say'],
      ['African', 'Prefer not to say'],
    ].map(isMixedWithAlone),
  ).toEqual([false, false, true, true])
})
