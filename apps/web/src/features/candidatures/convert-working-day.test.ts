import { expect, it } from 'vitest'
import { convertWorkingDay } from './convert-working-day.ts'

const london = { from: '09:00', to: '17:00', zone: 'Europe/London' }

it("converts a working day to the reader's time zone with today's UTC offsets", () => {
  expect(convertWorkingDay(london, 'Africa/Lagos', new Date('2026-11-21T12:00:00Z'))).toEqual({
    from: '10:00',
    to: '18:00',
  })
  expect(convertWorkingDay(london, 'Africa/Lagos', new Date('2026-07-21T12:00:00Z'))).toBe(null)
  expect(convertWorkingDay(london, 'Europe/Lisbon', new Date('2026-11-21T12:00:00Z'))).toBe(null)
})
