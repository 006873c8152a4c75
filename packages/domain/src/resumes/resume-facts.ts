import { contactFacts } from './contact-facts.ts'
import type { DateSpan } from './date-spans.ts'
import { type EntryBlock, entryBlocks, unlisted } from './entry-blocks.ts'
import {
  beginsWithPlace,
  type HeadPart,
  headParts,
  roleAndPlace,
  schoolAndDegree,
} from './entry-parts.ts'
import { nameFact } from './name-facts.ts'
import { folded, type Found, type ReadLine, type ResumeText, sourceOf } from './read-text.ts'
import { resumeLines } from './resume-lines.ts'
import { sectionedLines, type SectionLine } from './section-lines.ts'
import { type Known, labelsIn, languagesIn } from './skill-facts.ts'

/** What a study or a post says, each fact with its own place. */
interface ResumeEntry {
  readonly when: Found<DateSpan> | null
  readonly text: Found<string> | null
}

export interface ResumeStudy extends ResumeEntry {
  readonly school: Found<string> | null
  readonly degree: Found<string> | null
}

export interface ResumePost extends ResumeEntry {
  readonly title: Found<string> | null
  readonly place: Found<string> | null
  readonly kind: 'WORK' | 'VOLUNTEER'
}

export interface ResumeFacts {
  readonly name: Found<string> | null
  readonly email: Found<string> | null
  readonly phone: Found<string> | null
  readonly links: readonly Found<string>[]
  readonly education: readonly ResumeStudy[]
  readonly experience: readonly ResumePost[]
  readonly skills: readonly Found<Known>[]
  readonly languages: readonly Found<Known>[]
  /** Every line in the order it was read, by page. */
  readonly pages: readonly { readonly page: number; readonly lines: readonly string[] }[]
}

/**
 * What a résumé says: letters with positions become lines and columns, those sections, those facts. Nothing is guessed that no
 * line says, every fact has the line it stands on, and a person confirms all of it.
 * @param known the lists whose labels are looked for
 */
export function resumeFacts(
  text: ResumeText,
  known: { readonly skills: readonly Known[]; readonly languages: readonly Known[] },
): ResumeFacts {
  const read = resumeLines(text)
  const lines = sectionedLines(read)
  const contact = contactFacts(lines)
  return {
    ...contact,
    name: nameFact(lines, contact.email?.value ?? null),
    education: blocksOf(lines, 'education')
      .map(studyOf)
      .filter((one) => one.school ?? one.degree),
    experience: postsOf(blocksOf(lines, 'experience')),
    skills: labelsIn(lines, known.skills),
    languages: languagesIn(lines, known.languages),
    pages: pagesOf(read),
  }
}

const blocksOf = (lines: readonly SectionLine[], section: 'education' | 'experience') =>
  groupedByHeading(lines.filter((line) => line.section === section && !line.isHeading)).flatMap(
    entryBlocks,
  )

/** Work and volunteering under headings of their own are laid out on their own. */
function groupedByHeading(lines: readonly SectionLine[]): SectionLine[][] {
  const groups: SectionLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && group[0]?.heading === line.heading) group.push(line)
    else groups.push([line])
  }
  return groups
}

const found = (part: HeadPart | null): Found<string> | null =>
  part ? { value: part.text.slice(0, 200), source: sourceOf(part.line) } : null

function studyOf(block: EntryBlock): ResumeStudy {
  const [school, degree] = schoolAndDegree(headParts(block))
  const when = block.dated
  // One date of a study is when it ended.
  const span = when?.date.isSingle ? { from: null, to: when.date.span.to } : when?.date.span
  return {
    school: found(school),
    degree: found(degree),
    when: when && span ? { value: span, source: sourceOf(when.line) } : null,
    text: toldIn(block, [school, degree]),
  }
}

function postsOf(blocks: readonly EntryBlock[]): ResumePost[] {
  const said = blocks.map((block) => ({ block, parts: headParts(block) }))
  const votes = said.flatMap(({ parts }) => beginsWithPlace(parts) ?? [])
  const placeFirst = votes.filter(Boolean).length > votes.length / 2
  return said
    .map(({ block, parts }) => postOf(block, roleAndPlace(parts, placeFirst)))
    .filter((one) => one.title ?? one.place)
}

const voluntary = /volunt|ehrenamt|freiwillig|benevol|associati/

function postOf(
  block: EntryBlock,
  [title, place]: readonly [HeadPart | null, HeadPart | null],
): ResumePost {
  const isVoluntary =
    voluntary.test(folded(title?.text ?? '')) ||
    (voluntary.test(folded(block.head[0]?.heading ?? '')) &&
      !/work|experience and|beruf/i.test(block.head[0]?.heading ?? ''))
  return {
    title: found(title),
    place: found(place),
    when: block.dated ? { value: block.dated.date.span, source: sourceOf(block.dated.line) } : null,
    text: toldIn(block, [title, place]),
    kind: isVoluntary ? 'VOLUNTEER' : 'WORK',
  }
}

/** The lines that tell of an entry, those of a list's item joined. */
function toldIn(block: EntryBlock, named: readonly (HeadPart | null)[]): Found<string> | null {
  const beside = block.head.filter(
    (line) => line !== block.dated?.line && !named.some((part) => part?.line === line),
  )
  const told: string[] = []
  for (const line of [...beside, ...block.details]) {
    const text = unlisted(line.text)
    const goesOn =
      text === line.text &&
      told.length > 0 &&
      block.details.includes(line) &&
      /^[\p{Ll}\d(]|[^.:;]$/u.test(told.at(-1) ?? '') &&
      /^\p{Ll}/u.test(text)
    if (goesOn) told.push(`${told.pop() ?? ''} ${text}`)
    else if (text !== '') told.push(text)
  }
  const [first] = [...beside, ...block.details]
  return first && told.length > 0
    ? { value: told.join('\n').slice(0, 1500), source: sourceOf(first) }
    : null
}

function pagesOf(lines: readonly ReadLine[]): { page: number; lines: string[] }[] {
  const pages = new Map<number, string[]>()
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line.text])
  return [...pages].map(([page, texts]) => ({ page, lines: texts }))
}
