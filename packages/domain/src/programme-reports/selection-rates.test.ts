import { describe, expect, it } from 'vitest'
import { compareSelectionRates } from './selection-rates.ts'

const compare = (...groups: readonly (readonly [number | null, number | null, boolean?])[]) =>
  compareSelectionRates(
    groups.map(([of, selected, isStated = true]) => ({ of, selected, isStated })),
  )

describe('selection rates', () => {
  it('are compared with the highest, and marked below four fifths of it', () => {
    expect(compare([50, 30], [50, 20], [100, 60])).toEqual([
      { rate: 0.6, ratio: 1, isBelow: false },
      { rate: 0.4, ratio: 2 / 3, isBelow: true },
      { rate: 0.6, ratio: 1, isBelow: false },
    ])
  })

  it('are not marked at exactly four fifths, and are just below it', () => {
    // 0.6 and 0.48: a division would give 0.7999999999999999.
    expect(compare([100, 60], [100, 48]).map(({ isBelow }) => isBelow)).toEqual([false, false])
    expect(compare([1000, 600], [1000, 479]).map(({ isBelow }) => isBelow)).toEqual([false, true])
  })

  it('are not compared with people who did not say, nor marked for them', () => {
    expect(compare([20, 18, false], [50, 30], [50, 28])).toEqual([
      { rate: 0.9, ratio: null, isBelow: false },
      { rate: 0.6, ratio: 1, isBelow: false },
      { rate: 0.56, ratio: 28 / 30, isBelow: false },
    ])
  })

  it('are not compared if one group only is shown, or no one was selected', () => {
    expect(compare([50, 30], [null, null])).toEqual([
      { rate: 0.6, ratio: null, isBelow: false },
      { rate: null, ratio: null, isBelow: false },
    ])
    expect(compare([50, 0], [20, 0]).map(({ ratio }) => ratio)).toEqual([null, null])
  })
})
