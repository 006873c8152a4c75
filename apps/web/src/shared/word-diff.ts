/** A part of a text that is in both versions, or only in one. */
export interface DiffPart {
  readonly text: string
  readonly kind: 'same' | 'out' | 'in'
}

/** Splits a text into words with the whitespace that follows them. */
const splitWords = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? []

/** Lengths of the longest common subsequence of words from each pair of positions on. */
function computeCommonLengths(
  one: readonly string[],
  other: readonly string[],
): readonly (readonly number[])[] {
  const lengths = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  )
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1)
      lengths[i]?.splice(
        j,
        1,
        one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)),
      )
  }
  return lengths
}

const mergeParts = (stretches: readonly DiffPart[]): DiffPart[] => {
  const out: DiffPart[] = []
  for (const next of stretches) {
    const last = out.at(-1)
    if (last?.kind === next.kind)
      out[out.length - 1] = { kind: last.kind, text: last.text + next.text }
    else out.push(next)
  }
  return out
}

/**
 * Compares two texts word by word. The parts of kind `same` and `out` form the first text, `same`
 * and `in` the second.
 */
export function diffWords(before: string, after: string): readonly DiffPart[] {
  const [one, other] = [splitWords(before), splitWords(after)]
  const lengths = computeCommonLengths(one, other)
  const found: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [mine, theirs] = [one[i], other[j]]
    if (mine !== undefined && mine === theirs) {
      found.push({ kind: 'same', text: mine })
      i += 1
      j += 1
    } else if (
      mine !== undefined &&
      (theirs === undefined || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0))
    ) {
      found.push({ kind: 'out', text: mine })
      i += 1
    } else {
      found.push({ kind: 'in', text: theirs ?? '' })
      j += 1
    }
  }
  return mergeParts(found)
}
