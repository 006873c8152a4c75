import { expect, test } from 'vitest'
import { buildEndpointPath } from './endpoint-path.ts'

test('open parts are filled, and what they hold cannot become another part', () => {
  expect(buildEndpointPath('offers/{id}/versions', { params: { id: 'a/b?c' } })).toBe(
    'offers/a%2Fb%3Fc/versions',
  )
})

test('a query says a list once an entry and leaves out what is empty', () => {
  expect(
    buildEndpointPath('browse', {
      query: { skills: ['a', 'b'], page: 2, text: '', from: null, to: undefined },
    }),
  ).toBe('browse?skills=a&skills=b&page=2')
  expect(buildEndpointPath('browse')).toBe('browse')
})

test('a path that has a query already goes on with it', () => {
  expect(buildEndpointPath('list?kind=plan', { query: { page: 1 } })).toBe('list?kind=plan&page=1')
})
