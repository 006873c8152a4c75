import { browseQuery } from '@fledge/contract/browse/schema.ts'
import { expect, it } from 'vitest'
import { browseFilterNames, parseBrowseSearch, removeUnknownIds } from './browse-search.ts'

it('ignores invalid filter values and keeps the valid ones', () => {
  const { chosen, plans, isHidden, sort } = parseBrowseSearch({
    skills: 'foo,12',
    preferred_start_months: ['03/2027', '13/2027'],
    internship_durations: '12,99',
    timezones: 'Mars',
    ir_ids: 'nope',
    sort: 'size',
    hidden: 'yes',
  })
  expect([
    chosen.skills,
    chosen.preferred_start_months,
    chosen.internship_durations,
    chosen.timezones,
    plans,
    isHidden,
    sort,
  ]).toEqual([['12'], ['03/2027'], ['12'], [], [], false, 'fit'])
  expect(
    parseBrowseSearch({
      ir_ids: '0193b1d2-7c4e-7a10-8f00-000000000001',
      sort: 'start',
      hidden: '1',
    }),
  ).toMatchObject({
    plans: ['0193b1d2-7c4e-7a10-8f00-000000000001'],
    sort: 'start',
    isHidden: true,
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
      expect([name, value, parseBrowseSearch({ [name]: [value] }).chosen[name].length > 0]).toEqual(
        [name, value, value !== '' && browseQuery.shape[name].safeParse(value).success],
      )
  for (const value of values)
    expect([value, parseBrowseSearch({ ir_ids: [value] }).plans.length > 0]).toEqual([
      value,
      value !== '' && browseQuery.shape.ir_ids.safeParse(value).success,
    ])
})

it('defaults an invalid page number to 1', () => {
  expect([parseBrowseSearch({ page: '3' }).page, parseBrowseSearch({ page: 'x' }).page]).toEqual([
    3, 1,
  ])
})

it('removes unknown ids from the URL and keeps known ones', () => {
  const plan = '0193b1d2-7c4e-7a10-8f00-000000000001'
  const asked = parseBrowseSearch({
    skills: '12,999999',
    projects: '888888',
    timezones: '0|10800',
    ir_ids: `${plan},0193b1d2-7c4e-7a10-8f00-000000000002`,
  })
  const row = (value: string) => [{ value }]
  const known = {
    specialisations: [],
    skills: row('12'),
    projects: row('5'),
    preferred_start_months: [],
    internship_durations: [],
    timezones: row('0|10800'),
  }
  expect(removeUnknownIds(asked, known, [{ plan_id: plan }])).toEqual({
    skills: '12',
    projects: undefined,
    ir_ids: plan,
  })
  expect(
    removeUnknownIds(parseBrowseSearch({ skills: '12', ir_ids: plan }), known, [{ plan_id: plan }]),
  ).toBeNull()
})
