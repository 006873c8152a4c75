import { expect, it } from 'vitest'
import { toRequestTime } from './rules.ts'

it('a request counts from the day on which it arrived, and from now if that is today', () => {
  const now = new Date('2026-11-29T13:30:00.000Z')
  expect(toRequestTime('2026-11-29', now)).toBe('2026-11-29T13:30:00.000Z')
  expect(toRequestTime('2026-11-20', now)).toBe('2026-11-20T00:00:00.000Z')
})
