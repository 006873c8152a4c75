/** A stretch of a text that both have, or only one of the two. */
export interface Stretch {
  readonly text: string
  readonly kind: 'same' | 'out' | 'in'
}

/** Words with the blanks that follow them. */
const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? []

/** Lengths of the longest run of common words from each pair of places on. */
function commonFrom(
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

const joined = (stretches: readonly Stretch[]): Stretch[] => {
  const out: Stretch[] = []
  for (const next of stretches) {
    const last = out.at(-1)
    if (last?.kind === next.kind)
      out[out.length - 1] = { kind: last.kind, text: last.text + next.text }
    else out.push(next)
  }
  return out
}

/** What was taken out of a text and what came in, word by word: those of kind same and out together are the first, same and in the other. */
export function wordDiff(before: string, after: string): readonly Stretch[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const lengths = commonFrom(one, other)
  const found: Stretch[] = []
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
  return joined(found)
}
