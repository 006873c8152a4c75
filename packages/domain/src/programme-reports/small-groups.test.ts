import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GroupCounts, hideSmallGroups, type VisibleCounts } from './small-groups.ts'

const submitted = (...counts: readonly number[]) =>
  hideSmallGroups(counts.map((count) => ({ submitted: count, approved: 0, offered: 0 }))).map(
    (group) => group.submitted,
  )
const hide = (...groups: readonly (readonly [number, number, number])[]) =>
  hideSmallGroups(
    groups.map(([all, approved, offered]) => ({ submitted: all, approved, offered })),
  ).map((group) => [group.submitted, group.approved, group.offered])

describe('totals of small groups', () => {
  it('are shown from five people on', () => {
    expect(submitted(5, 20, 7)).toEqual([5, 20, 7])
  })

  it('are hidden with the next smallest one, which the sum of all would give away', () => {
    // 60 in total: without the 6, the 4 would be 60 − 50 − 6.
    expect(submitted(4, 50, 6)).toEqual([null, 50, null])
  })

  it('stay hidden together until ten people stand behind their sum', () => {
    // 4 and 5 make 9: the 5 must be at least five, so the 4 would be known to be at most 4.
    expect(submitted(4, 50, 5, 30)).toEqual([null, 50, null, null])
    // No one and five: the sum of 5 would say that no one is in the first.
    expect(submitted(0, 5, 40, 80)).toEqual([null, null, null, 80])
    // Two small ones that make 8.
    expect(submitted(4, 4, 50, 60)).toEqual([null, null, null, 60])
    expect(submitted(4, 3, 3, 50)).toEqual([null, null, null, 50])
  })

  it('are hidden if only one group is large, and if there is only one group', () => {
    expect(submitted(3, 40)).toEqual([null, null])
    expect(submitted(4)).toEqual([null])
    expect(submitted(5)).toEqual([5])
  })
})

describe('numbers of selected people', () => {
  it('are shown if at least five were selected and at least five were not', () => {
    expect(hide([20, 10, 5], [30, 20, 10])).toEqual([
      [20, 10, 5],
      [30, 20, 10],
    ])
  })

  it('are hidden if fewer than five were selected, together with another group', () => {
    expect(hide([20, 4, 0], [30, 20, 10], [25, 12, 6])).toEqual([
      [20, null, null],
      [30, null, null],
      [25, 12, 6],
    ])
  })

  it('are hidden if fewer than five were not selected', () => {
    expect(hide([20, 17, 8], [30, 20, 10], [25, 12, 6])).toEqual([
      [20, null, null],
      [30, null, null],
      [25, 12, 6],
    ])
  })

  it('are hidden after a number that they are compared with', () => {
    expect(hide([4, 4, 4], [60, 30, 15], [40, 20, 10], [50, 25, 12])).toEqual([
      [null, null, null],
      [60, 30, 15],
      [null, null, null],
      [50, 25, 12],
    ])
  })
})

describe('whatever the groups are', () => {
  const group = fc
    .tuple(fc.nat(40), fc.nat(40), fc.nat(40))
    .map(([a, b, c]) => ({ submitted: a + b + c, approved: b + c, offered: c }))
  /** Every number that is known of a group when its numbers are shown, by name. */
  const listKnown = ({ submitted: all, approved, offered }: VisibleCounts) =>
    [
      ['submitted', all],
      ['approved', approved],
      ['not approved', all === null || approved === null ? null : all - approved],
      ['offered', offered],
      ['not offered', approved === null || offered === null ? null : approved - offered],
    ] as const
  const findHidden = (
    groups: readonly GroupCounts[],
    shown: readonly VisibleCounts[],
    at: number,
  ) =>
    groups.flatMap((counts, place) => {
      const visible = shown[place]
      const [of, known] = [listKnown(counts)[at]?.[1], visible && listKnown(visible)[at]?.[1]]
      return known === null && typeof of === 'number' ? [of] : []
    })

  it('no number of fewer than five people is shown or can be computed from a sum', () => {
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 8 }), (groups) => {
        const shown = hideSmallGroups(groups)
        for (const visible of shown)
          for (const [name, known] of listKnown(visible))
            expect([name, known === null || known >= 5]).toEqual([name, true])
        for (let at = 0; at < 5; at += 1) {
          const hidden = findHidden(groups, shown, at)
          const sum = hidden.reduce((total, value) => total + value, 0)
          const isEverythingHidden = hidden.length === groups.length
          if (hidden.length > 0 && !isEverythingHidden)
            expect([at, hidden.length > 1, sum >= 10]).toEqual([at, true, true])
        }
      }),
      { numRuns: 1000 },
    )
  })
})
