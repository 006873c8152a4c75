import { expect, test } from 'vitest'
import {
  hasMixedExclusiveChoice,
  validateStartDate,
  validateStartMonth,
  getStartMonths,
  applyExclusiveChoice,
} from './rules.ts'

const open = { today: '2026-11-21', from: null, to: null }
const batch = { today: '2026-11-21', from: '2027-02-10', to: '2027-04-15' }

test('only months with a possible first day can be chosen', () => {
  expect(getStartMonths(batch)).toEqual(['02/2027', '03/2027', '04/2027'])
  expect(getStartMonths({ ...batch, today: '2027-03-31' })).toEqual(['03/2027', '04/2027'])
  expect(getStartMonths({ ...batch, today: '2027-05-01' })).toEqual([])
  expect(getStartMonths(open).slice(0, 3)).toEqual(['11/2026', '12/2026', '01/2027'])
  expect(getStartMonths(open)).toHaveLength(18)
})

test('an internship can start this month or later, and only within the batch', () => {
  const listProblems = (bounds: typeof batch | typeof open, ...months: readonly string[]) =>
    months.map((month) => validateStartMonth(month, bounds))
  expect(listProblems(open, '10/2026', '01/2026', '11/2026', '01/2027')).toEqual([
    'profiles.startMonth.over',
    'profiles.startMonth.over',
    null,
    null,
  ])
  expect(listProblems(batch, '01/2027', '02/2027', '04/2027', '05/2027')).toEqual([
    'profiles.startMonth.notInBatch',
    null,
    null,
    'profiles.startMonth.notInBatch',
  ])
})

test('the first day must be within today, the batch and the chosen month', () => {
  const range = (from: string, to: string) => ({
    messageKey: 'profiles.startDate.range',
    days: { from, to },
  })
  const at = (day: string, month: string | null, bounds: typeof batch | typeof open = batch) =>
    validateStartDate(day, { ...bounds, month })
  for (const day of ['2026-11-20', '2027-02-09', '2027-03-01', '2027-09-01'])
    expect(at(day, '02/2027')).toEqual(range('2027-02-10', '2027-02-28'))
  expect(at('2027-02-10', '02/2027')).toBeNull()
  expect(at('2027-04-16', '04/2027')).toEqual(range('2027-04-01', '2027-04-15'))
  expect(at('2027-04-16', null)).toEqual(range('2027-02-10', '2027-04-15'))
  expect(at('2027-01-15', '01/2027')).toEqual({ messageKey: 'profiles.startDate.noDay' })
  expect(at('2026-11-21', null, open)).toBeNull()
  expect(at('2026-11-20', null, open)).toEqual({
    messageKey: 'profiles.startDate.from',
    days: { from: '2026-11-21' },
  })
})

test('an exclusive answer replaces the others, and another answer replaces it', () => {
  const options = [
    { value: '1', label: 'African' },
    { value: '2', label: 'East Asian' },
    { value: '9', label: 'Prefer not to say' },
  ]
  expect(applyExclusiveChoice(options, ['1', '2'], ['1', '2', '9'])).toEqual(['9'])
  expect(applyExclusiveChoice(options, ['9'], ['9', '1'])).toEqual(['1'])
  expect(applyExclusiveChoice(options, ['1'], ['1', '2'])).toEqual(['1', '2'])
  expect(applyExclusiveChoice(options, ['9'], [])).toEqual([])
  expect(
    [
      ['Prefer not to say'],
      ['African', 'East Asian'],
      ['No disability', 'Prefer not to say'],
      ['African', 'Prefer not to say'],
    ].map(hasMixedExclusiveChoice),
  ).toEqual([false, false, true, true])
})
