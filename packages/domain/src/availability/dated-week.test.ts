import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Availability, listOpenSlots } from '../interviews/interview-slots.ts'
import {
  findClockChangeInWeek,
  hasNightHours,
  formatDayMinutes,
  getDatedWeek,
  toWeeklyHours,
  toWeekSpans,
  copyDayToAll,
  setOfficeHours,
  setDatedWeek,
} from './dated-week.ts'

const weekly = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
const london: Availability = { zone: 'Europe/London', weekly, exceptions: [] }
const monday = '2027-03-22'

test('office hours replace the weekdays and keep the weekend, and one day can be copied to all days', () => {
  const spans = [
    { day: 1, from: 480, to: 600 },
    { day: 1, from: 660, to: 720 },
    { day: 5, from: 600, to: 660 },
  ]
  expect(setOfficeHours(spans)).toEqual([
    ...[0, 1, 2, 3, 4].map((day) => ({ day, from: 540, to: 1020 })),
    { day: 5, from: 600, to: 660 },
  ])
  const copied = copyDayToAll(spans, 1)
  expect(copied).toHaveLength(14)
  expect(copied.filter((span) => span.day === 6)).toEqual([
    { day: 6, from: 480, to: 600 },
    { day: 6, from: 660, to: 720 },
  ])
})

test('a dated week has the weekly hours except on days with an exception', () => {
  const availability = {
    ...london,
    exceptions: [
      { day: '2027-03-23', hours: [] },
      { day: '2027-03-27', hours: [{ from: '22:00', to: '24:00' }] },
    ],
  }
  expect(
    getDatedWeek(monday, availability).map(
      ({ day, from, to }) => `${day} ${formatDayMinutes(from)}-${formatDayMinutes(to)}`,
    ),
  ).toEqual(['0 09:00-12:00', '2 09:00-12:00', '3 09:00-12:00', '4 09:00-12:00', '5 22:00-24:00'])
  expect(getDatedWeek('2027-03-29', availability)).toHaveLength(5)
})

test('editing hours of a dated week adds an exception for that day only, and reverting removes it', () => {
  const before = getDatedWeek(monday, london)
  const longer = before.map((span) => (span.day === 1 ? { ...span, to: 13 * 60 } : span))
  const exceptions = setDatedWeek(london, monday, longer)
  expect(exceptions).toEqual([{ day: '2027-03-23', hours: [{ from: '09:00', to: '13:00' }] }])
  expect(setDatedWeek({ ...london, exceptions }, monday, before)).toEqual([])
  expect(
    setDatedWeek(
      london,
      monday,
      before.filter((span) => span.day !== 0),
    ),
  ).toEqual([{ day: '2027-03-22', hours: [] }])
})

test('keeps a day off when another day of its week is edited', () => {
  const availability = {
    ...london,
    exceptions: [
      { day: '2027-03-24', hours: [] },
      { day: '2027-03-27', hours: [] },
    ],
  }
  const drawnSpans = [...getDatedWeek(monday, availability), { day: 6, from: 600, to: 660 }]
  expect(setDatedWeek(availability, monday, drawnSpans)).toEqual([
    { day: '2027-03-24', hours: [] },
    { day: '2027-03-27', hours: [] },
    { day: '2027-03-28', hours: [{ from: '10:00', to: '11:00' }] },
  ])
})

test('returns the day and times of both clock changes of a zone', () => {
  expect(findClockChangeInWeek('2027-03-22', 'Europe/London')).toEqual({
    day: '2027-03-28',
    from: '01:00',
    to: '02:00',
  })
  expect(findClockChangeInWeek('2027-03-29', 'Europe/London')).toBeNull()
  expect(findClockChangeInWeek('2026-10-19', 'Europe/London')).toEqual({
    day: '2026-10-25',
    from: '02:00',
    to: '01:00',
  })
  expect(findClockChangeInWeek('2026-10-26', 'America/New_York')).toEqual({
    day: '2026-11-01',
    from: '02:00',
    to: '01:00',
  })
  expect(findClockChangeInWeek('2027-03-08', 'America/New_York')).toEqual({
    day: '2027-03-14',
    from: '02:00',
    to: '03:00',
  })
  expect(findClockChangeInWeek('2027-03-22', 'Asia/Kolkata')).toBeNull()
  // Lord Howe changes by half an hour only. In Cairo midnight itself is skipped: the change belongs
  // to the day it shortens.
  expect(findClockChangeInWeek('2026-09-28', 'Australia/Lord_Howe')).toEqual({
    day: '2026-10-04',
    from: '02:00',
    to: '02:30',
  })
  expect(findClockChangeInWeek('2026-04-20', 'Africa/Cairo')).toEqual({
    day: '2026-04-24',
    from: '00:00',
    to: '01:00',
  })
})

test.each([
  [
    'spring',
    '2027-03-28',
    new Date('2027-03-20T10:00:00Z'),
    ['00:00', '00:30', '01:00', '01:30', '02:00', '02:30'],
  ],
  ['autumn', '2026-10-25', new Date('2026-10-17T10:00:00Z'), ['23:00', '23:30', '00:00', '00:30']],
])('offers each hour only once in the night of the %s clock change', (season, day, now, utc) => {
  const hours =
    season === 'spring' ? [{ from: '00:00', to: '04:00' }] : [{ from: '00:00', to: '02:00' }]
  const starts = listOpenSlots(
    { ...london, weekly: [], exceptions: [{ day, hours }] },
    [],
    30,
    now,
  ).map((slot) => slot.startsAt.toISOString())
  expect(starts.map((at) => at.slice(11, 16))).toEqual(utc)
  expect(new Set(starts).size).toBe(starts.length)
})

test('a dated week reads back exactly as it was edited, in any zone and with any hours', () => {
  const piece = fc
    .record({ day: fc.integer({ min: 0, max: 6 }), from: fc.integer({ min: 0, max: 23 }) })
    .map(({ day, from }) => ({ day, from: from * 60, to: from * 60 + 60 }))
  fc.assert(
    fc.property(
      fc.constantFrom('Europe/London', 'Africa/Cairo', 'Australia/Lord_Howe'),
      fc.uniqueArray(piece, { selector: ({ day }) => day, maxLength: 7 }),
      (zone, pieces) => {
        const spans = pieces.toSorted((a, b) => a.day - b.day)
        const availability = { ...london, zone }
        expect(
          getDatedWeek(monday, {
            ...availability,
            exceptions: setDatedWeek(availability, monday, spans),
          }),
        ).toEqual(spans)
      },
    ),
  )
})

test('weekly hours survive conversion to spans and back, and night is outside the visible hours', () => {
  expect(toWeeklyHours(toWeekSpans([{ weekday: 7, from: '22:30', to: '24:00' }]))).toEqual([
    { weekday: 7, from: '22:30', to: '24:00' },
  ])
  expect([
    hasNightHours(toWeekSpans(weekly), 6, 23),
    hasNightHours([{ day: 0, from: 0, to: 60 }], 6, 23),
    hasNightHours([{ day: 0, from: 1320, to: 1440 }], 6, 23),
  ]).toEqual([false, true, true])
})
