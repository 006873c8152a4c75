import { expect, test } from 'vitest'
import { firstReminderAt, nextReminderAt } from './proposal-reminders.ts'

const zone = 'Europe/London'
const proposedAt = '2026-11-23T10:00:00.000Z'
const after = (hours: number) => new Date(Date.parse(proposedAt) + hours * 3_600_000)
/** Hours after the proposal at which its times, of which the last begins after so many, are reminded of. */
function hoursOf(lastStart: number): number[] {
  const starts = [after(25).toISOString(), after(lastStart).toISOString()]
  const found: number[] = []
  for (let at = firstReminderAt(proposedAt, starts); at;) {
    found.push((at.getTime() - Date.parse(proposedAt)) / 3_600_000)
    at = nextReminderAt(proposedAt, starts, zone, at)
  }
  return found
}

test.each([
  // Five days, however far ahead the last time is.
  [300, [60, 96]],
  [72, [36, 48]],
  // Both would fall on one day.
  [60, [30]],
  [48, [24]],
  [26, [13]],
])('times of which the last begins after %i hours are reminded of after %j', (hours, expected) => {
  expect(hoursOf(hours)).toEqual(expected)
})

test('a reminder that is sent late takes the place of another one on that day', () => {
  const starts = [after(200).toISOString()]
  expect(nextReminderAt(proposedAt, starts, zone, after(60))).toEqual(after(96))
  expect(nextReminderAt(proposedAt, starts, zone, after(95))).toBeNull()
  expect(nextReminderAt(proposedAt, starts, zone, after(110))).toBeNull()
})
