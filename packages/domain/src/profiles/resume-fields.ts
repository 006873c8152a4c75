import { dateSpanIn, type DateSpan } from './resume-dates.ts'
import { type Found, type Line, type ResumePage, type ResumeSection, sectionedLines, sourceOf } from './resume-lines.ts'

/** A study or a post: its first line, the lines that follow, and when. */
export interface ResumeEntry {
  readonly title: string
  readonly place: string | null
  readonly dates: DateSpan | null
  readonly details: readonly string[]
}

export interface ResumeFields {
  readonly name: Found<string> | null
  readonly email: Found<string> | null
  readonly phone: Found<string> | null
  readonly links: readonly Found<string>[]
  readonly education: readonly Found<ResumeEntry>[]
  readonly experience: readonly Found<ResumeEntry>[]
  readonly skills: readonly Found<{ readonly id: number; readonly label: string }>[]
  readonly languages: readonly Found<{ readonly id: number; readonly label: string }>[]
}

/** A row of a lookup. */
export interface Known {
  readonly id: number
  readonly label: string
}

// Every part is bounded, so that no line can make one of these slow (design: reliability, 15).
const emailIn = /[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/i
const linkIn = /(?:https?:\/\/|www\.|(?:linkedin|github|behance|dribbble|gitlab)\.com\/)[^\s<>"'()|]{1,200}/gi
const phoneIn = /(?:\+|\b)\d[\d ().-]{6,20}\d\b/
const bullet = /^[•·▪◦*–—-]\s*/

/**
 * What a résumé says, each with the line it stands on; nothing is guessed that no line says, and the person confirms all of it.
 * @param known the lookups whose labels are looked for
 */
export function resumeFields(pages: readonly ResumePage[], known: { readonly skills: readonly Known[]; readonly languages: readonly Known[] }): ResumeFields {
  const lines = sectionedLines(pages)
  return {
    name: nameOf(lines),
    email: firstMatch(lines, (text) => emailIn.exec(text)?.[0].toLowerCase()),
    phone: firstMatch(lines, phoneOf),
    links: uniqueBy(lines.flatMap((line) => (line.text.match(linkIn) ?? []).map((link) => ({ value: withScheme(link.replace(/[.,;]+$/, '')), source: sourceOf(line) }))), (link) => link.toLowerCase()),
    education: entriesOf(lines, 'education'),
    experience: entriesOf(lines, 'experience'),
    skills: labelsIn(lines, known.skills),
    languages: labelsIn(lines.filter((line) => line.section === 'languages' || /\blanguages?\b/i.test(line.text)), known.languages),
  }
}

const withScheme = (link: string) => (/^https?:\/\//i.test(link) ? link : `https://${link}`)

function firstMatch(lines: readonly Line[], read: (text: string) => string | undefined): Found<string> | null {
  for (const line of lines) {
    const value = read(line.text)
    if (value) return { value, source: sourceOf(line) }
  }
  return null
}

/** A number with 8 to 15 digits that is no span of years. */
function phoneOf(text: string): string | undefined {
  const found = phoneIn.exec(text)?.[0]
  const digits = found?.replace(/\D/g, '') ?? ''
  return found && digits.length >= 8 && digits.length <= 15 && !dateSpanIn(found) ? found.trim() : undefined
}

/** Two to five capitalised words among the first lines, before any section. */
function nameOf(lines: readonly Line[]): Found<string> | null {
  const line = lines.slice(0, 6).find(({ text, section, isHeading }) =>
    section === 'head' && !isHeading && !/\d|@|https?:|resume|résumé|curriculum/i.test(text) && /^\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){1,4}$/u.test(text))
  return line ? { value: line.text, source: sourceOf(line) } : null
}

interface Open {
  readonly head: Line
  readonly title: string
  place: string | null
  dates: DateSpan | null
  readonly details: string[]
}

/** A line with dates ends or begins an entry; a bulleted or later line is its detail. */
function entriesOf(lines: readonly Line[], section: ResumeSection): Found<ResumeEntry>[] {
  const entries: Open[] = []
  for (const line of lines.filter((one) => one.section === section && !one.isHeading)) {
    const current = entries.at(-1)
    const dated = bullet.test(line.text) ? null : dateSpanIn(line.text)
    const isBullet = bullet.test(line.text)
    if (current && dated && current.dates === null && !current.details.length) {
      current.dates = dated.span
      if (dated.rest !== '') current.place ??= dated.rest
    } else if (!current || dated) entries.push(opened(line, dated))
    else if (!isBullet && current.place === null && current.details.length === 0) current.place = line.text
    else current.details.push(line.text.replace(bullet, ''))
  }
  return entries.slice(0, 30).map(({ head, title, place, dates, details }) => ({ value: { title, place, dates, details: details.slice(0, 20) }, source: sourceOf(head) }))
}

function opened(line: Line, dated: ReturnType<typeof dateSpanIn>): Open {
  const said = (dated?.rest || line.text).replace(bullet, '')
  const [title = said, ...rest] = said.split(/ (?:at|[|·–—-]) |, /)
  return { head: line, title, place: rest.length > 0 ? rest.join(', ') : null, dates: dated?.span ?? null, details: [] }
}

/** Labels as whole words, where each is first said. Labels of one letter ("C", "R") only where skills are listed. */
function labelsIn(lines: readonly Line[], known: readonly Known[]): Found<Known>[] {
  const said = lines.map((line) => ({ line, words: spaced(line.text) }))
  return known.flatMap(({ id, label }) => {
    const wanted = spaced(label)
    const found = said.find(({ line, words }) => words.includes(wanted) && (wanted.length > 3 || line.section === 'skills'))
    return found ? [{ value: { id, label }, source: sourceOf(found.line) }] : []
  })
}

/** Words between single spaces, with one before and after; + # and . inside words stay ("C++", "Node.js"). */
const spaced = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\d+#.]/gu, ' ').replace(/\.(?= |$)/g, ' ').replace(/ +/g, ' ').trim()} `

function uniqueBy<T>(found: readonly Found<T>[], keyOf: (value: T) => string): Found<T>[] {
  return [...new Map(found.toReversed().map((one) => [keyOf(one.value), one])).values()].toReversed()
}
