import { expect, test } from 'vitest'
import {
  getBatchState,
  type BatchStateFacts,
  getClosedPage,
  isRunning,
  getPlacementDeadline,
} from './rules.ts'

const batch: BatchStateFacts = {
  status: 'PUBLISHED',
  enrolmentOpensAt: '2026-11-01T00:00:00Z',
  enrolmentClosesAt: '2026-12-01T00:00:00Z',
  campaignEndsAt: '2027-01-01T00:00:00Z',
  programmeStartsAt: '2027-02-01T00:00:00Z',
  programmeEndsAt: '2027-06-30T00:00:00Z',
  seats: 2,
}
test.each([
  ['open', {}, 1, '2026-11-21', 'OPEN', null],
  [
    'DRAFT regardless of the dates',
    { status: 'DRAFT' },
    9,
    '2028-01-01',
    'DRAFT',
    'no-active-program',
  ],
  ['ENDED takes precedence over the campaign', {}, 9, '2027-07-01', 'ENDED', 'campaign-expired'],
  ['EXPIRED takes precedence over seats', {}, 2, '2027-01-02', 'EXPIRED', 'campaign-expired'],
  [
    'NOT_STARTED takes precedence over seats',
    {},
    2,
    '2026-10-31',
    'NOT_STARTED',
    'enrolment-not-started',
  ],
  ['FULL takes precedence over CLOSED', {}, 2, '2026-12-02', 'FULL', 'registration-closed'],
  ['closed', {}, 1, '2026-12-02', 'CLOSED', 'registration-closed'],
  [
    'CLOSED takes precedence over an unset start',
    { programmeStartsAt: null },
    0,
    '2026-12-02',
    'CLOSED',
    'registration-closed',
  ],
  [
    'an unset start',
    { programmeStartsAt: null, programmeEndsAt: null },
    0,
    '2026-11-21',
    'PROGRAM_NOT_STARTED',
    'program-not-started',
  ],
] as const)('%s', (_, change, takenSeats, today, state, page) => {
  expect(getBatchState({ ...batch, ...change }, takenSeats, new Date(`${today}T12:00:00Z`))).toBe(
    state,
  )
  expect(getClosedPage(state)).toBe(page)
})

test('an unknown code leads to no-active-program, and isRunning is independent of the state', () => {
  expect(getClosedPage(null)).toBe('no-active-program')
  expect([
    isRunning(batch, new Date('2027-03-01')),
    isRunning(batch, new Date('2026-12-01')),
  ]).toEqual([true, false])
})

test('the placement deadline is four weeks before the end, or an earlier day if set', () => {
  expect(getPlacementDeadline('2027-06-30', null)).toBe('2027-06-02')
  expect(getPlacementDeadline('2027-06-30', '2027-05-01')).toBe('2027-05-01')
  expect(getPlacementDeadline('2027-06-30', '2027-06-20')).toBe('2027-06-02')
  expect(getPlacementDeadline(null, '2027-05-01')).toBeNull()
})
