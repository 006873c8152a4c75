/** Who could be selected and who was, with null where a number is hidden. */
export interface SelectionCounts {
  readonly of: number | null
  readonly selected: number | null
  /** Whether it is a group that can be compared: people who said to which one they belong. */
  readonly isStated: boolean
}

export interface SelectionRate {
  /** Share who was selected, from 0 to 1; null if it is hidden. */
  readonly rate: number | null
  /** To the highest rate of a group; null if there is nothing to compare with. */
  readonly ratio: number | null
  /** Whether the ratio is below four fifths. */
  readonly isBelow: boolean
}

interface VisibleSelection {
  readonly of: number
  readonly selected: number
}

const toVisible = ({ of, selected }: SelectionCounts): VisibleSelection | null =>
  of === null || selected === null || of === 0 ? null : { of, selected }

/** Compares in whole numbers, so that exactly four fifths is not below. */
const isLower = (a: VisibleSelection, b: VisibleSelection): boolean =>
  a.selected * b.of < b.selected * a.of
const isBelowFourFifths = (a: VisibleSelection, b: VisibleSelection): boolean =>
  5 * a.selected * b.of < 4 * b.selected * a.of

/** Returns the selection rate of each group beside the highest, by the four-fifths rule. */
export function compareSelectionRates(
  groups: readonly SelectionCounts[],
): readonly SelectionRate[] {
  const compared = groups.flatMap((group) => {
    const visible = toVisible(group)
    return group.isStated && visible ? [visible] : []
  })
  const [first, ...others] = compared
  const highest = first && others.reduce((a, b) => (isLower(a, b) ? b : a), first)
  return groups.map((group) => {
    const visible = toVisible(group)
    const rate = visible && visible.selected / visible.of
    if (!visible || !group.isStated || !highest || others.length === 0 || highest.selected === 0)
      return { rate, ratio: null, isBelow: false }
    return {
      rate,
      ratio: (visible.selected * highest.of) / (visible.of * highest.selected),
      isBelow: isBelowFourFifths(visible, highest),
    }
  })
}
