import { expect, test } from 'vitest'
import { responseDueAt, isDueSoon, reviewDays, teamReviewDueAt } from './response-deadlines.ts'

test('the programme team reviews within three working days, so a Saturday submission is due on Wednesday', () => {
  const usual = reviewDays.usual
  expect(teamReviewDueAt('2026-11-21T14:00:00Z', usual).toISOString()).toBe(
    '2026-11-25T14:00:00.000Z',
  )
  expect(teamReviewDueAt('2026-11-19T23:06:00Z', usual).toISOString()).toBe(
    '2026-11-24T23:06:00.000Z',
  )
})

test('what was promised otherwise is due after that many working days', () => {
  const getDay = (days: number) => teamReviewDueAt('2026-11-20T10:00:00Z', days).toISOString()
  expect([getDay(1), getDay(5), getDay(10)]).toEqual([
    '2026-11-23T10:00:00.000Z',
    '2026-11-27T10:00:00.000Z',
    '2026-12-04T10:00:00.000Z',
  ])
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
