import { expect, test } from 'vitest'
import { type BatchDates, getCopyStart, isCopyStartOver, moveBatchDates } from './copy-dates.ts'

const berlin = 'Europe/Berlin'
// Opens at 9:00 and closes at 23:59 in Berlin, in summer and in winter.
const source: BatchDates = {
  enrolmentOpensAt: '2026-09-01T07:00:00.000Z',
  enrolmentClosesAt: '2026-12-15T22:59:00.000Z',
  campaignEndsAt: '2027-02-01T11:00:00.000Z',
  programmeStart: '2027-03-01',
  programmeEnd: '2027-08-27',
  placementDeadline: '2027-06-01',
}

test.each([
  ['the same day', '2027-03-01', 0, '2027-03-01'],
  ['three days later', '2027-03-04', 0, '2027-03-01'],
  ['four days later', '2027-03-05', 1, '2027-03-08'],
  ['a year later', '2028-03-01', 52, '2028-02-28'],
  ['four days earlier', '2027-02-25', -1, '2027-02-22'],
])('a copy for %s starts on the closest day with the same weekday', (_, day, weeks, startsOn) => {
  const start = getCopyStart(source, day, berlin)
  expect([start.weeks + 0, start.startsOn]).toEqual([weeks, startsOn])
})

test('a copy of a batch without programme dates starts on the day registration opens in the zone', () => {
  const undated = { programmeStart: null, enrolmentOpensAt: '2026-08-31T23:00:00.000Z' }
  expect(getCopyStart(undated, '2026-09-16', berlin)).toEqual({ weeks: 2, startsOn: '2026-09-15' })
  expect(getCopyStart(undated, '2026-09-16', 'UTC')).toEqual({ weeks: 2, startsOn: '2026-09-14' })
})

test('a copy may start today, as the zone has it, but not before', () => {
  const now = new Date('2027-03-01T23:30:00.000Z')
  expect(isCopyStartOver('2027-03-01', now, 'UTC')).toBe(false)
  expect(isCopyStartOver('2027-03-01', now, berlin)).toBe(true)
  expect(isCopyStartOver('2027-03-02', now, berlin)).toBe(false)
})

test('dates move by the same weeks, and times of day stay when the clocks change', () => {
  expect(moveBatchDates(source, 16, berlin)).toEqual({
    // 9:00 in winter, 23:59 and 12:00 in summer.
    enrolmentOpensAt: '2026-12-22T08:00:00.000Z',
    enrolmentClosesAt: '2027-04-06T21:59:00.000Z',
    campaignEndsAt: '2027-05-24T10:00:00.000Z',
    programmeStart: '2027-06-21',
    programmeEnd: '2027-12-17',
    placementDeadline: '2027-09-21',
  })
  expect(moveBatchDates(moveBatchDates(source, 16, berlin), -16, berlin)).toEqual(source)
})

test('dates that are not set stay unset', () => {
  const undated = {
    ...source,
    campaignEndsAt: null,
    programmeStart: null,
    programmeEnd: null,
    placementDeadline: null,
  }
  expect(moveBatchDates(undated, 1, berlin)).toEqual({
    ...undated,
    enrolmentOpensAt: '2026-09-08T07:00:00.000Z',
    enrolmentClosesAt: '2026-12-22T22:59:00.000Z',
  })
})
