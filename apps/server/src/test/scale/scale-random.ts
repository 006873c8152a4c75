import { createDemoRandom } from '../../demo-data/intern-origins.ts'

/** A seeded random number generator with the distributions that the data set needs. */
export interface ScaleRandom {
  /** From 0 to 1. */
  next(): number
  of<T>(list: readonly T[]): T
  int(from: number, to: number): number
  between(from: number, to: number): number
  chance(share: number): boolean
  /** Like `of`, but the first elements are much more frequent than the last. */
  skewed<T>(list: readonly T[]): T
  /** Different elements, the first ones more frequently. */
  some<T>(list: readonly T[], count: number): T[]
  weighted<T extends { readonly weight: number }>(list: readonly T[]): T
}

/** Power of a uniform number that gives the long tail of skills, fields and countries. */
const skew = 1.7

export function createScaleRandom(seed: number): ScaleRandom {
  const { next, of, int } = createDemoRandom(seed)
  const skewedIndex = (length: number) => Math.floor(next() ** skew * length)
  return {
    next,
    of,
    int,
    between: (from, to) => from + next() * (to - from),
    chance: (share) => next() < share,
    skewed: (list) => getAt(list, skewedIndex(list.length)),
    some(list, count) {
      const chosen = new Set<number>()
      for (let tries = 0; chosen.size < Math.min(count, list.length) && tries < 40; tries += 1)
        chosen.add(skewedIndex(list.length))
      return [...chosen].map((index) => getAt(list, index))
    },
    weighted(list) {
      let left = next() * list.reduce((sum, element) => sum + element.weight, 0)
      return getAt(
        list,
        Math.max(
          0,
          list.findIndex((element) => (left -= element.weight) < 0),
        ),
      )
    },
  }
}

/** @throws when the list has no such element */
export function getAt<T>(list: readonly T[], index: number): T {
  const found = list[index]
  if (found === undefined) throw new Error(`The list has no element ${index}`)
  return found
}

/** Draws elements of a list by their weights; faster than `weighted` for long lists. */
export function createSampler<T extends { readonly weight: number }>(
  list: readonly T[],
): (random: ScaleRandom) => T {
  const sums = new Float64Array(list.length)
  let sum = 0
  list.forEach((element, index) => (sums[index] = sum += element.weight))
  return (random) => {
    const wanted = random.next() * sum
    let [low, high] = [0, list.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return getAt(list, low)
  }
}

const hexBytes = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const toHex = (word: number) =>
  `${hexBytes[word >>> 24]}${hexBytes[(word >>> 16) & 255]}${hexBytes[(word >>> 8) & 255]}${hexBytes[word & 255]}`

/**
 * Returns a source of ids like `newId`: UUIDs of version 7 that sort by time. Each is derived from
 * its position, so that the same data set has the same ids.
 * @param seed distinguishes the ids of different data sets
 */
export function createIdSource(seed: number): (at: number) => string {
  let count = seed << 24
  return (at) => {
    count = (count + 1) | 0
    // Multiplying by an odd number maps each count to another word.
    const word = toHex(Math.imul(count, 0x9e3779b1) >>> 0)
    const rest = toHex(Math.imul(count ^ 0x5bd1e995, 0x85ebca6b) >>> 0)
    const time = Math.floor(at).toString(16).padStart(12, '0')
    return `${time.slice(0, 8)}-${time.slice(8)}-7${rest.slice(0, 3)}-a${rest.slice(3, 6)}-${word}${rest.slice(4)}`
  }
}
