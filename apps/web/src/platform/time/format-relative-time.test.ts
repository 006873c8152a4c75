import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

const saturday = new Date('2026-11-21T14:00:00Z')
const format = (at: string, zone = 'Europe/London', now = saturday) =>
  formatRelativeTime(new Date(at), now, zone)

test('counts calendar days, so that Thursday night is two days ago on Saturday', () => {
  expect(format('2026-11-19T23:06:00Z')).toBe('2 days ago')
  expect(format('2026-11-20T13:00:00Z')).toBe('yesterday')
  expect(format('2026-11-23T01:00:00Z')).toBe('in 2 days')
  expect(format('2026-11-22T15:00:00Z')).toBe('tomorrow')
})

test("uses the calendar of the reader's zone", () => {
  // 23:06 on Thursday in London is Friday in Tokyo, where it is still Saturday.
  expect(format('2026-11-19T23:06:00Z', 'Asia/Tokyo')).toBe('yesterday')
  expect(format('2026-11-19T23:06:00Z', 'America/Los_Angeles')).toBe('2 days ago')
})

test('formats less than a day in hours, minutes and seconds', () => {
  expect(format('2026-11-20T15:00:00Z')).toBe('23 hours ago')
  expect(format('2026-11-21T13:58:30Z')).toBe('1 minute ago')
  expect(format('2026-11-21T17:00:00Z')).toBe('in 3 hours')
  expect(format('2026-11-21T14:00:40Z')).toBe('now')
})

test('counts whole months and years, so that 58 days ago is one month ago', () => {
  expect(format('2026-09-23T14:00:00Z')).toBe('1 month ago')
  expect(format('2024-12-01T14:00:00Z')).toBe('1 year ago')
  expect(format('2026-10-23T14:00:00Z')).toBe('29 days ago')
})
