import { expect, it } from 'vitest'
import { findFallen, toPercent } from './mutation-floors.ts'

it('rounds a score down, so that two of three do not reach a floor of 67', () => {
  const score = { part: 'offers', killed: 2, total: 3 }
  expect(toPercent(score)).toBe(66)
  expect(findFallen({ offers: 67 }, [score])).toEqual([score])
  expect(findFallen({ offers: 66 }, [score])).toEqual([])
})

it('accepts any score of a part without a floor', () => {
  expect(findFallen({ offers: 67 }, [{ part: 'files', killed: 0, total: 3 }])).toEqual([])
})
