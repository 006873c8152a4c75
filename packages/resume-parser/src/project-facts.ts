import { findDateSpan } from './date-spans.ts'
import { type EntryBlock, splitEntryBlocks, isListItem, stripListMarker } from './entry-blocks.ts'
import { getHeadParts } from './entry-parts.ts'
import type { SectionLine } from './section-lines.ts'

/** A project: its title with its line, its date, and the lines that describe it. */
export interface ProjectText {
  readonly title: string
  readonly line: SectionLine
  readonly datedLine: ReturnType<typeof splitEntryBlocks>[number]['datedLine']
  readonly description: readonly { readonly text: string; readonly line: SectionLine }[]
}

const maxProjects = 15
const projectLabelPattern =
  /^(?:project(?: (?:\d+|title|name))?|title|name|projekt|projet|proyecto|projeto)\s*[:–-]\s*/i
/** "Bus Finder: where the next bus is", "Bus Finder – where …": the title and its description. */
const titledPattern = /^(?<title>[^:–—|]{2,70}?) ?(?::|\s[–—]|\s-|\s?\|)\s+(?<text>\S.*)$/u

/** Reads the projects of a section, split at dates if there are any, else one title per line. */
export function readProjects(lines: readonly SectionLine[]): ProjectText[] {
  const hasDates = lines.some((line) => findDateSpan(line.text) !== null && line.text.length < 110)
  return (hasDates ? readDatedProjects(lines) : readUndatedProjects(lines)).slice(0, maxProjects)
}

function readDatedProjects(lines: readonly SectionLine[]): ProjectText[] {
  return splitEntryBlocks(lines)
    .flatMap(splitUndatedProjects)
    .flatMap((block): ProjectText[] => {
      const [first] = getHeadParts(block)
      if (!first) return []
      const otherLines = block.head.filter(
        (line) => line !== first.line && line !== block.datedLine?.line,
      )
      return [
        {
          title: getTitle(first.text),
          line: first.line,
          datedLine: block.datedLine,
          description: [...otherLines, ...block.details].map((line) => ({
            text: stripListMarker(line.text),
            line,
          })),
        },
      ]
    })
}

/**
 * Splits off a project without a date from the dated one above: its title is at the edge, below a
 * list or a sentence.
 */
function splitUndatedProjects(block: EntryBlock): EntryBlock[] {
  const blocks: {
    head: SectionLine[]
    details: SectionLine[]
    datedLine: EntryBlock['datedLine']
  }[] = [{ head: [...block.head], details: [], datedLine: block.datedLine }]
  for (const line of block.details) {
    const last = blocks.at(-1)
    const before = last?.details.at(-1)
    if (before && isTitle(line) && (isListItem(before) || isSentence(before)))
      blocks.push({ head: [line], details: [], datedLine: null })
    else last?.details.push(line)
  }
  return blocks
}

/** "Tools: Python", "Guide: …" describe a project and do not start one. */
const isTitle = (line: SectionLine) =>
  !isListItem(line) &&
  !isSentence(line) &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  line.text.length <= 80 &&
  !/^[^:]{2,30}:(?:\s|$)/.test(line.text)
const isSentence = (line: SectionLine) =>
  line.text.trimEnd().endsWith('.') && line.text.split(' ').length > 4

const getTitle = (text: string) => {
  const title = text.replace(projectLabelPattern, '').replace(/(?<=\S) \([^()]{2,80}\)$/, '')
  return titledPattern.exec(title)?.groups?.['title'] ?? title
}

/** If all lines are list items, each is a project; otherwise the other lines start one. */
function readUndatedProjects(lines: readonly SectionLine[]): ProjectText[] {
  // If titles are labelled as such, each starts a project.
  const isNamed = lines.some((line) => projectLabelPattern.test(stripListMarker(line.text)))
  const isList = lines.every((line) => isListItem(line) || isLowerCase(line))
  const projects: (Omit<ProjectText, 'told'> & {
    description: ProjectText['description'][number][]
  })[] = []
  for (const line of lines) {
    const text = stripListMarker(line.text).replace(projectLabelPattern, '')
    const last = projects.at(-1)
    const isStart = isNamed
      ? projectLabelPattern.test(stripListMarker(line.text))
      : isList
        ? isListItem(line)
        : !isListItem(line) &&
          !isLowerCase(line) &&
          !(last && isSentence(line) && !titledPattern.test(text))
    if (!isStart || (text.length > 90 && !titledPattern.test(text)))
      last?.description.push({ text, line })
    else {
      const parts = titledPattern.exec(text)?.groups
      const description = parts?.['text'] ? [{ text: parts['text'], line }] : []
      projects.push({ title: parts?.['title'] ?? text, line, datedLine: null, description })
    }
  }
  return projects
}

const isLowerCase = (line: SectionLine) => /^\p{Ll}/u.test(line.text)
