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
  labels: readonly KnownLabel[],
): SourcedValue<KnownLabel>[] {
  const spacedLines = lines
    .filter((line) => !line.isHeading && line.section !== 'contact')
    .map((line) => ({ line, words: toSpacedWords(line.text) }))
  const isListed = ({ line }: { readonly line: SectionLine }) =>
    line.section === 'skills' || line.section === 'languages'
  const listedLines = spacedLines.filter(isListed)
  const starts = collectFirstWords(labels)
  const proseLines = spacedLines.filter(
    (other) => !isListed(other) && !isPostName(other.line.text) && !isDegreeName(other.line.text),
  )
  return keepLongest(
    labels.flatMap(({ id, label }) => {
      // Folded once, not again for each line: 2,000 lines would take seconds.
      const names = [label, ...(aliasesByLabel[label] ?? [])].map((name) => ({
        name,
        words: toSpacedWords(name),
        // "REST endpoints" in a sentence says less than "REST APIs".
        isShort: name !== label && toSpacedWords(label).includes(toSpacedWords(name).trimEnd()),
      }))
      const inList = listedLines.find(({ line, words }) =>
        names.some(
          (alias) => words.includes(alias.words) && !isPartOfName(line.text, alias.name, starts),
        ),
      )
      const match =
        inList ??
        proseLines.find(({ line, words }) =>
          names.some(
            (alias) =>
              !alias.isShort &&
              isUsedAsWord(alias, line.text, words) &&
              !isPartOfName(line.text, alias.name, starts),
          ),
        )
      return match ? [{ value: { id, label }, source: toSource(match.line) }] : []
    }),
  )
}

/**
 * Creates a function that tells whether text is a label of a list or one of its aliases, unless it
 * says more than the label ("PostgreSQL" is SQL).
 */
export function createLabelTest(labels: readonly KnownLabel[]): (words: string) => boolean {
  const names = new Set(
    labels
      .flatMap(({ label }) => [label, ...(aliasesByLabel[label] ?? [])])
      .filter((name) => !specificAliases.has(name))
      .map(toSpacedWords),
  )
  return (words) => names.has(toSpacedWords(words))
}

/** Words after a skill that describe its level or purpose and do not name another skill. */
const skillQualifierPattern =
  /^(?:programming|language|languages|basics?|advanced|intermediate|beginner|expert|proficient|fluent|certified|skills?|libraries|development|developer|scripting|frameworks?|tools?|suite|databases?|queries|api|apis|kenntnisse|grundkenntnisse)$/i

const collectFirstWords = (labels: readonly KnownLabel[]): ReadonlySet<string> =>
  new Set(
    labels
      .flatMap(({ label }) => [label, ...(aliasesByLabel[label] ?? [])])
      .map((name) => foldText(name).split(' ')[0] ?? ''),
  )

/**
 * Whether a match is part of a longer name: "React Native" is not "React" if every occurrence is
 * followed by a capitalised word that begins no other skill.
 */
function isPartOfName(text: string, name: string, starts: ReadonlySet<string>): boolean {
  const foldedText = foldText(text)
  const foldedName = foldText(name)
  let at = foldedText.indexOf(foldedName)
  let parts = 0
  for (let times = 0; at >= 0 && times < 20; times += 1) {
    const next = /^ (\p{Lu}[\p{L}\d.+#-]{2,30})/u.exec(text.slice(at + name.length))?.[1]
    const isWord = !/[\p{L}\d]/u.test(text[at - 1] ?? ' ')
    if (isWord) {
      if (!next || skillQualifierPattern.test(next) || starts.has(foldText(next))) return false
      parts += 1
    }
    at = foldedText.indexOf(foldedName, at + foldedName.length)
  }
  return parts > 0
}

/** "Legal research" does not also count as "Research". */
function keepLongest(matches: readonly SourcedValue<KnownLabel>[]): SourcedValue<KnownLabel>[] {
  return matches.filter(
    (match) =>
      !matches.some(
        (other) =>
          other !== match &&
          other.source.page === match.source.page &&
          other.source.line === match.source.line &&
          toSpacedWords(other.value.label).includes(toSpacedWords(match.value.label)) &&
          toSpacedWords(match.source.text).split(toSpacedWords(match.value.label)).length ===
            toSpacedWords(match.source.text).split(toSpacedWords(other.value.label)).length,
      ),
  )
}

/** In a sentence, "statistics" is an ordinary word, but "Python" and "data analysis" are skills. */
const isUsedAsWord = (
  alias: { readonly name: string; readonly words: string },
  text: string,
  spacedText: string,
) =>
  alias.name.length > 2 &&
  spacedText.includes(alias.words) &&
  (/[ \d]/.test(alias.name) || text.includes(alias.name))

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
  labels: readonly KnownLabel[],
): SourcedValue<KnownLabel>[] {
  return findLabels(
    lines.filter(
      (line) => line.section === 'languages' || languageListPattern.test(foldText(line.text)),
    ),
    labels,
  )
}
