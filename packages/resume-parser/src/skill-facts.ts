import { isDegreeName, isPostName } from './entry-patterns.ts'
import { foldText, type SourcedValue, toSource } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'
import { aliasesByLabel, specificAliases } from './skill-aliases.ts'

/** A row of a lookup. */
export interface KnownLabel {
  readonly id: number
  readonly label: string
}

/**
 * Finds labels of a list as whole words, or by their names in other languages, at their first
 * occurrence. Short ones ("C", "R", "Go") and common words count only where skills are listed.
 */
export function findLabels(
  lines: readonly SectionLine[],
  known: readonly KnownLabel[],
): SourcedValue<KnownLabel>[] {
  const said = lines
    .filter((line) => !line.isHeading && line.section !== 'contact')
    .map((line) => ({ line, words: toSpacedWords(line.text) }))
  const isListed = ({ line }: { readonly line: SectionLine }) =>
    line.section === 'skills' || line.section === 'languages'
  const listed = said.filter(isListed)
  const starts = collectFirstWords(known)
  const told = said.filter(
    (one) => !isListed(one) && !isPostName(one.line.text) && !isDegreeName(one.line.text),
  )
  return keepLongest(
    known.flatMap(({ id, label }) => {
      // Folded once, not again for each line: 2,000 lines would take seconds.
      const names = [label, ...(aliasesByLabel[label] ?? [])].map((name) => ({
        name,
        words: toSpacedWords(name),
        // "REST endpoints" in a sentence says less than "REST APIs".
        isShort: name !== label && toSpacedWords(label).includes(toSpacedWords(name).trimEnd()),
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
              isUsedAsWord(one, line.text, words) &&
              !isPartOfName(line.text, one.name, starts),
          ),
        )
      return found ? [{ value: { id, label }, source: toSource(found.line) }] : []
    }),
  )
}

/**
 * Creates a function that tells whether text is a label of a list or one of its aliases, unless it
 * says more than the label ("PostgreSQL" is SQL).
 */
export function createLabelTest(known: readonly KnownLabel[]): (words: string) => boolean {
  const names = new Set(
    known
      .flatMap(({ label }) => [label, ...(aliasesByLabel[label] ?? [])])
      .filter((name) => !specificAliases.has(name))
      .map(toSpacedWords),
  )
  return (words) => names.has(toSpacedWords(words))
}

/** Words after a skill that describe its level or purpose and do not name another skill. */
const skillQualifierPattern =
  /^(?:programming|language|languages|basics?|advanced|intermediate|beginner|expert|proficient|fluent|certified|skills?|libraries|development|developer|scripting|frameworks?|tools?|suite|databases?|queries|api|apis|kenntnisse|grundkenntnisse)$/i

const collectFirstWords = (known: readonly KnownLabel[]): ReadonlySet<string> =>
  new Set(
    known
      .flatMap(({ label }) => [label, ...(aliasesByLabel[label] ?? [])])
      .map((name) => foldText(name).split(' ')[0] ?? ''),
  )

/**
 * Whether a match is part of a longer name: "React Native" is not "React" if every occurrence is
 * followed by a capitalised word that begins no other skill.
 */
function isPartOfName(text: string, name: string, starts: ReadonlySet<string>): boolean {
  const said = foldText(text)
  const plain = foldText(name)
  let at = said.indexOf(plain)
  let parts = 0
  for (let times = 0; at >= 0 && times < 20; times += 1) {
    const next = /^ (\p{Lu}[\p{L}\d.+#-]{2,30})/u.exec(text.slice(at + name.length))?.[1]
    const isWord = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ')
    if (isWord) {
      if (!next || skillQualifierPattern.test(next) || starts.has(foldText(next))) return false
      parts += 1
    }
    at = said.indexOf(plain, at + plain.length)
  }
  return parts > 0
}

/** "Legal research" does not also count as "Research". */
function keepLongest(found: readonly SourcedValue<KnownLabel>[]): SourcedValue<KnownLabel>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.source.page === one.source.page &&
          other.source.line === one.source.line &&
          toSpacedWords(other.value.label).includes(toSpacedWords(one.value.label)) &&
          toSpacedWords(one.source.text).split(toSpacedWords(one.value.label)).length ===
            toSpacedWords(one.source.text).split(toSpacedWords(other.value.label)).length,
      ),
  )
}

/** In a sentence, "statistics" is an ordinary word, but "Python" and "data analysis" are skills. */
const isUsedAsWord = (
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
const toSpacedWords = (text: string) =>
  ` ${foldText(text)
    .replace(/[^\p{L}\d+#.]/gu, ' ')
    .replace(/\.(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim()} `

const languageListPattern =
  /\b(?:languages?|sprachen|sprachkenntnisse|fremdsprachen|langues|idiomas|lenguas|linguas|lingue)\b/

/** Finds listed languages by their names in the supported résumé languages. */
export function findLanguages(
  lines: readonly SectionLine[],
  known: readonly KnownLabel[],
): SourcedValue<KnownLabel>[] {
  return findLabels(
    lines.filter(
      (line) => line.section === 'languages' || languageListPattern.test(foldText(line.text)),
    ),
    known,
  )
}
