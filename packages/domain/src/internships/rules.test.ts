import { expect, test } from 'vitest'
import {
  getActionResponseDueAt,
  hasEarnedCertificate,
  hasMissedCertificate,
  hasInternshipStarted,
  isInternshipOver,
  getLatestEnd,
  canExtend,
  getMissingWeeksStage,
  canAnswerWeeks,
  countMissingWeeks,
} from './rules.ts'
import type { InternshipStatus } from './types.ts'

test('an internship starts on its first day in its own zone', () => {
  expect(hasInternshipStarted('2027-02-01', 'Asia/Tokyo', new Date('2027-01-31T15:00:00Z'))).toBe(
    true,
  )
  expect(
    hasInternshipStarted('2027-02-01', 'Europe/Madrid', new Date('2027-01-31T15:00:00Z')),
  ).toBe(false)
})

test('completes after its end once both sides have completed every week, and 14 days later at the latest', () => {
  const isOver = (today: string, closed: boolean) =>
    isInternshipOver('2027-03-28', 'Europe/Madrid', closed, new Date(`${today}T12:00:00Z`))
  expect([
    isOver('2027-03-28', true),
    isOver('2027-03-29', true),
    isOver('2027-04-11', false),
    isOver('2027-04-12', false),
  ]).toEqual([false, true, false, true])
})

test('accepts weekly answers only until the internship is complete or cancelled', () => {
  const all: readonly InternshipStatus[] = ['UPCOMING', 'ONGOING', 'COMPLETE', 'CANCELLED']
  expect(all.filter(canAnswerWeeks)).toEqual(['UPCOMING', 'ONGOING'])
})

test('reports missing weeks at the end, 7 days later and the day before it is too late', () => {
  const stages = ['03-28', '03-29', '04-04', '04-05', '04-09', '04-10'].map((monthDay) =>
    getMissingWeeksStage('2027-03-28', 'Europe/Madrid', new Date(`2027-${monthDay}T12:00:00Z`)),
  )
  expect(stages).toEqual([0, 1, 1, 2, 2, 3])
  expect([countMissingWeeks(10, 5), countMissingWeeks(11, 8), countMissingWeeks(10, 9)]).toEqual([
    3, 1, 0,
  ])
})

test.each([
  [10, 8, false, true],
  [10, 7, false, false],
  [10, 10, true, false],
  [0, 0, false, false],
])(
  'with %i weeks, %i of them done, ended early %s: certificate %s',
  (weeks, weeksDone, endedEarly, isEarned) => {
    expect(hasEarnedCertificate({ status: 'COMPLETE', weeks, weeksDone, endedEarly })).toBe(
      isEarned,
    )
  },
)

test.each([
  ['ONGOING', 5, false],
  ['COMPLETE', 5, true],
  ['COMPLETE', 7, false],
] as readonly (readonly [InternshipStatus, number, boolean])[])(
  'with 8 weeks, at %s and %i done, certificate missed: %s',
  (status, weeksDone, isMissed) => {
    expect(hasMissedCertificate({ status, weeks: 8, weeksDone })).toBe(isMissed)
  },
)

test('an extension moves the end to a later day within 16 weeks', () => {
  expect(canExtend('2027-02-01', '2027-03-28', '2027-05-23')).toBe(true)
  expect(canExtend('2027-02-01', '2027-03-28', '2027-05-24')).toBe(false)
  expect(canExtend('2027-02-01', '2027-03-28', '2027-03-28')).toBe(false)
})

test('an extension can end on the last day of the sixteenth week, but not later', () => {
  expect(getLatestEnd('2027-03-01')).toBe('2027-06-20')
  expect(canExtend('2027-03-01', '2027-04-23', getLatestEnd('2027-03-01'))).toBe(true)
  expect(canExtend('2027-03-01', '2027-04-23', '2027-06-21')).toBe(false)
})

test('a raised action has a response deadline until it is decided', () => {
  expect(getActionResponseDueAt('RAISED', '2026-11-20T10:00:00.000Z', 3)?.toISOString()).toBe(
    '2026-11-25T10:00:00.000Z',
  )
  expect(getActionResponseDueAt('DECLINED', '2026-11-20T10:00:00.000Z', 3)).toBeNull()
})
