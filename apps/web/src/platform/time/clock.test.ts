import { expect, test } from 'vitest'
import { formatNearDay, formatNearTime } from './clock.ts'

const now = new Date('2026-11-21T14:00:00Z')

test("adds the year to a day of another year, in the reader's calendar", () => {
  expect(formatNearDay('2026-03-05T10:00:00Z', 'Europe/London', now)).toBe('Thu 5 Mar')
  expect(formatNearDay('2025-03-05T10:00:00Z', 'Europe/London', now)).toBe('Wed 5 Mar 2025')
  expect(formatNearTime('2027-01-04T10:00:00Z', 'Europe/London', now)).toBe('Mon 4 Jan 2027, 10:00')
  expect([
    formatNearDay('2026-12-31T23:30:00Z', 'Europe/London', now),
    formatNearDay('2026-12-31T23:30:00Z', 'Africa/Lagos', now),
  ]).toEqual(['Thu 31 Dec', 'Fri 1 Jan 2027'])
})
