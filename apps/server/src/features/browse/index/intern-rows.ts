import { addBit, type Bits, createBits, hasBit, removeBit } from './bits.ts'
import { type IdWords, InternIds } from './intern-ids.ts'

/** Codes that a row holds; the few rows with more have the others in a map. */
const codesPerRow = 20

/**
 * Rows in slots, oldest first; among rows of the same time, the greatest id first. A row that came
 * later than its place is `misplaced`. 65 bytes a row, and a bit for each value.
 */
export class InternRows {
  readonly capacity: number
  readonly ids: InternIds
  /** When the intern was approved, in milliseconds. */
  readonly approved: Float64Array
  readonly alive: Bits
  readonly misplaced: Bits
  /** The rows that have a value, by its code. */
  readonly withValue: Bits[] = []
  /** Number of rows that have a value, by its code. */
  readonly totals: number[] = []
  used = 0
  aliveCount = 0
  misplacedCount = 0
  readonly #codes: Uint16Array
  readonly #lengths: Uint8Array
  readonly #further = new Map<number, readonly number[]>()
  #newest = -1

  constructor(capacity: number, values: number) {
    this.capacity = capacity
    this.ids = new InternIds(capacity)
    this.approved = new Float64Array(capacity)
    this.alive = createBits(capacity)
    this.misplaced = createBits(capacity)
    this.#codes = new Uint16Array(capacity * codesPerRow)
    this.#lengths = new Uint8Array(capacity)
    for (let code = 0; code < values; code += 1) this.addValue()
  }

  /** Makes room for the rows of a new code. */
  addValue(): void {
    this.withValue.push(createBits(this.capacity))
    this.totals.push(0)
  }

  isAlive(slot: number): boolean {
    return hasBit(this.alive, slot)
  }

  countCodes(slot: number): number {
    return this.#lengths[slot] ?? 0
  }

  code(slot: number, at: number): number {
    return at < codesPerRow
      ? (this.#codes[slot * codesPerRow + at] ?? 0)
      : (this.#further.get(slot)?.[at - codesPerRow] ?? 0)
  }

  /** Adds one to the count of each code of the row, or `step`. */
  countInto(counts: Int32Array, slot: number, step: number): void {
    const length = this.#lengths[slot] ?? 0
    const from = slot * codesPerRow
    const end = from + Math.min(length, codesPerRow)
    for (let at = from; at < end; at += 1) {
      const code = this.#codes[at] ?? 0
      counts[code] = (counts[code] ?? 0) + step
    }
    for (let at = codesPerRow; at < length; at += 1) {
      const code = this.code(slot, at)
      counts[code] = (counts[code] ?? 0) + step
    }
  }

  hasCodes(slot: number, codes: readonly number[]): boolean {
    return (
      codes.length === this.#lengths[slot] &&
      codes.every((code, at) => code === this.code(slot, at))
    )
  }

  /** Takes the next slot for a row, which is not alive yet. */
  append(id: IdWords, approved: number): number {
    const slot = this.used
    this.used += 1
    this.ids.set(slot, id)
    this.approved[slot] = approved
    if (this.#newest >= 0 && this.compareAge(slot, this.#newest) < 0) {
      addBit(this.misplaced, slot)
      this.misplacedCount += 1
    } else this.#newest = slot
    return slot
  }

  /** Orders slots as they should be: oldest first, then the greatest id first. */
  compareAge(slot: number, other: number): number {
    return (this.approved[slot] ?? 0) - (this.approved[other] ?? 0) || this.ids.compare(other, slot)
  }

  /** Assigns a slot to an intern with these codes. */
  show(slot: number, codes: readonly number[]): void {
    this.#codes.set(codes.slice(0, codesPerRow), slot * codesPerRow)
    this.#lengths[slot] = codes.length
    if (codes.length > codesPerRow) this.#further.set(slot, codes.slice(codesPerRow))
    else this.#further.delete(slot)
    this.#markAlive(slot)
  }

  #markAlive(slot: number): void {
    addBit(this.alive, slot)
    this.aliveCount += 1
    this.#markCodes(slot, addBit, 1)
  }

  hide(slot: number): void {
    removeBit(this.alive, slot)
    this.aliveCount -= 1
    this.#markCodes(slot, removeBit, -1)
  }

  #markCodes(slot: number, mark: (bits: Bits, slot: number) => void, step: number): void {
    const length = this.countCodes(slot)
    for (let at = 0; at < length; at += 1) {
      const code = this.code(slot, at)
      const bits = this.withValue[code]
      if (bits) mark(bits, slot)
      this.totals[code] = (this.totals[code] ?? 0) + step
    }
  }

  /** Returns the rows that are alive in their order, with room for more. */
  toOrdered(capacity: number): InternRows {
    const ordered = new InternRows(capacity, this.withValue.length)
    for (const slot of this.#listByAge()) {
      const place = ordered.append(this.ids.read(slot), this.approved[slot] ?? 0)
      ordered.#copyCodes(place, this, slot)
      ordered.#markAlive(place)
    }
    return ordered
  }

  #copyCodes(slot: number, from: InternRows, other: number): void {
    const start = other * codesPerRow
    this.#codes.set(from.#codes.subarray(start, start + codesPerRow), slot * codesPerRow)
    this.#lengths[slot] = from.#lengths[other] ?? 0
    const further = from.#further.get(other)
    if (further) this.#further.set(slot, further)
  }

  /** Sorts numbers of time and slot natively, then the ids among rows of the same time. */
  #listByAge(): Uint32Array {
    const pairs = new BigUint64Array(this.aliveCount)
    // Each number is two words, the lower one first on every machine that Node runs on.
    const words = new Uint32Array(pairs.buffer)
    let count = 0
    for (let slot = 0; slot < this.used; slot += 1) {
      if (!this.isAlive(slot)) continue
      words[count * 2] = slot
      count += 1
    }
    return sortByTime(pairs, words, this.approved, (a, b) => this.compareAge(a, b))
  }
}

/** Times are ranked first, because a time and a slot do not fit into 64 bits. */
function sortByTime(
  pairs: BigUint64Array,
  words: Uint32Array,
  times: Float64Array,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const distinct = Float64Array.from(pairs, (_, index) => times[words[index * 2] ?? 0] ?? 0)
  distinct.sort()
  let count = 0
  for (const time of distinct) {
    if (count > 0 && distinct[count - 1] === time) continue
    distinct[count] = time
    count += 1
  }
  const ranks = distinct.subarray(0, count)
  for (let index = 0; index < pairs.length; index += 1)
    words[index * 2 + 1] = findRank(ranks, times[words[index * 2] ?? 0] ?? 0)
  pairs.sort()
  const slots = Uint32Array.from(pairs, (_, index) => words[index * 2] ?? 0)
  for (let from = 0; from < slots.length;) {
    let to = from + 1
    while (to < slots.length && words[to * 2 + 1] === words[from * 2 + 1]) to += 1
    if (to - from > 1) slots.subarray(from, to).sort(compare)
    from = to
  }
  return slots
}

function findRank(times: Float64Array, time: number): number {
  let [low, high] = [0, times.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((times[middle] ?? 0) < time) low = middle + 1
    else high = middle
  }
  return low
}
