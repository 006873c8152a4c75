import { expect, test } from 'vitest'
import {
  formatClock,
  isFree,
  toMoment,
  clipToDay,
  paintSpan,
  paintArea,
  listWeekDays,
} from './week-times.ts'

const horizon = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }

test('returns null for an hour skipped by a clock change', () => {
  expect(toMoment('2026-03-29', 90, 'Europe/London')).toBeNull()
  expect(toMoment('2026-03-29', 120, 'Europe/London')).toBe('2026-03-29T01:00:00Z')
})

test('splits a span over midnight into both days', () => {
  const span = { from: '2026-11-23T22:00:00Z', to: '2026-11-24T02:00:00Z' }
  expect(clipToDay(span, '2026-11-23', 'UTC')).toEqual({ from: 1320, to: 1440 })
  expect(clipToDay(span, '2026-11-24', 'UTC')).toEqual({ from: 0, to: 120 })
  expect(clipToDay(span, '2026-11-25', 'UTC')).toBeNull()
})

test('a slot is free only within open time and the horizon, without busy time', () => {
  const open = [{ from: '2026-11-23T09:00:00Z', to: '2026-11-23T12:00:00Z' }]
  const busy = [{ from: '2026-11-23T10:00:00Z', to: '2026-11-23T10:30:00Z' }]
  expect(isFree('2026-11-23T09:30:00Z', 30, open, busy, horizon)).toBe(true)
  expect(isFree('2026-11-23T09:30:00Z', 45, open, busy, horizon)).toBe(false)
  expect(isFree('2026-11-23T11:45:00Z', 30, open, busy, horizon)).toBe(false)
  expect(
    isFree('2026-11-23T11:00:00Z', 30, open, busy, { ...horizon, from: '2026-11-23T11:30:00Z' }),
  ).toBe(false)
})

test('merges touching spans and cuts removed ones', () => {
  const morning = paintSpan(
    paintSpan([], { day: 0, from: 540, to: 570 }, true),
    { day: 0, from: 570, to: 720 },
    true,
  )
  expect(morning).toEqual([{ day: 0, from: 540, to: 720 }])
  expect(paintSpan(morning, { day: 0, from: 600, to: 630 }, false)).toEqual([
    { day: 0, from: 540, to: 600 },
    { day: 0, from: 630, to: 720 },
  ])
})

test('formats times in zones with half-hour offsets', () => {
  expect(formatClock('2026-11-23T10:30:00Z', 'Asia/Kolkata')).toBe('16:00')
  expect(listWeekDays('2026-11-23').at(-1)).toBe('2026-11-29')
})

test('opens or closes the whole area between two half hours, except on closed days', () => {
  const area = paintArea([], { day: 2, at: 660 }, { day: 0, at: 540 }, true, (day) => day === 1)
  expect(area).toEqual([
    { day: 0, from: 540, to: 690 },
    { day: 2, from: 540, to: 690 },
  ])
  expect(paintArea(area, { day: 0, at: 540 }, { day: 0, at: 540 }, false)).toEqual([
    { day: 0, from: 570, to: 690 },
    { day: 2, from: 540, to: 690 },
  ])
})
