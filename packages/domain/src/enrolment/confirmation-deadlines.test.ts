import { expect, test } from 'vitest'
import {
  nextConfirmationDeadline,
  getConfirmation,
  getConfirmStep,
} from './confirmation-deadlines.ts'

const iso = (dates: object) =>
  Object.fromEntries(
    Object.entries(dates).map(([name, at]) => [name, at instanceof Date ? at.toISOString() : at]),
  )

test.each([
  [
    'a week if the first day is later',
    '2027-01-04T12:00:00.000Z',
    '2027-03-01',
    'Europe/London',
    {
      by: '2027-01-11T12:00:00.000Z',
      endsAt: '2027-03-01T00:00:00.000Z',
      remindAt: '2027-01-08T00:00:00.000Z',
    },
  ],
  [
    'until the first day if that is earlier',
    '2027-02-26T12:00:00.000Z',
    '2027-03-01',
    'Africa/Lagos',
    {
      by: '2027-02-28T23:00:00.000Z',
      endsAt: '2027-02-28T23:00:00.000Z',
      remindAt: '2027-02-27T17:30:00.000Z',
    },
  ],
  [
    'at least a day',
    '2027-02-28T23:00:00.000Z',
    '2027-03-01',
    'UTC',
    {
      by: '2027-03-01T23:00:00.000Z',
      endsAt: '2027-03-01T23:00:00.000Z',
      remindAt: '2027-03-01T11:00:00.000Z',
    },
  ],
])('confirmation deadlines: %s', (_name, accepted, starts, zone, expected) => {
  expect(iso(getConfirmation(accepted, starts, zone))).toEqual(expected)
})

test('reminds at half time and a day before, then reports lateness, and ends on the first day', () => {
  const { by, endsAt, remindAt } = getConfirmation(
    '2027-01-04T12:00:00.000Z',
    '2027-03-01',
    'Europe/London',
  )
  const [beforeBy, beforeEnd] = [
    new Date('2027-01-10T12:00:00.000Z'),
    new Date('2027-02-28T00:00:00.000Z'),
  ]
  expect(getConfirmStep({ by, endsAt }, remindAt)).toEqual({ step: 'remind', next: beforeBy })
  expect(getConfirmStep({ by, endsAt }, beforeBy)).toEqual({ step: 'remind', next: by })
  expect(getConfirmStep({ by, endsAt }, by)).toEqual({ step: 'tellLate', next: beforeEnd })
  expect(getConfirmStep({ by, endsAt }, beforeEnd)).toEqual({ step: 'remindEnd', next: endsAt })
  expect(getConfirmStep({ by, endsAt }, endsAt)).toEqual({ step: 'end', next: null })
})

test('ends directly without a late notification when the first day comes first', () => {
  const { by, endsAt } = getConfirmation('2027-02-26T12:00:00.000Z', '2027-03-01', 'UTC')
  expect(getConfirmStep({ by, endsAt }, by)).toEqual({ step: 'end', next: null })
})

test('returns the confirmation deadline, and after it the final deadline', () => {
  const wait = { by: '2027-01-11T12:00:00.000Z', endsAt: '2027-03-01T00:00:00.000Z' }
  expect(nextConfirmationDeadline(wait, new Date('2027-01-11T11:59:00Z'))).toEqual({
    at: wait.by,
    isLast: false,
  })
  expect(nextConfirmationDeadline(wait, new Date(wait.by))).toEqual({
    at: wait.endsAt,
    isLast: true,
  })
  expect(
    nextConfirmationDeadline({ by: wait.endsAt, endsAt: wait.endsAt }, new Date(wait.by)),
  ).toEqual({
    at: wait.endsAt,
    isLast: true,
  })
})
