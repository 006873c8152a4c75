import { looksLikeDegree, looksLikePost } from './entry-words.ts'
import { folded, type Found, sourceOf } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'
import { alsoCalled, saysMore } from './skill-words.ts'

/** A row of a lookup. */
export interface Known {
  readonly id: number
  readonly label: string
}

/**
 * Finds labels of a list as whole words, or by their names in other languages, at their first
 * occurrence. Short ones ("C", "R", "Go") and common words count only where skills are listed.
 */
export function labelsIn(lines: readonly SectionLine[], known: readonly Known[]): Found<Known>[] {
  const said = lines
    .filter((line) => !line.isHeading && line.section !== 'contact')
    .map((line) => ({ line, words: spaced(line.text) }))
  const isListed = ({ line }: { readonly line: SectionLine }) =>
    line.section === 'skills' || line.section === 'languages'
  const listed = said.filter(isListed)
  const starts = firstWords(known)
  const told = said.filter(
    (one) => !isListed(one) && !looksLikePost(one.line.text) && !looksLikeDegree(one.line.text),
  )
  return longest(
    known.flatMap(({ id, label }) => {
      // Folded once, not again for each line: 2,000 lines would take seconds.
      const names = [label, ...(alsoCalled[label] ?? [])].map((name) => ({
        name,
        words: spaced(name),
        // "REST endpoints" in a sentence says less than "REST APIs".
        isShort: name !== label && spaced(label).includes(spaced(name).trimEnd()),
      }))
      const inList = listed.find(({ line, words }) =>
        names.some(
          (one) => words.includes(one.words) && !isPartOfName(line.text, one.name, starts),
        ),
      )
      const found =
        inList ??
        told.find(({ line, words }) =>
          names.some(
            (one) =>
              !one.isShort &&
              isTold(one, line.text, words) &&
              !isPartOfName(line.text, one.name, starts),
          ),
        )
      return found ? [{ value: { id, label }, source: sourceOf(found.line) }] : []
    }),
  )
}

/**
 * Creates a function that tells whether text is a label of a list or one of its aliases, unless it
 * says more than the label ("PostgreSQL" is SQL).
 */
export function labelTest(known: readonly Known[]): (words: string) => boolean {
  const names = new Set(
    known
      .flatMap(({ label }) => [label, ...(alsoCalled[label] ?? [])])
      .filter((name) => !saysMore.has(name))
      .map(spaced),
  )
  return (words) => names.has(spaced(words))
}

/** Words after a skill that describe its level or purpose and do not name another skill. */
const besideSkill =
  /^(?:programming|language|languages|basics?|advanced|intermediate|beginner|expert|proficient|fluent|certified|skills?|libraries|development|developer|scripting|frameworks?|tools?|suite|databases?|queries|api|apis|kenntnisse|grundkenntnisse)$/i

const firstWords = (known: readonly Known[]): ReadonlySet<string> =>
  new Set(
    known
      .flatMap(({ label }) => [label, ...(alsoCalled[label] ?? [])])
      .map((name) => folded(name).split(' ')[0] ?? ''),
  )

/**
 * Whether a match is part of a longer name: "React Native" is not "React" if every occurrence is
 * followed by a capitalised word that begins no other skill.
 */
function isPartOfName(text: string, name: string, starts: ReadonlySet<string>): boolean {
  const said = folded(text)
  const plain = folded(name)
  let at = said.indexOf(plain)
  let parts = 0
  for (let times = 0; at >= 0 && times < 20; times += 1) {
    const next = /^ (\p{Lu}[\p{L}\d.+#-]{2,30})/u.exec(text.slice(at + name.length))?.[1]
    const isWord = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ')
    if (isWord) {
      if (!next || besideSkill.test(next) || starts.has(folded(next))) return false
      parts += 1
    }
    at = said.indexOf(plain, at + plain.length)
  }
  return parts > 0
}

/** "Legal research" does not also count as "Research". */
function longest(found: readonly Found<Known>[]): Found<Known>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.source.page === one.source.page &&
          other.source.line === one.source.line &&
          spaced(other.value.label).includes(spaced(one.value.label)) &&
          spaced(one.source.text).split(spaced(one.value.label)).length ===
            spaced(one.source.text).split(spaced(other.value.label)).length,
      ),
  )
}

/** In a sentence, "statistics" is an ordinary word, but "Python" and "data analysis" are skills. */
const isTold = (
  one: { readonly name: string; readonly words: string },
  text: string,
  said: string,
) =>
  one.name.length > 2 &&
  said.includes(one.words) &&
  (/[ \d]/.test(one.name) || text.includes(one.name))

/**
 * Returns the words with single spaces, including one before and after; + # and . inside words stay
 * ("C++", "Node.js").
 */
const spaced = (text: string) =>
  ` ${folded(text)
    .replace(/[^\p{L}\d+#.]/gu, ' ')
    .replace(/\.(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `

const listOfLanguages =
  /\b(?:languages?|sprachen|sprachkenntnisse|fremdsprachen|langues|idiomas|lenguas|linguas|lingue)\b/

/** Finds listed languages by their names in the supported résumé languages. */
export function languagesIn(
  lines: readonly SectionLine[],
  known: readonly Known[],
): Found<Known>[] {
  return labelsIn(
    lines.filter((line) => line.section === 'languages' || listOfLanguages.test(folded(line.text))),
    known,
  )
}
