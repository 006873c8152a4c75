import { findDateSpan } from './date-spans.ts'
import { foldText, type ResumeLine } from './read-text.ts'
import { findTableColumns } from './table-columns.ts'
import { type ResumeSection, findSectionByName } from './section-names.ts'

/** A line with its section. */
export interface SectionLine extends ResumeLine {
  readonly section: ResumeSection
  readonly isHeading: boolean
  /**
   * Whether it is indented more than the surrounding lines of its section: a list item whose marker
   * is drawn, not text.
   */
  readonly isInset?: boolean
  /** The section's heading. */
  readonly heading: string
}

/** Assigns a section to each line. Text after a heading ("Skills: Python") becomes its own line. */
export function assignSections(lines: readonly ResumeLine[]): SectionLine[] {
  const sectionLines = nameSections(lines)
  const edges = new Map(
    [...Map.groupBy(sectionLines, (line) => line.heading)].map(([heading, linesOfHeading]) => [
      heading,
      linesOfHeading.filter((line) => !line.isHeading && !line.columns).map((line) => line.indent),
    ]),
  )
  return sectionLines.map((line, at) =>
    isInset(line, edges.get(line.heading) ?? [], sectionLines[at - 1])
      ? { ...line, isInset: true }
      : line,
  )
}

/** Whether a line is indented like a list item, below a line of the section that is not. */
function isInset(
  line: SectionLine,
  indents: readonly number[],
  before: SectionLine | undefined,
): boolean {
  const by = line.indent - Math.min(...indents)
  const isList = line.section === 'experience' || line.section === 'projects'
  return (
    isList &&
    !line.isHeading &&
    !line.columns &&
    line.parts.length === 1 &&
    // A date can be indented too, but is not a list item.
    findDateSpan(line.text)?.rest !== '' &&
    by >= 9 &&
    by <= 45 &&
    before?.heading === line.heading &&
    !before.isHeading
  )
}

function nameSections(lines: readonly ResumeLine[]): SectionLine[] {
  const usual = getUsualSize(lines)
  let section: ResumeSection = 'head'
  let heading = ''
  return lines.flatMap((line): SectionLine[] => {
    const namedSection = findSectionByName(line.text, line.size > usual * 1.15)
    if (namedSection) {
      section = namedSection
      heading = line.text
      return [{ ...line, section, heading, isHeading: true }]
    }
    const start = findSectionStart(line, usual, section)
    if (!start) return [{ ...line, section, heading, isHeading: false }]
    section = start.section
    heading = line.parts[0] ?? ''
    return [{ ...line, parts: start.parts, section, heading, isHeading: false }]
  })
}

const clearHeadingPattern =
  /^(?:[a-z]+ )?(?:skills|languages?|sprachen|sprachkenntnisse|kenntnisse|langues|idiomas|habilidades|competencias|competences) ?:/

/** Labels of spoken languages, never of programming languages. */
const spokenLanguagesPattern =
  /^(?:mother tongues?|native language|other languages?|foreign languages)(?:\(s\))?$/

/**
 * Whether a line begins a section: "Languages: English, German", or a heading at the left of its
 * first line.
 */
function findSectionStart(
  line: ResumeLine,
  usual: number,
  now: ResumeSection,
): { readonly section: ResumeSection; readonly parts: readonly string[] } | null {
  if (findTableColumns(line.parts)) return null
  const [first = '', ...otherParts] = line.parts
  const besideSection =
    otherParts.length > 0 ? findSectionByName(first, line.size > usual * 1.15) : null
  // "Languages   Java, Python" in a table of skills is a row of it.
  const isRow =
    now === 'skills' &&
    besideSection === 'languages' &&
    line.size <= usual * 1.15 &&
    !spokenLanguagesPattern.test(foldText(first))
  if (isRow) return { section: 'skills', parts: otherParts }
  if (besideSection && besideSection !== 'other')
    return { section: besideSection, parts: otherParts }
  // "Tools: Python" within a post, or "Languages: Java" among skills, is a detail of its section.
  const colon =
    now === 'skills' ||
    ((now === 'experience' || now === 'projects') && !clearHeadingPattern.test(foldText(first)))
      ? 0
      : first.indexOf(':')
  const inside = colon > 0 ? findSectionByName(first.slice(0, colon), false) : null
  return inside === 'skills' || inside === 'languages'
    ? {
        section: inside,
        parts: [first.slice(colon + 1).trim(), ...otherParts].filter((part) => part !== ''),
      }
    : null
}

/** Returns the most frequent letter size. */
function getUsualSize(lines: readonly ResumeLine[]): number {
  const letters = new Map<number, number>()
  for (const line of lines) letters.set(line.size, (letters.get(line.size) ?? 0) + line.text.length)
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}
