import { expect, test } from 'vitest'
import {
  toCanonicalZone,
  localTimeExists,
  isTimeZone,
  isZoneInCountry,
  getMonday,
  addWorkingDays,
  formatDate,
  toWorkingInstant,
  yearsBetween,
  getZoneCity,
} from './dates.ts'

test('working days skip the weekend and keep the local time over a clock change', () => {
  expect(addWorkingDays('2026-11-20T10:00:00Z', 2, 'Europe/Madrid').toISOString()).toBe(
    '2026-11-24T10:00:00.000Z',
  )
  expect(addWorkingDays('2027-03-26T10:00:00Z', 1, 'Europe/Madrid').toISOString()).toBe(
    '2027-03-29T09:00:00.000Z',
  )
})

test('an event at a weekend counts from 09:00 on the next working day of the zone', () => {
  const toWorkingIso = (at: string, zone: string) => toWorkingInstant(at, zone).toISOString()
  expect(toWorkingIso('2026-11-20T22:00:00Z', 'Europe/Madrid')).toBe('2026-11-20T22:00:00.000Z')
  expect(toWorkingIso('2026-11-21T14:20:00Z', 'Europe/Madrid')).toBe('2026-11-23T08:00:00.000Z')
  // It is already Saturday in Tokyo. In London the clocks change on Sunday night.
  expect(toWorkingIso('2026-11-20T16:00:00Z', 'Asia/Tokyo')).toBe('2026-11-23T00:00:00.000Z')
  expect(toWorkingIso('2027-03-27T10:00:00Z', 'Europe/London')).toBe('2027-03-29T08:00:00.000Z')
})

test('a skipped hour has no local time', () => {
  expect([
    localTimeExists('2027-03-28', '02:30', 'Europe/Madrid'),
    localTimeExists('2027-03-28', '03:00', 'Europe/Madrid'),
  ]).toEqual([false, true])
})

test('weeks begin on Monday, and years are whole', () => {
  expect([getMonday('2026-11-22'), getMonday('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23'])
  expect([
    yearsBetween('2010-11-21', '2026-11-21'),
    yearsBetween('2010-11-22', '2026-11-21'),
  ]).toEqual([16, 15])
})

test('formats a calendar day', () => {
  expect([formatDate('2026-12-21'), formatDate('2027-01-01')]).toEqual([
    '21 December 2026',
    '1 January 2027',
  ])
})

test('maps aliases and older names of a zone to one canonical name', () => {
  expect(
    [
      'Asia/Calcutta',
      'asia/kolkata',
      'Asia/Kolkata',
      'US/Eastern',
      'Europe/Kiev',
      'America/Buenos_Aires',
      'UTC',
      'America/Detroit',
    ].map(toCanonicalZone),
  ).toEqual([
    'Asia/Kolkata',
    'Asia/Kolkata',
    'Asia/Kolkata',
    'America/New_York',
    'Europe/Kyiv',
    'America/Argentina/Buenos_Aires',
    'Etc/UTC',
    'America/Detroit',
  ])
})

test('canonical names are known zones and stay unchanged', () => {
  const names = Intl.supportedValuesOf('timeZone').map(toCanonicalZone)
  expect(names.filter((name) => !isTimeZone(name) || toCanonicalZone(name) !== name)).toEqual([])
})

test('a timestamp or an offset is not a zone', () => {
  const names = ['Europe/London', 'asia/calcutta', 'UTC', 'Etc/GMT+5', 'America/Port-au-Prince']
  expect(names.filter((name) => !isTimeZone(name))).toEqual([])
  const otherZones = [
    '0001-01-01T00:00:00Z',
    '2026-11-22T10:00[Europe/London]',
    '2026-11-22T10:00+00:00[Europe/London]',
    '[Europe/London]',
    '+01:00',
    'Z',
    '',
    'Europe/',
    'Europe/Londinium',
  ]
  expect(otherZones.filter((name) => isTimeZone(name))).toEqual([])
})

test('names a zone by its city in the local spelling', () => {
  expect(
    [
      'America/Sao_Paulo',
      'America/Bogota',
      'America/Argentina/Cordoba',
      'America/Mexico_City',
      'Europe/London',
      'Etc/UTC',
    ].map(getZoneCity),
  ).toEqual(['São Paulo', 'Bogotá', 'Córdoba', 'Mexico City', 'London', 'UTC'])
})

test("matches a zone to the country of its city, by any of the zone's names", () => {
  const pairs = [
    ['Europe/Berlin', 'DE'],
    ['Europe/Berlin', 'GB'],
    ['Europe/London', 'PT'],
    ['Asia/Kolkata', 'IN'],
    ['Asia/Calcutta', 'in'],
    ['America/Recife', 'BR'],
    ['Etc/UTC', 'GB'],
  ] as const
  expect(pairs.map(([zone, country]) => isZoneInCountry(zone, country))).toEqual([
    true,
    false,
    false,
    true,
    true,
    true,
    false,
  ])
})

test('assumes a match for a country without known zones', () => {
  expect([
    isZoneInCountry('Europe/London', ''),
    isZoneInCountry('Europe/London', 'Europe'),
  ]).toEqual([true, true])
})
