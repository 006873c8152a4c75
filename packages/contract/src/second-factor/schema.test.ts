import { expect, test } from 'vitest'
import { factorCode } from './schema.ts'

test.each([
  ['123 456', '123456'],
  ['ABCD efgh-2345 6723-ijkl-mnop', 'abcd-efgh-2345-6723-ijkl-mnop'],
  // Of before 28 November 2026.
  ['abcdefgh23456723', 'abcd-efgh-2345-6723'],
])('reads the code %j as %j', (entered, code) => {
  expect(factorCode.parse(entered)).toBe(code)
})

test.each(['abcd-efgh-2345-6723-ijkl', 'abcd-efgh', '12345', 'abcd-efgh-2345-6719'])(
  'rejects the code %j',
  (entered) => {
    expect(factorCode.safeParse(entered).success).toBe(false)
  },
)
