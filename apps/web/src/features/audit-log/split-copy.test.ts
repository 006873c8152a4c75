import { expect, test } from 'vitest'
import { splitCopy } from './split-copy.ts'

test('a copy of the log is everything above its last line', () => {
  expect(splitCopy('"id"\r\n"1"\r\n"signature","abc-_1"\r\n')).toEqual({
    content: '"id"\r\n"1"\r\n',
    signature: 'abc-_1',
  })
  expect(splitCopy('"id"\r\n"1"\r\n')).toBeNull()
  expect(splitCopy('"signature","abc"\r\n"1"\r\n')).toBeNull()
  expect(splitCopy('')).toBeNull()
})
