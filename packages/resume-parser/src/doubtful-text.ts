import { findDateSpan } from './date-spans.ts'
import { isResultText } from './entry-patterns.ts'
import { foldText } from './read-text.ts'

const headings: ReadonlySet<string> = new Set(
  'degree certificate examination exam qualification course class standard stream institute institution school college university board name of the year years passing completion duration period dates from to cgpa cpi gpa percentage percent marks grade division result score role position designation organisation organization company employer sr sl no and'.split(
    ' ',
  ),
)

/**
 * Whether text read as a school, degree, role or workplace is probably wrong: a table heading, a
 * result, a date or part of a longer name.
 */
export function isDoubtfulText(text: string): boolean {
  const trimmed = text.trim()
  const words = foldText(trimmed).match(/\p{L}+/gu) ?? []
  // A result or a date contains no words.
  if (words.every((word) => headings.has(word))) return true
  if (trimmed.split('(').length !== trimmed.split(')').length) return true
  // "Electronics and", "2022 -": the rest is elsewhere.
  if (/(?:[,/–—-]|\s(?:and|of|in|the|und|et|de|y|e))$/iu.test(trimmed)) return true
  return isResultText(trimmed) || findDateSpan(trimmed)?.rest === ''
}
