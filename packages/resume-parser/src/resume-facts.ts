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
 * @param known lookup lists whose labels are searched for
 */
export function extractResumeFacts(
  text: ResumeContent,
  known: { readonly skills: readonly KnownLabel[]; readonly languages: readonly KnownLabel[] },
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
    skills: findLabels(lines, known.skills),
    ownSkills: findOwnSkills(lines, known),
    languages: findLanguages(lines, known.languages),
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
      (one) => one.school ?? one.degree,
    )
  })
}

function readPosts(groups: readonly (readonly SectionLine[])[]): ResumePost[] {
  const read = groups.map(readTableEntries)
  const told = read.map(({ rest }) => rest.map((line) => readPostSentence(line) ?? line))
  return [
    ...read.flatMap(({ entries }) => entries.map(toPostFromRow)),
    ...told.flatMap((ones) => ones.filter((one) => 'kind' in one)),
    ...toPosts(told.flatMap((ones) => splitEntryBlocks(ones.filter((one) => 'section' in one)))),
  ]
}

function toStudyFromRow(row: TableEntry): ResumeStudy {
  const when = getEntryDate(row)
  return {
    school: toSourcedValue(row.get('school') ?? row.get('board') ?? null),
    degree: toSourcedValue(row.get('degree') ?? null),
    when: when
      ? {
          value: when.date.isSingle ? { from: null, to: when.date.span.to } : when.date.span,
          source: toSource(when.line),
        }
      : null,
    text: null,
  }
}

const postSentencePattern =
  /^(?:i am |i have |currently )?(?:working|worked|work) as (?:an? )?(?<title>.{2,80}?) (?:in|at|with|for) (?<place>.{2,80}?)(?:,? (?:from|since|for|during) .{0,80})?\.?$/i

/** "Working as accountant in Deccan Traders from May 2024 to till date." */
function readPostSentence(line: SectionLine): ResumePost | null {
  const said = postSentencePattern.exec(stripListMarker(line.text))?.groups
  const date = findDateSpan(line.text)
  if (!said || !date) return null
  const fact = (value = '') => ({ value, source: toSource(line) })
  return {
    title: fact(said['title']),
    place: fact(said['place']),
    when: { value: date.span, source: toSource(line) },
    text: null,
    kind: volunteeringPattern.test(foldText(said['title'] ?? '')) ? 'VOLUNTEER' : 'WORK',
  }
}

function toPostFromRow(row: TableEntry): ResumePost {
  const when = getEntryDate(row)
  const title = row.get('title') ?? row.get('degree') ?? null
  return {
    title: toSourcedValue(title),
    place: toSourcedValue(row.get('place') ?? row.get('school') ?? null),
    when: when ? { value: when.date.span, source: toSource(when.line) } : null,
    text: null,
    kind: volunteeringPattern.test(foldText(title?.text ?? '')) ? 'VOLUNTEER' : 'WORK',
  }
}

function toProjectPost({ title, line, dated, told }: ProjectText): ResumePost {
  const [first] = told
  return {
    title: { value: title.slice(0, 200), source: toSource(line) },
    place: null,
    when: dated ? { value: dated.date.span, source: toSource(dated.line) } : null,
    text: first
      ? {
          value: told
            .map((one) => one.text)
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
  const when = block.dated
  // A single date of a study is its end.
  const span = when?.date.isSingle ? { from: null, to: when.date.span.to } : when?.date.span
  return {
    school: toSourcedValue(school),
    degree: toSourcedValue(degree),
    when: when && span ? { value: span, source: toSource(when.line) } : null,
    text: getDescription(block, [school, degree]),
  }
}

function toPosts(blocks: readonly EntryBlock[]): ResumePost[] {
  const said = blocks.map((block) => ({ block, parts: getHeadParts(block) }))
  const votes = said.flatMap(({ parts }) => isPlaceFirst(parts) ?? [])
  const placeFirst = votes.filter(Boolean).length > votes.length / 2
  return said
    .map(({ block, parts }) => toPost(block, findRoleAndPlace(parts, placeFirst)))
    .filter((one) => one.title ?? one.place)
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
    when: block.dated ? { value: block.dated.date.span, source: toSource(block.dated.line) } : null,
    text: getDescription(block, [title, place]),
    kind: isVoluntary ? 'VOLUNTEER' : 'WORK',
  }
}

/** "Tanneries du Rhône (Lyon)": the town is not part of the name. */
function removeTown(part: HeadPart | null): HeadPart | null {
  if (!part) return null
  const text = part.text.replace(/(?<=\S) \(\p{Lu}[\p{L} .-]{1,30}\)$/u, '')
  const [, name, town] = /^(.{2,}?) [–—-] ([^–—]{2,60})$/u.exec(text) ?? []
  return { ...part, text: name && town && isLocationName(town) ? name : text }
}

/** Returns the lines that describe an entry, joining those of one list item. */
function getDescription(
  block: EntryBlock,
  named: readonly (HeadPart | null)[],
): SourcedValue<string> | null {
  const beside = block.head.filter(
    (line) => line !== block.dated?.line && !named.some((part) => part?.line === line),
  )
  const told: string[] = []
  for (const line of [...beside, ...block.details]) {
    const text = stripListMarker(line.text)
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
    ? { value: told.join('\n').slice(0, 1500), source: toSource(first) }
    : null
}

function groupByPage(lines: readonly ResumeLine[]): { page: number; lines: string[] }[] {
  const pages = new Map<number, string[]>()
  for (const line of lines) pages.set(line.page, [...(pages.get(line.page) ?? []), line.text])
  return [...pages].map(([page, texts]) => ({ page, lines: texts }))
}
