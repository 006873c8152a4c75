/** A set of slots: bit `slot & 31` of word `slot >> 5`. */
export type Bits = Int32Array

export const createBits = (capacity: number): Bits => new Int32Array((capacity + 31) >> 5)

export const hasBit = (bits: Bits, slot: number): boolean =>
  (((bits[slot >> 5] ?? 0) >>> (slot & 31)) & 1) === 1

export function addBit(bits: Bits, slot: number): void {
  bits[slot >> 5] = (bits[slot >> 5] ?? 0) | (1 << (slot & 31))
}

export function removeBit(bits: Bits, slot: number): void {
  bits[slot >> 5] = (bits[slot >> 5] ?? 0) & ~(1 << (slot & 31))
}

/** Number of bits of a word. */
function countWord(word: number): number {
  let rest = word - ((word >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let at = 0; at < bits.length; at += 1) count += countWord(bits[at] ?? 0)
  return count
}

export function countCommon(a: Bits, b: Bits): number {
  let count = 0
  for (let at = 0; at < a.length; at += 1) count += countWord((a[at] ?? 0) & (b[at] ?? 0))
  return count
}

/** Adds the bits of another set. */
export function uniteBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (other[at] ?? 0)
}

/** Keeps only the bits of another set. */
export function intersectBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
}

/** Removes the bits of another set. */
export function subtractBits(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & ~(other[at] ?? 0)
}

/** Lists the slots of a set, lowest first. */
export function listSlots(bits: Bits, count = countBits(bits)): Int32Array {
  const slots = new Int32Array(count)
  let next = 0
  for (let at = 0; at < bits.length; at += 1) {
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
      slots[next] = (at << 5) + 31 - Math.clz32(word & -word)
      next += 1
    }
  }
  return slots
}
