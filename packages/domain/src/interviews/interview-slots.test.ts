import { dayMs, toInstant, toZonedTime } from '@fledge/kernel/dates.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOverlapping, type TimeSpan } from '../spans.ts'
import { hasProposalLapsed, getProposalEnd, validateSlots } from './rules.ts'
import { type Availability, listOpenSlots } from './interview-slots.ts'

const wall = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
  )
const zones = [
  'America/New_York',
  'Europe/Madrid',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'America/Santiago',
  'Africa/Cairo',
  'Pacific/Apia',
]
const availability: fc.Arbitrary<Availability> = fc.record({
  zone: fc.constantFrom(...zones),
  weekly: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      from: wall,
      to: fc.oneof(wall, fc.constant('24:00')),
    }),
    { maxLength: 12 },
  ),
  exceptions: fc.constant([]),
})
const someday = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2028-01-01'),
  noInvalidDate: true,
})

test('open slots never overlap each other or busy times, never start in a skipped hour, and start at least 24 hours ahead', () => {
  fc.assert(
    fc.property(
      availability,
      someday,
      fc.constantFrom(15, 30, 45, 60, 90),
      fc.array(fc.integer({ min: 0, max: 40 * 24 }), { maxLength: 8 }),
      (availability, now, minutes, busyHours) => {
        const busy = busyHours.map((hour) => ({
          startsAt: new Date(now.getTime() + hour * 3_600_000),
          endsAt: new Date(now.getTime() + (hour + 1) * 3_600_000),
        }))
        const slots = listOpenSlots(availability, busy, minutes, now)
        // One comparison for thousands of slots: an expect for each takes longer than finding them.
        expect(slots.flatMap((slot, index) => problemsOf(slot, slots[index + 1]))).toEqual([])

        function problemsOf(slot: TimeSpan, next: TimeSpan | undefined): readonly string[] {
          const local = toZonedTime(slot.startsAt, availability.zone)
          const clockTime = local.toPlainTime().toString({ smallestUnit: 'minute' })
          const isAvailable = availability.weekly.some(
            ({ weekday, from, to }) =>
              weekday === local.dayOfWeek && from <= clockTime && clockTime < to,
          )
          return [
            ...(next && slot.endsAt > next.startsAt ? [`${local} overlaps the next`] : []),
            ...(busy.some((span) => isOverlapping(span, slot)) ? [`${local} is busy`] : []),
            ...(slot.startsAt.getTime() - now.getTime() < dayMs ? [`${local} is too soon`] : []),
            ...(isAvailable ? [] : [`${local} is outside the hours`]),
          ]
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('drops the hour skipped by the spring change and never exceeds the available hours', () => {
  const night: Availability = {
    zone: 'Europe/Madrid',
    weekly: [{ weekday: 7, from: '01:00', to: '04:00' }],
    exceptions: [],
  }
  const starts = listOpenSlots(night, [], 30, new Date('2027-03-25T00:00:00Z')).map((slot) =>
    slot.startsAt.toISOString(),
  )
  const day = starts.filter((start) => start.startsWith('2027-03-28'))
  expect(day).toEqual([
    '2027-03-28T00:00:00.000Z',
    '2027-03-28T00:30:00.000Z',
    '2027-03-28T01:00:00.000Z',
    '2027-03-28T01:30:00.000Z',
  ])
})

test('a dated exception replaces the weekly hours of its day', () => {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '10:00' }))
  const availability: Availability = {
    zone: 'Europe/Berlin',
    weekly,
    exceptions: [
      { day: '2026-11-24', hours: [] },
      { day: '2026-11-25', hours: [{ from: '20:00', to: '20:30' }] },
    ],
  }
  const starts = listOpenSlots(availability, [], 30, new Date('2026-11-21T10:00:00Z')).map((slot) =>
    slot.startsAt.toISOString(),
  )
  expect(starts.some((start) => start.startsWith('2026-11-24'))).toBe(false)
  expect(starts.filter((start) => start.startsWith('2026-11-25'))).toEqual([
    '2026-11-25T19:00:00.000Z',
  ])
})

const now = new Date('2026-11-21T10:00:00Z')
test.each([
  ['2026-11-22T09:45:00.000Z', 'interviews.slot.tooSoon'],
  ['2026-12-21T10:15:00.000Z', 'interviews.slot.tooFar'],
  ['2026-11-25T10:05:00.000Z', 'interviews.slot.offGrid'],
  ['yesterday', 'interviews.slot.noTime'],
])('rejects a proposed time of %s with %s', (start, messageKey) => {
  expect(validateSlots([start], 30, now)).toEqual([{ index: 0, messageKey: messageKey }])
})

test('accepts one to five times that do not overlap, and rejects any other number', () => {
  const starts = ['10', '11', '12', '13', '14', '15'].map((hour) => `2026-11-25T${hour}:00:00.000Z`)
  expect(validateSlots(starts.slice(0, 5), 60, now)).toEqual([])
  expect(validateSlots(starts, 60, now)[0]?.messageKey).toBe('interviews.slot.count')
  expect(validateSlots([], 60, now)[0]?.messageKey).toBe('interviews.slot.count')
  expect(validateSlots(starts.slice(0, 2), 75, now)).toEqual([
    { index: 1, messageKey: 'interviews.slot.overlaps' },
  ])
  expect(validateSlots(starts.slice(0, 1), 100, now)[0]?.messageKey).toBe('interviews.slot.length')
})

test('a local time in a spring gap becomes the later instant', () => {
  expect(toInstant('2027-03-28', '02:30', 'Europe/Madrid').toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  )
})

test('a proposal lapses after five days or when its last time begins, whichever is earlier', () => {
  const proposed = '2026-11-21T10:00:00.000Z'
  const starts = [
    '2026-11-24T09:00:00.000Z',
    '2026-11-23T15:00:00.000Z',
    '2026-11-30T09:00:00.000Z',
  ]
  const due = (of: readonly string[]) => getProposalEnd(proposed, of).toISOString()
  expect(due(starts)).toBe('2026-11-26T10:00:00.000Z')
  expect(due(starts.slice(0, 2))).toBe('2026-11-24T09:00:00.000Z')
  expect(due(['2026-12-10T09:00:00.000Z'])).toBe('2026-11-26T10:00:00.000Z')
  const isLapsed = (at: string, of = starts) =>
    hasProposalLapsed('AWAITING_CONFIRMATION', due(of), new Date(at))
  expect([isLapsed('2026-11-24T12:00:00.000Z'), isLapsed('2026-11-26T10:00:00.000Z')]).toEqual([
    false,
    true,
  ])
  expect([
    isLapsed('2026-11-24T08:59:00.000Z', starts.slice(0, 2)),
    isLapsed('2026-11-24T09:00:00.000Z', starts.slice(0, 2)),
  ]).toEqual([false, true])
})
