import { expect, test } from 'vitest'
import { createInFlightGuard } from './in-flight-guard.ts'

test('ignores a double click until the first request has ended', () => {
  const once = createInFlightGuard()
  expect(once.begin({ body: { id: 1 } })).toBe(true)
  expect(once.begin({ body: { id: 1 } })).toBe(false)
  once.end({ body: { id: 1 } })
  expect(once.begin({ body: { id: 1 } })).toBe(true)
})

test('sends on, off and on again as three requests', () => {
  const once = createInFlightGuard()
  expect([once.begin({ on: true }), once.begin({ on: false }), once.begin({ on: true })]).toEqual([
    true,
    true,
    true,
  ])
})

test('treats files with different content as different uploads', () => {
  const once = createInFlightGuard()
  expect(once.begin({ file: new File(['a'], 'a.pdf') })).toBe(true)
  expect(once.begin({ file: new File(['ab'], 'a.pdf') })).toBe(true)
})
