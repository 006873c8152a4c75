import { expect, test } from 'vitest'
import { listZoneOptions, type ZoneRow } from './zone-options.ts'

const row = (
  zone: string,
  name: string,
  hours: number,
  overrides: Partial<ZoneRow> = {},
): ZoneRow => ({
  zone,
  name,
  offset_seconds: hours * 3600,
  country_code: 'XX',
  country: 'Somewhere',
  cities: [],
  members: [],
  ...overrides,
})
const rows = [
  row('America/New_York', 'Eastern Time', -5, {
    country: 'United States',
    cities: ['New York City', 'Brooklyn'],
    members: ['America/Detroit'],
  }),
  row('Etc/UTC', 'Coordinated Universal Time (UTC)', 0, { country_code: '', country: '' }),
  row('Asia/Kolkata', 'India Time', 5.5, { country: 'India', cities: ['Mumbai', 'Delhi'] }),
]

test('labels a zone with its city, name and offset', () => {
  expect(listZoneOptions(rows, null).map((option) => option.label)).toEqual([
    'New York · Eastern time (UTC−5)',
    'Detroit · Eastern time (UTC−5)',
    'UTC · Coordinated Universal Time',
    'Kolkata · India time (UTC+5:30)',
  ])
})

test('is searchable by city, country and name', () => {
  const india = listZoneOptions(rows).at(-1)
  for (const search of ['Kolk', 'Mumbai', 'India', 'Asia/Kolkata'])
    expect(`${india?.label} ${india?.searchTerms}`).toContain(search)
})

test('always includes the chosen zone', () => {
  expect(
    listZoneOptions(rows, 'America/Detroit').filter((option) => option.value === 'America/Detroit'),
  ).toHaveLength(1)
  expect(listZoneOptions([], 'Asia/Kolkata')).toEqual([{ value: 'Asia/Kolkata', label: 'Kolkata' }])
})
