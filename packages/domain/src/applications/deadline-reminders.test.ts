import { expect, test } from 'vitest'
import { getDueReminder } from './deadline-reminders.ts'

const at = (now: string, sent: string | null = null) =>
  getDueReminder(
    '2026-11-01T12:00:00Z',
    '2026-11-08T12:00:00Z',
    sent,
    new Date(now),
  )?.toISOString() ?? null
const [half, last] = ['2026-11-05T00:00:00.000Z', '2026-11-07T12:00:00.000Z']

test('sends one reminder at half time and one a day before the deadline, and none afterwards', () => {
  expect(at('2026-11-04T23:59:00Z')).toBeNull()
  expect(at('2026-11-05T00:00:00Z')).toBe(half)
  expect(at('2026-11-06T00:00:00Z', '2026-11-05T00:00:10Z')).toBeNull()
  expect(at('2026-11-07T12:00:00Z', '2026-11-05T00:00:10Z')).toBe(last)
  expect(at('2026-11-07T13:00:00Z', '2026-11-07T12:00:30Z')).toBeNull()
  expect(at('2026-11-08T12:00:00Z')).toBeNull()
})

test('skips a missed reminder and never sends two on one day', () => {
  expect(at('2026-11-07T13:00:00Z')).toBe(last)
  expect(at('2026-11-07T13:00:00Z', '2026-11-07T01:00:00Z')).toBeNull()
})
