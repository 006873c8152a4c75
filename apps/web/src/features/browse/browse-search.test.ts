import { browseQuery } from '@fledge/contract/browse/schema.ts'
import { expect, it } from 'vitest'
import { parseParams } from '../../platform/list/list-address.ts'
import { browseFilterNames, filterParsers, viewParsers, removeUnknownIds } from './browse-search.ts'

it('ignores invalid filter values and keeps the valid ones', () => {
  expect(
    parseParams(filterParsers, {
      skills: 'foo,12',
      preferred_start_months: ['03/2027', '13/2027'],
      internship_durations: '12,99',
      timezones: 'Mars',
    }),
  ).toEqual({ skills: ['12'], preferred_start_months: ['03/2027'], internship_durations: ['12'] })
  expect(parseParams(viewParsers, { ir_ids: 'nope', sort: 'size', hidden: 'yes' })).toEqual({})
  const plan = '0193b1d2-7c4e-7a10-8f00-000000000001'
  expect(parseParams(viewParsers, { ir_ids: plan, sort: 'start', hidden: '1' })).toEqual({
    ir_ids: [plan],
    sort: 'start',
    hidden: '1',
  })
})

it('reads each value as the contract does', () => {
  const values = [
    '1',
    '0',
    '-1',
    '12',
    '3',
    '4',
    '16',
    '17',
    '1234567890',
    '01/2027',
    '13/2027',
    '1/2027',
    '12/1999',
    '12/2100',
    'Mars',
    '',
    '0|10800',
    '0|1',
    '0193b1d2-7c4e-7a10-8f00-000000000001',
    '0193b1d2',
    '4.5',
    '٣',
  ]
  for (const name of browseFilterNames)
    for (const value of values)
      expect([name, value, filterParsers[name]([value]) !== undefined]).toEqual([
        name,
        value,
        value !== '' && browseQuery.shape[name].safeParse(value).success,
      ])
  for (const value of values)
    expect([value, viewParsers.ir_ids([value]) !== undefined]).toEqual([
      value,
      value !== '' && browseQuery.shape.ir_ids.safeParse(value).success,
    ])
})

it('removes unknown ids from the URL and keeps known ones', () => {
  const plan = '0193b1d2-7c4e-7a10-8f00-000000000001'
  const none = {
    specialisations: [],
    skills: [],
    projects: [],
    preferred_start_months: [],
    internship_durations: [],
    timezones: [],
  }
  const requested = {
    chosen: { ...none, skills: ['12', '999999'], projects: ['888888'], timezones: ['0|10800'] },
    plans: [plan, '0193b1d2-7c4e-7a10-8f00-000000000002'],
  }
  const row = (value: string) => [{ value }]
  const known = {
    ...none,
    skills: row('12'),
    projects: row('5'),
    timezones: row('0|10800'),
  }
  expect(removeUnknownIds(requested, known, [{ plan_id: plan }])).toEqual({
    skills: '12',
    projects: undefined,
    ir_ids: plan,
  })
  expect(
    removeUnknownIds({ chosen: { ...none, skills: ['12'] }, plans: [plan] }, known, [
      { plan_id: plan },
    ]),
  ).toBeNull()
})
