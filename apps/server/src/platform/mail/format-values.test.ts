import { expect, test } from 'vitest'
import { formatRow, formatSubjectValue, formatValue } from './format-values.ts'

const listTexts = (...args: Parameters<typeof formatRow>) =>
  formatRow(...args).map(({ text }) => text)
const at = '2026-11-26T11:00:00.000Z'

test("formats a time in the recipient's time zone and, if given, in the other side's", () => {
  expect(formatValue({ time: at }, 'Asia/Kolkata')).toBe('Thu 26 Nov, 16:30')
  expect(formatValue({ time: at, as: 'time', zone: 'Europe/Berlin' }, 'Asia/Kolkata')).toBe(
    '16:30 (12:00 Berlin)',
  )
})

test('formats times in UTC with its name for an unknown time zone', () => {
  expect(formatValue({ time: at }, null)).toBe('Thu 26 Nov, 11:00 UTC')
})

test('formats a table row with date, local time and other time, and the other date if it differs', () => {
  expect(listTexts([{ time: at, zone: 'Europe/Berlin' }], 'Asia/Kolkata')).toEqual([
    'Thu 26 Nov',
    '16:30 Kolkata',
    '12:00 Berlin',
  ])
  expect(
    listTexts([{ time: '2026-11-26T23:00:00.000Z', zone: 'Asia/Tokyo' }], 'Europe/Berlin'),
  ).toEqual(['Fri 27 Nov', '00:00 Berlin', '08:00 Tokyo'])
  expect(
    listTexts([{ time: '2026-11-26T20:00:00.000Z', zone: 'Asia/Tokyo' }], 'Europe/Berlin')[2],
  ).toBe('Fri 27 Nov, 05:00 Tokyo')
  expect(listTexts(['Place', 3], 'Europe/Berlin')).toEqual(['Place', '3'])
  expect(formatRow(['Offers', { text: '3', link: '/offers' }], null)).toEqual([
    { text: 'Offers', link: null },
    { text: '3', link: '/offers' },
  ])
})

test('a subject has the day of a deadline and the reader’s time only', () => {
  const time = '2026-11-26T15:30:00.000Z'
  expect(formatSubjectValue({ time, as: 'full' }, 'Africa/Lagos')).toBe('Thu 26 Nov')
  expect(formatSubjectValue({ time, zone: 'Europe/London' }, 'Africa/Lagos')).toBe(
    'Thu 26 Nov, 16:30',
  )
  expect(formatSubjectValue({ time }, null)).toBe('Thu 26 Nov, 15:30 UTC')
  expect(formatSubjectValue(3, null)).toBe(3)
})
