import { expect, it } from 'vitest'
import { lastPageOf, readBrowseAddress } from './browse-address.ts'

it('what is no value of a filter is left out, and the rest of the filter stays', () => {
  const { chosen, plan, sort } = readBrowseAddress({ skills: 'foo,12', preferred_start_months: ['03/2027', '13/2027'], internship_durations: '12,99', timezones: 'Mars', ir_ids: 'nope', sort: 'size' })
  expect([chosen.skills, chosen.preferred_start_months, chosen.internship_durations, chosen.timezones, plan, sort]).toEqual([['12'], ['03/2027'], ['12'], [], null, 'fit'])
  expect(readBrowseAddress({ ir_ids: '0193b1d2-7c4e-7a10-8f00-000000000001', sort: 'start' })).toMatchObject({ plan: '0193b1d2-7c4e-7a10-8f00-000000000001', sort: 'start' })
})

it.each([[undefined, 1], ['3', 3], ['0', 1], ['-4', 1], ['2.7', 2], ['x', 1], ['99999999', 10_000]])('the page %s of an address is page %i', (page, read) => {
  expect(readBrowseAddress({ page }).page).toBe(read)
})

it('201 interns end on page 21, none on the first', () => {
  expect([lastPageOf(201), lastPageOf(200), lastPageOf(0)]).toEqual([21, 20, 1])
})
