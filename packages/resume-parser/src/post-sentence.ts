interface PostNames {
  readonly title: string
  readonly place: string
}

const postStartPattern = /^(?:i am |i have |currently )?(?:working|worked|work) as (?:an? )?(?=\S)/i

/**
 * Splits "Working as accountant in Deccan Traders from May 2024" into the title and the place; null for
 * any other line.
 */
export function splitPostSentence(text: string): PostNames | null {
  const start = postStartPattern.exec(text)
  const rest = start ? text.slice(start[0].length) : ''
  const word = / (?:in|at|with|for) /i.exec(rest)
  if (!word) return null
  const title = rest.slice(0, word.index)
  const [beforeDate = ''] = rest
    .slice(word.index + word[0].length)
    .split(/,? (?:from|since|for|during) /i)
  const place = beforeDate.replace(/\.$/, '')
  const isName = (name: string) => name.length >= 2 && name.length <= 80
  return isName(title) && isName(place) ? { title, place } : null
}
