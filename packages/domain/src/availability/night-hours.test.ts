import { expect, test } from 'vitest'
import { isInWorkingDay } from '../interviews/interview-slots.ts'
import { isOverlapping } from '../spans.ts'
import { listHoursOutsideWork, isAtNight, listNights } from './night-hours.ts'

const at = (from: string, minutes: number) => ({
  startsAt: new Date(from),
  endsAt: new Date(Date.parse(from) + minutes * 60_000),
})

test.each([
  ['15:00 in London is 20:30 in Bengaluru', '2026-11-24T15:00:00Z', 30, 'Asia/Kolkata', false],
  [
    'an hour from 17:00 in London reaches the night in Bengaluru',
    '2026-11-24T17:00:00Z',
    60,
    'Asia/Kolkata',
    true,
  ],
  ['half an hour from 17:00 does not', '2026-11-24T17:00:00Z', 30, 'Asia/Kolkata', false],
  [
    '9:00 in London is 1:00 in Los Angeles',
    '2026-11-24T09:00:00Z',
    30,
    'America/Los_Angeles',
    true,
  ],
  [
    '14:00 in London is 6:00 there, when the day begins',
    '2026-11-24T14:00:00Z',
    30,
    'America/Los_Angeles',
    false,
  ],
  ['13:45 in London is still night there', '2026-11-24T13:45:00Z', 30, 'America/Los_Angeles', true],
  [
    'noon in Kiritimati is the day before in Honolulu',
    '2026-11-24T22:00:00Z',
    30,
    'Pacific/Honolulu',
    false,
  ],
  [
    '6:00 on the day of the spring change is day',
    '2027-03-28T05:00:00Z',
    30,
    'Europe/London',
    false,
  ],
  ['5:30 on the day before is night', '2027-03-27T05:30:00Z', 30, 'Europe/London', true],
])('%s', (_says, from, minutes, zone, night) => {
  expect(isAtNight(at(from, minutes), zone)).toBe(night)
})

test('nights cover the whole week, even when read in a distant time zone', () => {
  const nights = listNights('2026-11-23', 7, 'Pacific/Auckland')
  expect(nights[0]?.startsAt.toISOString() ?? '').toMatch(/^2026-11-21/)
  expect((nights.at(-1)?.endsAt ?? new Date(0)) >= new Date('2026-11-30T12:00:00Z')).toBe(true)
})

test.each(['Europe/London', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'marks exactly the times that are shaded: evenings and weekends in %s',
  (zone) => {
    const hours = { from: '09:00', to: '17:00' }
    const shaded = listHoursOutsideWork('2026-11-23', 7, zone, hours)
    for (let halfHour = 0; halfHour < 7 * 48; halfHour += 1) {
      const from = new Date(Date.parse('2026-11-23T00:00:00Z') + halfHour * 1_800_000).toISOString()
      const isShaded = shaded.some((span) => isOverlapping(span, at(from, 30)))
      expect([from, isShaded]).toEqual([from, !isInWorkingDay(at(from, 30), zone, hours)])
    }
  },
)
