import { expect, it } from 'vitest'
import { describeScore, findFallen, toInterval, toPercent } from './mutation-floors.ts'

it('rounds a score down, so that two of three do not reach a floor of 67', () => {
  const score = { part: 'offers', killed: 2, total: 3 }
  expect(toPercent(score)).toBe(66)
  expect(findFallen({ offers: 67 }, [score])).toEqual([score])
  expect(findFallen({ offers: 66 }, [score])).toEqual([])
})

it('accepts any score of a part without a floor', () => {
  expect(findFallen({ offers: 67 }, [{ part: 'files', killed: 0, total: 3 }])).toEqual([])
})

it('states the interval of a sample, which narrows as the sample covers more of its part', () => {
  const score = { part: 'offers', killed: 12, total: 15 }
  expect(toInterval({ ...score, population: 1_000_000 })).toEqual([55, 93])
  expect(toInterval({ ...score, population: 20 })).toEqual([68, 85])
  expect(toInterval(score)).toEqual([80, 80])
  expect(describeScore({ ...score, population: 20 })).toContain('all 20 conditions 68 to 85 %')
})
