import { expect, it } from 'vitest'
import { zone } from './schema.ts'

it.each([
  '0001-01-01T00:00:00Z',
  '2026-11-22T10:00:00+00:00[Europe/London]',
  '[Europe/London]',
  '+01:00',
  'Europe/Londinium',
  'Europe/London\u0000',
  'Europe/'.repeat(8),
  '',
])('rejects the time zone %j', (name) => {
  expect(zone.safeParse(name).error?.issues[0]?.message).toBe('Choose a time zone')
})

it('accepts any name of a time zone and normalises it', () => {
  expect(
    ['asia/calcutta', 'Asia/Kolkata', 'US/Eastern', 'UTC'].map((name) => zone.parse(name)),
  ).toEqual(['Asia/Kolkata', 'Asia/Kolkata', 'America/New_York', 'Etc/UTC'])
})
