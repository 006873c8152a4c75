import { contactFacts } from './contact-facts.ts'
import { type DateSpan, dateSpanIn } from './date-spans.ts'
import { type EntryBlock, entryBlocks, unlisted } from './entry-blocks.ts'
import {
  beginsWithPlace,
  type HeadPart,
  headParts,
  roleAndPlace,
  schoolAndDegree,
} from './entry-parts.ts'
import { looksLikeWhere } from './entry-words.ts'
import { nameFact } from './name-facts.ts'
import { folded, type Found, type ReadLine, type ResumeText, sourceOf } from './read-text.ts'
import { resumeLines } from './resume-lines.ts'
import { sectionedLines, type SectionLine } from './section-lines.ts'
import { type Known, labelsIn, languagesIn } from './skill-facts.ts'
import { ownSkills } from './own-skills.ts'
import { type ReadProject, readProjects } from './project-facts.ts'
import { dateOfEntry, type TableEntry, tableEntries } from './table-entries.ts'

/** Facts of a study or post, each with its own source. */
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
  readonly kind: 'WORK' | 'VOLUNTEER' | 'PROJECT'
}

export interface ResumeFacts {
  readonly name: Found<string> | null
  readonly email: Found<string> | null
  readonly phone: Found<string> | null
  readonly links: readonly Found<string>[]
  readonly education: readonly ResumeStudy[]
  readonly experience: readonly ResumePost[]
  /** Posts from a projects section, which have no workplace. */
  readonly projects: readonly ResumePost[]
  readonly skills: readonly Found<Known>[]
  /** Listed skills that are not in the known list, in the person's own words. */
  readonly ownSkills: readonly Found<string>[]
  readonly languages: readonly Found<Known>[]
  /** All lines in reading order, by page. */
  readonly pages: readonly { readonly page: number; readonly lines: readonly string[] }[]
}

/**
 * Extracts the facts of a résumé: positioned letters become lines and columns, then sections, then
 * facts. Nothing is inferred beyond the text, every fact has its source line, and a person confirms
 * all of it.
 * @param known lookup lists whose labels are searched for
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
    education: studiesIn(groupsOf(lines, 'education')),
    experience: postsIn(groupsOf(lines, 'experience')),
    projects: groupsOf(lines, 'projects').flatMap((group) => readProjects(group).map(projectOf)),
    skills: labelsIn(lines, known.skills),
    ownSkills: ownSkills(lines, known),
    languages: languagesIn(lines, known.languages),
    pages: pagesOf(read),
  }
}

const groupsOf = (
  lines: readonly SectionLine[],
  section: 'education' | 'experience' | 'projects',
) => groupedByHeading(lines.filter((line) => line.section === section && !line.isHeading))

/** Reads tables row by row, everything else by dates. */
function studiesIn(groups: readonly (readonly SectionLine[])[]): ResumeStudy[] {
  return groups.flatMap((group) => {
    const { entries, rest } = tableEntries(group)
    return [...entries.map(studyOfRow), ...entryBlocks(rest).map(studyOf)].filter(
      (one) => one.school ?? one.degree,
    )
  })
}

function postsIn(groups: readonly (readonly SectionLine[])[]): ResumePost[] {
  const read = groups.map(tableEntries)
  const told = read.map(({ rest }) => rest.map((line) => postTold(line) ?? line))
  return [
    ...read.flatMap(({ entries }) => entries.map(postOfRow)),
    ...told.flatMap((ones) => ones.filter((one) => 'kind' in one)),
    ...postsOf(told.flatMap((ones) => entryBlocks(ones.filter((one) => 'section' in one)))),
  ]
}

function studyOfRow(row: TableEntry): ResumeStudy {
  const when = dateOfEntry(row)
  return {
    school: found(row.get('school') ?? row.get('board') ?? null),
    degree: found(row.get('degree') ?? null),
    when: when
      ? {
          value: when.date.isSingle ? { from: null, to: when.date.span.to } : when.date.span,
          source: sourceOf(when.line),
        }
      : null,
    text: null,
  }
}

const sentence =
  /^(?:i am |i have |currently )?(?:working|worked|work) as (?:an? )?(?<title>.{2,80}?) (?:in|at|with|for) (?<place>.{2,80}?)(?:,? (?:from|since|for|during) .{0,80})?\.?$/i

/** "Working as accountant in Deccan Traders from May 2024 to till date." */
function postTold(line: SectionLine): ResumePost | null {
  const said = sentence.exec(unlisted(line.text))?.groups
  const date = dateSpanIn(line.text)
  if (!said || !date) return null
  const fact = (value = '') => ({ value, source: sourceOf(line) })
  return {
    title: fact(said['title']),
    place: fact(said['place']),
    when: { value: date.span, source: sourceOf(line) },
    text: null,
    kind: voluntary.test(folded(said['title'] ?? '')) ? 'VOLUNTEER' : 'WORK',
  }
}

function postOfRow(row: TableEntry): ResumePost {
  const when = dateOfEntry(row)
  const title = row.get('title') ?? row.get('degree') ?? null
  return {
    title: found(title),
    place: found(row.get('place') ?? row.get('school') ?? null),
    when: when ? { value: when.date.span, source: sourceOf(when.line) } : null,
    text: null,
    kind: voluntary.test(folded(title?.text ?? '')) ? 'VOLUNTEER' : 'WORK',
  }
}

function projectOf({ title, line, dated, told }: ReadProject): ResumePost {
  const [first] = told
  return {
    title: { value: title.slice(0, 200), source: sourceOf(line) },
    place: null,
    when: dated ? { value: dated.date.span, source: sourceOf(dated.line) } : null,
    text: first
      ? {
          value: told
            .map((one) => one.text)
            .join('\n')
            .slice(0, 1500),
          source: sourceOf(first.line),
        }
      : null,
    kind: 'PROJECT',
  }
}

/** Work and volunteering with separate headings are laid out separately. */
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
  // A single date of a study is its end.
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
    place: found(withoutTown(place)),
    when: block.dated ? { value: block.dated.date.span, source: sourceOf(block.dated.line) } : null,
    text: toldIn(block, [title, place]),
    kind: isVoluntary ? 'VOLUNTEER' : 'WORK',
  }
}

/** "Tanneries du Rhône (Lyon)": the town is not part of the name. */
function withoutTown(part: HeadPart | null): HeadPart | null {
  if (!part) return null
  const text = part.text.replace(/(?<=\S) \(\p{Lu}[\p{L} .-]{1,30}\)$/u, '')
  const [, name, town] = /^(.{2,}?) [–—-] ([^–—]{2,60})$/u.exec(text) ?? []
  return { ...part, text: name && town && looksLikeWhere(town) ? name : text }
}

/** Returns the lines that describe an entry, joining those of one list item. */
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
