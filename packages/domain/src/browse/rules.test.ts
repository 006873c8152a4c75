import { expect, test } from 'vitest'
import { getBucketOverlap, zoneBuckets } from './rules.ts'

const day = { from: 540, to: 1020 }

test('returns the overlap of each bucket with a working day in London', () => {
  expect(
    zoneBuckets.map((bucket) => getBucketOverlap(bucket, 0, day)).map(({ min, max }) => [min, max]),
  ).toEqual([
    [0, 1.5],
    [2, 4.5],
    [5, 7.5],
    [5.5, 8],
    [2.5, 5],
    [0, 2],
  ])
})

test('overlap works across midnight', () => {
  expect(getBucketOverlap('-43200|-21600', 43_200, day).max).toBe(8)
  expect(getBucketOverlap('21600|43200', 32_400, { from: 540, to: 540 })).toEqual({
    min: 0,
    max: 0,
  })
})
