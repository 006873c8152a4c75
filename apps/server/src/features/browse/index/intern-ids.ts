/** An id as four words, so that a million of them take 16 MB. */
export type IdWords = Int32Array

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
const formatWord = (word: number) =>
  `${hex[word >>> 24]}${hex[(word >>> 16) & 255]}${hex[(word >>> 8) & 255]}${hex[word & 255]}`

const digitValues = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, Number.parseInt(String.fromCharCode(code), 16) || 0),
)
const dash = 45

/**
 * Converts a UUID in its usual form to words.
 * @param words where to write them; new ones if omitted
 */
export function toIdWords(id: string, words: IdWords = new Int32Array(4)): IdWords {
  let [word, digits] = [0, 0]
  for (let at = 0; at < id.length; at += 1) {
    const code = id.charCodeAt(at)
    if (code === dash) continue
    word = (word << 4) | (digitValues[code] ?? 0)
    digits += 1
    if ((digits & 7) === 0) words[(digits >> 3) - 1] = word
  }
  return words
}

/** Ids by slot, with a hash table that finds the slot of an id. */
export class InternIds {
  readonly #words: Int32Array
  /** Slot + 1, or 0; never more than half full. */
  readonly #table: Int32Array
  readonly #mask: number

  constructor(capacity: number) {
    this.#words = new Int32Array(capacity * 4)
    const size = 2 ** Math.ceil(Math.log2(Math.max(16, capacity * 2)))
    this.#table = new Int32Array(size)
    this.#mask = size - 1
  }

  /** Returns the slot of an id, or -1. */
  find(id: IdWords): number {
    return (this.#table[this.#findPlace(id)] ?? 0) - 1
  }

  /** Stores the id in a slot; from now on, it is found there only. */
  set(slot: number, id: IdWords): void {
    const place = this.#findPlace(id)
    this.#words.set(id, slot * 4)
    this.#table[place] = slot + 1
  }

  read(slot: number): IdWords {
    return this.#words.subarray(slot * 4, slot * 4 + 4)
  }

  format(slot: number): string {
    const [a = 0, b = 0, c = 0, d = 0] = this.read(slot)
    const [second, third] = [formatWord(b), formatWord(c)]
    return `${formatWord(a)}-${second.slice(0, 4)}-${second.slice(4)}-${third.slice(0, 4)}-${third.slice(4)}${formatWord(d)}`
  }

  /** Compares the ids of two slots as PostgreSQL orders them. */
  compare(slot: number, other: number): number {
    for (let at = 0; at < 4; at += 1) {
      const [a, b] = [this.#words[slot * 4 + at] ?? 0, this.#words[other * 4 + at] ?? 0]
      if (a !== b) return a >>> 0 < b >>> 0 ? -1 : 1
    }
    return 0
  }

  #findPlace(id: IdWords): number {
    const [a = 0, b = 0, c = 0, d = 0] = id
    let place = Math.imul(d ^ Math.imul(c, 0x85ebca6b) ^ (b >>> 3) ^ a, 0x9e3779b1) >>> 0
    place = (place ^ (place >>> 15)) & this.#mask
    for (;;) {
      const slot = (this.#table[place] ?? 0) - 1
      if (slot < 0) return place
      const at = slot * 4
      const words = this.#words
      if (words[at + 3] === d && words[at + 2] === c && words[at + 1] === b && words[at] === a)
        return place
      place = (place + 1) & this.#mask
    }
  }
}
