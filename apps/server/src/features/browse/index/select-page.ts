import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import { type Bits, listSlots, subtractBits } from './bits.ts'
import type { InternRows } from './intern-rows.ts'
import { codeAt, type ValueCodes } from './value-codes.ts'

/** What gives the order of rows. */
export interface RowOrder {
  readonly rows: InternRows
  readonly values: ValueCodes
  readonly sort: BrowseSort
  /** One vector for each plan; the best score counts. */
  readonly scores: readonly Uint8Array[]
}

/** Returns the slots of a page. Changes `bits`. */
export function selectPage(
  order: RowOrder,
  bits: Bits,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): number[] {
  const { rows } = order
  const count = offset + limit
  if (rows.misplacedCount === 0) return selectFirst(order, bits, count).slice(offset)
  const late = rows.misplaced.slice()
  for (let at = 0; at < late.length; at += 1) late[at] = (late[at] ?? 0) & (bits[at] ?? 0)
  subtractBits(bits, late)
  const first = selectFirst(order, bits, count)
  const last = first.length < count ? undefined : first[count - 1]
  const compare = createComparison(order)
  const others = [...listSlots(late)].filter(
    (slot) => last === undefined || compare(slot, last) < 0,
  )
  return [...first, ...others].toSorted(compare).slice(offset, count)
}

/** Compares two rows wherever their slots are. */
function createComparison(order: RowOrder): (slot: number, other: number) => number {
  const { rows, sort } = order
  return (slot, other) =>
    sort === 'newest'
      ? rows.compareAge(other, slot)
      : getRank(order, other) - getRank(order, slot) || rows.compareAge(slot, other)
}

function getRank({ rows, values, sort, scores }: RowOrder, slot: number): number {
  if (sort === 'start') return -Number(values.all[rows.code(slot, codeAt.month)]?.value ?? 0)
  return scores.reduce((best, vector) => Math.max(best, vector[slot] ?? 0), 0)
}

/** Selects the first rows of those that are where they belong. */
function selectFirst(order: RowOrder, bits: Bits, count: number): number[] {
  if (order.sort === 'newest') return selectNewest(bits, count)
  if (order.sort === 'start') return selectEarliestStart(order, bits, count)
  const [first, ...others] = order.scores
  return first ? selectBest(bits, first, others, count) : selectOldest(bits, bits, count)
}

function selectNewest(bits: Bits, count: number): number[] {
  const slots: number[] = []
  for (let at = bits.length - 1; at >= 0 && slots.length < count; at -= 1) {
    let word = bits[at] ?? 0
    while (word !== 0 && slots.length < count) {
      const bit = 31 - Math.clz32(word)
      slots.push((at << 5) + bit)
      word &= ~(1 << bit)
    }
  }
  return slots
}

/** Selects the longest-waiting rows that are in both sets. */
function selectOldest(bits: Bits, others: Bits, count: number): number[] {
  const slots: number[] = []
  for (let at = 0; at < bits.length && slots.length < count; at += 1) {
    let word = (bits[at] ?? 0) & (others[at] ?? 0)
    for (; word !== 0 && slots.length < count; word &= word - 1)
      slots.push((at << 5) + 31 - Math.clz32(word & -word))
  }
  return slots
}

function selectEarliestStart({ rows, values }: RowOrder, bits: Bits, count: number): number[] {
  const slots: number[] = []
  const months = values
    .list('preferred_start_months')
    .toSorted((a, b) => Number(a.value) - Number(b.value))
  for (const { code } of months) {
    const inMonth = rows.withValue[code]
    if (slots.length >= count) break
    if (inMonth) slots.push(...selectOldest(bits, inMonth, count - slots.length))
  }
  return slots
}

/**
 * Selects the rows with the best scores in one pass: once enough rows have a higher score, those
 * with a lower one are passed over.
 */
function selectBest(
  bits: Bits,
  first: Uint8Array,
  others: readonly Uint8Array[],
  count: number,
): number[] {
  const byScore: number[][] = Array.from({ length: 102 }, () => [])
  let [floor, selected] = [0, 0]
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      const slot = (at << 5) + 31 - Math.clz32(word & -word)
      let score = first[slot] ?? 0
      for (const vector of others) score = Math.max(score, vector[slot] ?? 0)
      if (score < floor) continue
      const slots = byScore[score] ?? []
      if (slots.length >= count) continue
      slots.push(slot)
      selected += 1
      // Once the rows above the floor are enough, those at the floor are not needed.
      while (selected - (byScore[floor]?.length ?? 0) >= count) {
        selected -= byScore[floor]?.length ?? 0
        byScore[floor] = []
        floor += 1
      }
    }
  }
  const best: number[] = []
  for (let score = 101; score >= floor && best.length < count; score -= 1)
    best.push(...(byScore[score] ?? []))
  return best.slice(0, count)
}
