import { expect, test } from 'vitest'
import { listFutureTimes, toggleTime } from './use-selected-times.ts'

const now = new Date('2026-11-23T10:00:00Z')
const [past, next, later] = [
  '2026-11-23T09:45:00.000Z',
  '2026-11-23T10:15:00.000Z',
  '2026-11-25T10:00:00.000Z',
] as const

test('a restored draft proposes no time that has begun in the meantime', () => {
  expect(listFutureTimes([past, now.toISOString(), next, later], now)).toEqual([next, later])
})

test('a time is added in order and removed when it is chosen again, in any notation', () => {
  expect(toggleTime([later], next)).toEqual([next, later])
  expect(toggleTime([next, later], '2026-11-23T11:15:00+01:00')).toEqual([later])
})
