import { expect, test } from 'vitest'
import { createInFlightGuard } from './in-flight-guard.ts'

test('ignores a double click until the first request has ended', () => {
  const guard = createInFlightGuard()
  expect(guard.begin({ body: { id: 1 } })).toBe(true)
  expect(guard.begin({ body: { id: 1 } })).toBe(false)
  guard.end({ body: { id: 1 } })
  expect(guard.begin({ body: { id: 1 } })).toBe(true)
})

test('sends on, off and on again as three requests', () => {
  const guard = createInFlightGuard()
  expect([
    guard.begin({ on: true }),
    guard.begin({ on: false }),
    guard.begin({ on: true }),
  ]).toEqual([true, true, true])
})

test('treats files with different content as different uploads', () => {
  const guard = createInFlightGuard()
  expect(guard.begin({ file: new File(['a'], 'a.pdf') })).toBe(true)
  expect(guard.begin({ file: new File(['ab'], 'a.pdf') })).toBe(true)
})
