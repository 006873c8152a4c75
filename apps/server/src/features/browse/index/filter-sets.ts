import type { BrowseFilter } from '../intern-search.ts'
import {
  addBit,
  type Bits,
  countBits,
  countCommon,
  createBits,
  intersectBits,
  listSlots,
  removeBit,
  subtractBits,
} from './bits.ts'
import { type FilterCondition, findMissed, listMeeting } from './filter-conditions.ts'
import type { InternRows } from './intern-rows.ts'
import { codeAt, type ValueCodes } from './value-codes.ts'

/** The hits of some filters with their counts, kept up to date row by row. */
export class FilterSet {
  readonly conditions: readonly FilterCondition[]
  readonly hits: Bits
  hitCount: number
  /** Hits by code; of a filter with chosen values, the hits if another value were chosen. */
  readonly counts: Int32Array
  readonly #rows: InternRows
  readonly #values: ValueCodes

  private constructor(
    rows: InternRows,
    values: ValueCodes,
    conditions: readonly FilterCondition[],
    { hits, hitCount, counts }: Pick<FilterSet, 'hits' | 'hitCount' | 'counts'>,
  ) {
    this.#rows = rows
    this.#values = values
    this.conditions = conditions
    this.hits = hits
    this.hitCount = hitCount
    this.counts = counts
  }

  static compute(
    rows: InternRows,
    values: ValueCodes,
    conditions: readonly FilterCondition[],
  ): FilterSet {
    const meeting = conditions.map((condition) => listMeeting(rows, condition))
    const hits = rows.alive.slice()
    for (const bits of meeting) intersectBits(hits, bits)
    const hitCount = countBits(hits)
    const counts = countValues(rows, hits, hitCount)
    conditions.forEach(({ filter }, index) => {
      if (filter === 'skills') return
      const others = rows.alive.slice()
      meeting.forEach((bits, at) =>
        at === index ? subtractBits(others, bits) : intersectBits(others, bits),
      )
      countFilterValues(rows, values, counts, filter, others)
    })
    return new FilterSet(rows, values, conditions, { hits, hitCount, counts })
  }

  /** Returns a copy that can be changed, or one without any row. */
  copy(isEmpty: boolean): FilterSet {
    return new FilterSet(this.#rows, this.#values, this.conditions, {
      hits: isEmpty ? createBits(this.#rows.capacity) : this.hits.slice(),
      hitCount: isEmpty ? 0 : this.hitCount,
      counts: isEmpty ? new Int32Array(this.counts.length) : this.counts.slice(),
    })
  }

  /** Counts a row that is alive, before it is hidden (-1) or after it is shown (1). */
  countRow(slot: number, step: 1 | -1): void {
    const missed = findMissed(this.#rows, slot, this.conditions)
    if (missed === undefined) return
    if (missed !== null) {
      if (missed !== 'skills')
        countValuesOf(this.#rows, this.#values, this.counts, slot, missed, step)
      return
    }
    if (step === 1) addBit(this.hits, slot)
    else removeBit(this.hits, slot)
    this.hitCount += step
    this.#rows.countInto(this.counts, slot, step)
  }
}

/** Where the single values of a filter are among the codes of a row. */
const singleAt: Partial<Record<BrowseFilter, number>> = {
  preferred_start_months: codeAt.month,
  internship_durations: codeAt.weeks,
  timezones: codeAt.zone,
}

/** Counts a row's values of one filter. */
function countValuesOf(
  rows: InternRows,
  values: ValueCodes,
  counts: Int32Array,
  slot: number,
  filter: BrowseFilter,
  step: number,
): void {
  const single = singleAt[filter]
  const from = single ?? codeAt.lists
  const to = single === undefined ? rows.countCodes(slot) : single + 1
  for (let at = from; at < to; at += 1) {
    const code = rows.code(slot, at)
    if (single !== undefined || values.all[code]?.kind === filter)
      counts[code] = (counts[code] ?? 0) + step
  }
}

/** Counts the values of one filter over bits or over rows, whichever are fewer. */
function countFilterValues(
  rows: InternRows,
  values: ValueCodes,
  counts: Int32Array,
  filter: BrowseFilter,
  bits: Bits,
): void {
  const count = countBits(bits)
  const codes = values.list(filter)
  const stepsPerRow = singleAt[filter] === undefined ? 8 : 2
  if (count * stepsPerRow < bits.length * codes.length) {
    for (const slot of listSlots(bits, count)) countValuesOf(rows, values, counts, slot, filter, 1)
    return
  }
  for (const { code } of codes) {
    const withValue = rows.withValue[code]
    if (withValue) counts[code] = (counts[code] ?? 0) + countCommon(bits, withValue)
  }
}

/** Counts the smaller part, the rows or the others. */
function countValues(rows: InternRows, bits: Bits, count: number): Int32Array {
  const isRest = count * 2 > rows.aliveCount
  const counts = isRest ? Int32Array.from(rows.totals) : new Int32Array(rows.totals.length)
  const counted = isRest ? rows.alive.slice() : bits
  if (isRest) subtractBits(counted, bits)
  const slots = listSlots(counted, isRest ? rows.aliveCount - count : count)
  for (const slot of slots) rows.countInto(counts, slot, isRest ? -1 : 1)
  return counts
}

const maxSets = 100

/** The filters that were used last. */
export class FilterSetCache {
  readonly #byKey = new Map<string, FilterSet>()

  get(rows: InternRows, values: ValueCodes, conditions: readonly FilterCondition[]): FilterSet {
    const key = JSON.stringify(conditions)
    const set = this.#byKey.get(key) ?? FilterSet.compute(rows, values, conditions)
    // The last in the map is the one used last.
    this.#byKey.delete(key)
    this.#byKey.set(key, set)
    const [oldest] = this.#byKey.keys()
    if (this.#byKey.size > maxSets && oldest !== undefined) this.#byKey.delete(oldest)
    return set
  }

  countRow(slot: number, step: 1 | -1): void {
    for (const set of this.#byKey.values()) set.countRow(slot, step)
  }

  clear(): void {
    this.#byKey.clear()
  }
}
