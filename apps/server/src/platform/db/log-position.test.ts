import { expect, test } from 'vitest'
import { getLatest, isAtLeast, isLogPosition } from './log-position.ts'

test('positions are compared as numbers', () => {
  expect(isAtLeast('0/A0', '0/9F')).toBe(true)
  expect(isAtLeast('0/FFFFFFFF', '1/0')).toBe(false)
  expect(isAtLeast('10/0', 'F/FFFFFFFF')).toBe(true)
  expect(isAtLeast('0/9F', '0/9F')).toBe(true)
  expect(getLatest('0/9F', '0/A0')).toBe('0/A0')
  expect(getLatest(null, '0/A0')).toBe('0/A0')
  expect(getLatest(null, null)).toBeNull()
})

test.each([
  ['16/B374D848', true],
  ['0/0', true],
  ['', false],
  ['16', false],
  ["0/1'::pg_lsn", false],
  ['123456789/0', false],
  ['0/1\n', false],
])('%j: a position is %s', (text, expected) => {
  expect(isLogPosition(text)).toBe(expected)
})
