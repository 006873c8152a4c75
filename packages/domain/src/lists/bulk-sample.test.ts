import { expect, it } from 'vitest'
import { getSampleSize } from './bulk-sample.ts'

it('a sample has a tenth of those that pass, at least three, and never more than there are', () => {
  expect([0, 2, 3, 30, 31, 500].map(getSampleSize)).toEqual([0, 2, 3, 3, 4, 50])
})
