import { expect, test } from 'vitest'
import { countDueReminders, getReminderTimes } from './reminders.ts'

const from = new Date('2026-11-20T10:00:00Z')
const after = (hours: number) => new Date(from.getTime() + hours * 3_600_000)

test.each([
  [7 * 24, [84, 144]],
  [49, [24.5, 25]],
  [48, [24]],
  [10, [5]],
])('a deadline of %i hours has reminders after %j hours', (hours, expected) => {
  expect(getReminderTimes(from, after(hours))).toEqual(expected.map(after))
})

test('reminders become due one at a time, and none after the deadline', () => {
  const due = [83, 84, 143, 144, 167, 168].map((hours) =>
    countDueReminders(from, after(168), after(hours)),
  )
  expect(due).toEqual([0, 1, 1, 2, 2, 0])
})
