import { expect, test } from 'vitest'
import { buildEndpointPath, listValues, selectPrefetches } from './endpoint-path.ts'

test('fills path parameters and encodes their values', () => {
  expect(buildEndpointPath('offers/{id}/versions', { params: { id: 'a/b?c' } })).toBe(
    'offers/a%2Fb%3Fc/versions',
  )
})

test('repeats list values in the query and omits empty ones', () => {
  expect(
    buildEndpointPath('browse', {
      query: { skills: ['a', 'b'], page: 2, text: '', from: null, to: undefined },
    }),
  ).toBe('browse?skills=a&skills=b&page=2')
  expect(buildEndpointPath('browse')).toBe('browse')
})

test('appends to a query that the path already has', () => {
  expect(buildEndpointPath('list?kind=plan', { query: { page: 1 } })).toBe('list?kind=plan&page=1')
})

test('a filter leaves only the prefetches that depend on the parameters of the path', () => {
  const list = { feature: 'plans', call: 'listPlans', input: { query: { page: '1' } } }
  const plan = { feature: 'plans', call: 'getPlan', input: { params: { id: '{id}' } } }
  const filled = { ...plan, input: { params: { id: '7' } } }
  expect(selectPrefetches([list, plan], { id: '7' }, false)).toEqual([list, filled])
  expect(selectPrefetches([list, plan], { id: '7' }, true)).toEqual([filled])
})

test('placeholders name the values of a response, or those of the first row of a list', () => {
  expect(listValues('getPlan', { plan_id: 7 })).toEqual({ 'getPlan.plan_id': 7 })
  expect(listValues('listPlans', [{ plan_id: 7 }, { plan_id: 8 }])).toEqual({
    'listPlans.plan_id': 7,
  })
  expect(listValues('listPlans', [])).toEqual({})
  expect(listValues('getPlan', null)).toEqual({})
})
