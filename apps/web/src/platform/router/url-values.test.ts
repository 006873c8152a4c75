import { expect, it } from 'vitest'
import { parseId } from './url-values.ts'

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
