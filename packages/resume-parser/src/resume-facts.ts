import { extractContactFacts } from './contact-facts.ts'
import { type DateSpan, findDateSpan } from './date-spans.ts'
import { type EntryBlock, splitEntryBlocks, stripListMarker } from './entry-blocks.ts'
import {
  isPlaceFirst,
  type HeadPart,
  getHeadParts,
  findRoleAndPlace,
  findSchoolAndDegree,
} from './entry-parts.ts'
import { isLocationName } from './entry-patterns.ts'
import { findOwnerName } from './name-facts.ts'
import {
  foldText,
  type SourcedValue,
  type ResumeLine,
  type ResumeContent,
  toSource,
} from './read-text.ts'
import { readResumeLines } from './resume-lines.ts'
import { assignSections, type SectionLine } from './section-lines.ts'
import { type KnownLabel, findLabels, findLanguages } from './skill-facts.ts'
import { findOwnSkills } from './own-skills.ts'
import { splitPostSentence } from './post-sentence.ts'
import { type ProjectText, readProjects } from './project-facts.ts'
import { getEntryDate, type TableEntry, readTableEntries } from './table-entries.ts'

/** Facts of a study or post, each with its own source. */
interface ResumeEntry {
  readonly when: SourcedValue<DateSpan> | null
  readonly text: SourcedValue<string> | null
}

export interface ResumeStudy extends ResumeEntry {
  readonly school: SourcedValue<string> | null
  readonly degree: SourcedValue<string> | null
}

export interface ResumePost extends ResumeEntry {
  readonly title: SourcedValue<string> | null
  readonly place: SourcedValue<string> | null
  readonly kind: 'WORK' | 'VOLUNTEER' | 'PROJECT'
}

export interface ResumeFacts {
  readonly name: SourcedValue<string> | null
  readonly email: SourcedValue<string> | null
  readonly phone: SourcedValue<string> | null
  readonly links: readonly SourcedValue<string>[]
  readonly education: readonly ResumeStudy[]
  readonly experience: readonly ResumePost[]
  /** Posts from a projects section, which have no workplace. */
  readonly projects: readonly ResumePost[]
  readonly skills: readonly SourcedValue<KnownLabel>[]
  /** Listed skills that are not in the known list, in the person's own words. */
  readonly ownSkills: readonly SourcedValue<string>[]
  readonly languages: readonly SourcedValue<KnownLabel>[]
  /** All lines in reading order, by page. */
  readonly pages: readonly { readonly page: number; readonly lines: readonly string[] }[]
}

/**
 * Extracts the facts of a résumé: positioned letters become lines and columns, then sections, then
 * facts. Nothing is inferred beyond the text, every fact has its source line, and a person confirms
 * all of it.
 * @param knownLabels lookup lists whose labels are searched for
 */
export function extractResumeFacts(
  text: ResumeContent,
  knownLabels: {
    readonly skills: readonly KnownLabel[]
    readonly languages: readonly KnownLabel[]
  },
): ResumeFacts {
  const read = readResumeLines(text)
  const lines = assignSections(read)
  const contact = extractContactFacts(lines)
  return {
    ...contact,
    name: findOwnerName(lines, contact.email?.value ?? null),
    education: readStudies(groupSectionLines(lines, 'education')),
    experience: readPosts(groupSectionLines(lines, 'experience')),
    projects: groupSectionLines(lines, 'projects').flatMap((group) =>
      readProjects(group).map(toProjectPost),
    ),
    skills: findLabels(lines, knownLabels.skills),
    ownSkills: findOwnSkills(lines, knownLabels),
    languages: findLanguages(lines, knownLabels.languages),
    pages: groupByPage(read),
  }
}

const groupSectionLines = (
  lines: readonly SectionLine[],
  section: 'education' | 'experience' | 'projects',
) => groupByHeading(lines.filter((line) => line.section === section && !line.isHeading))

/** Reads tables row by row, everything else by dates. */
function readStudies(groups: readonly (readonly SectionLine[])[]): ResumeStudy[] {
  return groups.flatMap((group) => {
    const { entries, rest } = readTableEntries(group)
    return [...entries.map(toStudyFromRow), ...splitEntryBlocks(rest).map(toStudy)].filter(
      (study) => study.school ?? study.degree,
    )
  })
}

function readPosts(groups: readonly (readonly SectionLine[])[]): ResumePost[] {
  const read = groups.map(readTableEntries)
  const linesByGroup = read.map(({ rest }) => rest.map((line) => readPostSentence(line) ?? line))
  return [
    ...read.flatMap(({ entries }) => entries.map(toPostFromRow)),
    ...linesByGroup.flatMap((lines) => lines.filter((line) => 'kind' in line)),
    ...toPosts(
      linesByGroup.flatMap((lines) => splitEntryBlocks(lines.filter((line) => 'section' in line))),
    ),
  ]
}

function toStudyFromRow(row: TableEntry): ResumeStudy {
  const datedLine = getEntryDate(row)
  return {
    school: toSourcedValue(row.get('school') ?? row.get('board') ?? null),
    degree: toSourcedValue(row.get('degree') ?? null),
    when: datedLine
      ? {
          value: datedLine.date.isSingle
            ? { from: null, to: datedLine.date.span.to }
            : datedLine.date.span,
          source: toSource(datedLine.line),
        }
      : null,
    text: null,
  }
}

/** "Working as accountant in Deccan Traders from May 2024 to till date." */
function readPostSentence(line: SectionLine): ResumePost | null {
  const post = splitPostSentence(stripListMarker(line.text))
  const date = findDateSpan(line.text)
  if (!post || !date) return null
  const fact = (value: string) => ({ value, source: toSource(line) })
  return {
    title: fact(post.title),
    place: fact(post.place),
    when: { value: date.span, source: toSource(line) },
    text: null,
    kind: volunteeringPattern.test(foldText(post.title)) ? 'VOLUNTEER' : 'WORK',
  }
}

function toPostFromRow(row: TableEntry): ResumePost {
  const datedLine = getEntryDate(row)
  const title = row.get('title') ?? row.get('degree') ?? null
  return {
    title: toSourcedValue(title),
    place: toSourcedValue(row.get('place') ?? row.get('school') ?? null),
    when: datedLine ? { value: datedLine.date.span, source: toSource(datedLine.line) } : null,
    text: null,
    kind: volunteeringPattern.test(foldText(title?.text ?? '')) ? 'VOLUNTEER' : 'WORK',
  }
}

function toProjectPost({ title, line, datedLine, description }: ProjectText): ResumePost {
  const [first] = description
  return {
    title: { value: title.slice(0, 200), source: toSource(line) },
    place: null,
    when: datedLine ? { value: datedLine.date.span, source: toSource(datedLine.line) } : null,
    text: first
      ? {
          value: description
            .map((line) => line.text)
            .join('\n')
            .slice(0, 1500),
          source: toSource(first.line),
        }
      : null,
    kind: 'PROJECT',
  }
}

/** Work and volunteering with separate headings are laid out separately. */
function groupByHeading(lines: readonly SectionLine[]): SectionLine[][] {
  const groups: SectionLine[][] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (group && group[0]?.heading === line.heading) group.push(line)
    else groups.push([line])
  }
  return groups
}

const toSourcedValue = (part: HeadPart | null): SourcedValue<string> | null =>
  part ? { value: part.text.slice(0, 200), source: toSource(part.line) } : null

function toStudy(block: EntryBlock): ResumeStudy {
  const [school, degree] = findSchoolAndDegree(getHeadParts(block))
  const datedLine = block.datedLine
  // A single date of a study is its end.
  const span = datedLine?.date.isSingle
    ? { from: null, to: datedLine.date.span.to }
    : datedLine?.date.span
  return {
    school: toSourcedValue(school),
    degree: toSourcedValue(degree),
    when: datedLine && span ? { value: span, source: toSource(datedLine.line) } : null,
    text: getDescription(block, [school, degree]),
  }
}

function toPosts(blocks: readonly EntryBlock[]): ResumePost[] {
  const headed = blocks.map((block) => ({ block, parts: getHeadParts(block) }))
  const votes = headed.flatMap(({ parts }) => isPlaceFirst(parts) ?? [])
  const placeFirst = votes.filter(Boolean).length > votes.length / 2
  return headed
    .map(({ block, parts }) => toPost(block, findRoleAndPlace(parts, placeFirst)))
    .filter((post) => post.title ?? post.place)
}

const volunteeringPattern = /volunt|ehrenamt|freiwillig|benevol|associati/

function toPost(
  block: EntryBlock,
  [title, place]: readonly [HeadPart | null, HeadPart | null],
): ResumePost {
  const isVoluntary =
    volunteeringPattern.test(foldText(title?.text ?? '')) ||
    (volunteeringPattern.test(foldText(block.head[0]?.heading ?? '')) &&
      !/work|experience and|beruf/i.test(block.head[0]?.heading ?? ''))
  return {
    title: toSourcedValue(title),
    place: toSourcedValue(removeTown(place)),
    when: block.datedLine
      ? { value: block.datedLine.date.span, source: toSource(block.datedLine.line) }
      : null,
    text: getDescription(block, [title, place]),
    kind: isVoluntary ? 'VOLUNTEER' : 'WORK',
  }
}

/** "Tanneries du Rhône (Lyon)": the town is not part of the name. */
function removeTown(part: HeadPart | null): HeadPart | null {
  if (!part) return null
  const text = part.text.replace(/(?<=\S) \(\p{Lu}[\p{L} .-]{1,30}\)$/u, '')
  const towns = [...text.matchAll(/ [–—-] /g)].filter(
    ({ index }) => index >= 2 && /^[^–—]{2,60}$/.test(text.slice(index + 3)),
  )
  const at = towns[0]?.index ?? text.length
  return { ...part, text: isLocationName(text.slice(at + 3)) ? text.slice(0, at) : text }
}

/** Returns the lines that describe an entry, joining those of one list item. */
function getDescription(
  block: EntryBlock,
  namingParts: readonly (HeadPart | null)[],
): SourcedValue<string> | null {
  const otherLines = block.head.filter(
    (line) => line !== block.datedLine?.line && !namingParts.some((part) => part?.line === line),
  )
  const paragraphs: string[] = []
  for (const line of [...otherLines, ...block.details]) {
    const text = stripListMarker(line.text)
    const isContinuation =
      text === line.text &&
      paragraphs.length > 0 &&
      block.details.includes(line) &&
      /^[\p{Ll}\d(]|[^.:;]$/u.test(paragraphs.at(-1) ?? '') &&
      /^\p{Ll}/u.test(text)
    if (isContinuation) paragraphs.push(`${paragraphs.pop() ?? ''} ${text}`)
    else if (text !== '') paragraphs.push(text)
  }
  const [first] = [...otherLines, ...block.details]
  return first && paragraphs.length > 0
    ? { value: paragraphs.join('\n').slice(0, 1500), source: toSource(first) }
    : null
}

export function groupByPage(lines: readonly ResumeLine[]): { page: number; lines: string[] }[] {
  const pages = new Map<number, string[]>()
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line.text])
  return [...pages].map(([page, texts]) => ({ page, lines: texts }))
}
