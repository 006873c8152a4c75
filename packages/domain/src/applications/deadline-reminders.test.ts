import { expect, test } from 'vitest'
import { reminderDue } from './deadline-reminders.ts'

const at = (now: string, sent: string | null = null) =>
  reminderDue('2026-11-01T12:00:00Z', '2026-11-08T12:00:00Z', sent, new Date(now))?.toISOString() ??
  null
const [half, last] = ['2026-11-05T00:00:00.000Z', '2026-11-07T12:00:00.000Z']

test('a reminder is due once at half of the time and once a day before, and none after the deadline', () => {
  expect(at('2026-11-04T23:59:00Z')).toBeNull()
  expect(at('2026-11-05T00:00:00Z')).toBe(half)
  expect(at('2026-11-06T00:00:00Z', '2026-11-05T00:00:10Z')).toBeNull()
  expect(at('2026-11-07T12:00:00Z', '2026-11-05T00:00:10Z')).toBe(last)
  expect(at('2026-11-07T13:00:00Z', '2026-11-07T12:00:30Z')).toBeNull()
  expect(at('2026-11-08T12:00:00Z')).toBeNull()
})

test('one that was missed is not made up for, and two are never sent on one day', () => {
  expect(at('2026-11-07T13:00:00Z')).toBe(last)
  expect(at('2026-11-07T13:00:00Z', '2026-11-07T01:00:00Z')).toBeNull()
})
