import { expect, it } from 'vitest'
import { buildViewPath, isSameView, toViewParameters } from './view-address.ts'

it('keeps filters and columns of an address, and leaves out where one is in the list', () => {
  expect(
    toViewParameters({ type: 'I', columns: ['name', 'email'], page: '3', after: 'x', view: 'all' }),
  ).toEqual({ type: 'I', columns: 'name,email' })
})

it('compares views whatever the order of their parameters', () => {
  expect(isSameView({ a: '1', b: '2' }, { b: '2', a: '1' })).toBe(true)
  expect(isSameView({ a: '1' }, { a: '1', b: '2' })).toBe(false)
  expect(isSameView({ a: '1' }, { a: '2' })).toBe(false)
})

it('builds the link of a view, also of one without parameters', () => {
  expect(buildViewPath('/operator/people', { search: 'Ada L', type: 'I' })).toBe(
    '/operator/people?search=Ada+L&type=I',
  )
  expect(buildViewPath('/operator/people', {})).toBe('/operator/people?view=all')
})
