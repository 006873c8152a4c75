import { expect, it } from 'vitest'
import { formatTraceparent, parseTraceparent, toTraceId } from './trace-ids.ts'

it.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', true],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', true],
  ['01-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more', true],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', false],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', false],
  ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', false],
  ['4bf92f3577b34da6a3ce929d0e0e4736', false],
  ['', false],
])('reads the header %s: %s', (text, isValid) => {
  expect(parseTraceparent(text) !== null).toBe(isValid)
})

it('writes the header that it reads', () => {
  const text = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'
  const context = parseTraceparent(text)
  expect(context && formatTraceparent(context)).toBe(text)
})

it('makes the id of a request the id of its trace if it is a UUID', () => {
  expect(toTraceId('019362A0-0000-7000-8000-00000000000a')).toBe('019362a000007000800000000000000a')
  expect(toTraceId('00000000-0000-0000-0000-000000000000')).toBeNull()
  expect(toTraceId('abc')).toBeNull()
})
