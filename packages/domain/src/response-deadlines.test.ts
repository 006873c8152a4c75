import { expect, test } from 'vitest'
import { responseDueAt, isDueSoon, teamReviewDueAt } from './response-deadlines.ts'

test('the programme team reviews within three working days, so a Saturday submission is due on Wednesday', () => {
  expect(teamReviewDueAt('2026-11-21T14:00:00Z').toISOString()).toBe('2026-11-25T14:00:00.000Z')
  expect(teamReviewDueAt('2026-11-19T23:06:00Z').toISOString()).toBe('2026-11-24T23:06:00.000Z')
})

test('a response without its own rule is due within a week', () => {
  expect(responseDueAt('2026-11-26T10:30:00Z').toISOString()).toBe('2026-12-03T10:30:00.000Z')
})

test('a response is due soon in its last 24 hours and when it is late', () => {
  const isSoon = (due: string) => isDueSoon(due, new Date('2026-11-21T10:00:00Z'))
  expect([
    isSoon('2026-11-22T10:00:00Z'),
    isSoon('2026-11-22T09:59:00Z'),
    isSoon('2026-11-20T10:00:00Z'),
  ]).toEqual([false, true, true])
})
