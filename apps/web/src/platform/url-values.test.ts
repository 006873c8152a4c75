import { expect, it } from 'vitest'
import { parseId, parsePage } from './url-values.ts'

it.each([
  [undefined, 1],
  ['3', 3],
  ['0', 1],
  ['-4', 1],
  ['2.7', 2],
  ['x', 1],
  ['', 1],
  ['Infinity', 10_000],
  ['99999999', 10_000],
])('reads page %s of the URL as page %i', (page, read) => {
  expect(parsePage(page)).toBe(read)
})

it('returns undefined for a value that is not an id or is repeated', () => {
  const id = '0193b1d2-7c4e-7a10-8f00-000000000001'
  expect([
    parseId(id),
    parseId('nope'),
    parseId('\u0000'),
    parseId(undefined),
    parseId([id, id]),
  ]).toEqual([id, undefined, undefined, undefined, undefined])
})
