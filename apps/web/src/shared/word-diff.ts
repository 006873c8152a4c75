import { diffArrays } from 'diff'

/** A part of a text that is in both versions, or only in one. */
export interface DiffPart {
  readonly text: string
  readonly kind: 'same' | 'out' | 'in'
}

/** Splits a text into words with the whitespace that follows them. */
const splitWords = (text: string): string[] => text.match(/\S+\s*|\s+/g) ?? []

/**
 * Compares two texts word by word. The parts of kind `same` and `out` form the first text, `same`
 * and `in` the second. (The package's own comparison of words would drop differences in spaces.)
 */
export const diffWords = (before: string, after: string): readonly DiffPart[] =>
  diffArrays(splitWords(before), splitWords(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    kind: added ? 'in' : removed ? 'out' : 'same',
  }))
