import { dateSpanIn } from './date-spans.ts'
import { type EntryBlock, entryBlocks, isListed, unlisted } from './entry-blocks.ts'
import { headParts } from './entry-parts.ts'
import type { SectionLine } from './section-lines.ts'

/** A project: its title with its line, its date, and the lines that describe it. */
export interface ReadProject {
  readonly title: string
  readonly line: SectionLine
  readonly dated: ReturnType<typeof entryBlocks>[number]['dated']
  readonly told: readonly { readonly text: string; readonly line: SectionLine }[]
}

const mostProjects = 15
const named =
  /^(?:project(?: (?:\d+|title|name))?|title|name|projekt|projet|proyecto|projeto)\s*[:–-]\s*/i
/** "Bus Finder: where the next bus is", "Bus Finder – where …": the title and its description. */
const titled = /^(?<title>[^:–—|]{2,70}?)\s*(?::|\s[–—]|\s-|\s?\|)\s+(?<text>\S.*)$/u

/** Reads the projects of a section, split at dates if there are any, else one title per line. */
export function readProjects(lines: readonly SectionLine[]): ReadProject[] {
  const hasDates = lines.some((line) => dateSpanIn(line.text) !== null && line.text.length < 110)
  return (hasDates ? datedProjects(lines) : undatedProjects(lines)).slice(0, mostProjects)
}

function datedProjects(lines: readonly SectionLine[]): ReadProject[] {
  return entryBlocks(lines)
    .flatMap(splitBlock)
    .flatMap((block): ReadProject[] => {
      const [first] = headParts(block)
      if (!first) return []
      const beside = block.head.filter((line) => line !== first.line && line !== block.dated?.line)
      return [
        {
          title: titleOf(first.text),
          line: first.line,
          dated: block.dated,
          told: [...beside, ...block.details].map((line) => ({ text: unlisted(line.text), line })),
        },
      ]
    })
}

/**
 * Splits off a project without a date from the dated one above: its title is at the edge, below a
 * list or a sentence.
 */
function splitBlock(block: EntryBlock): EntryBlock[] {
  const blocks: { head: SectionLine[]; details: SectionLine[]; dated: EntryBlock['dated'] }[] = [
    { head: [...block.head], details: [], dated: block.dated },
  ]
  for (const line of block.details) {
    const last = blocks.at(-1)
    const before = last?.details.at(-1)
    if (before && isTitle(line) && (isListed(before) || isSentence(before)))
      blocks.push({ head: [line], details: [], dated: null })
    else last?.details.push(line)
  }
  return blocks
}

/** "Tools: Python", "Guide: …" describe a project and do not start one. */
const isTitle = (line: SectionLine) =>
  !isListed(line) &&
  !isSentence(line) &&
  /^[\p{Lu}\d]/u.test(line.text) &&
  line.text.length <= 80 &&
  !/^[^:]{2,30}:(?:\s|$)/.test(line.text)
const isSentence = (line: SectionLine) =>
  line.text.trimEnd().endsWith('.') && line.text.split(' ').length > 4

const titleOf = (text: string) => {
  const plain = text.replace(named, '').replace(/(?<=\S) \([^()]{2,80}\)$/, '')
  return titled.exec(plain)?.groups?.['title'] ?? plain
}

/** If all lines are list items, each is a project; otherwise the other lines start one. */
function undatedProjects(lines: readonly SectionLine[]): ReadProject[] {
  // If titles are labelled as such, each starts a project.
  const isNamed = lines.some((line) => named.test(unlisted(line.text)))
  const isList = lines.every((line) => isListed(line) || isLowerCase(line))
  const projects: (Omit<ReadProject, 'told'> & { told: ReadProject['told'][number][] })[] = []
  for (const line of lines) {
    const text = unlisted(line.text).replace(named, '')
    const last = projects.at(-1)
    const begins = isNamed
      ? named.test(unlisted(line.text))
      : isList
        ? isListed(line)
        : !isListed(line) && !isLowerCase(line) && !(last && isSentence(line) && !titled.test(text))
    if (!begins || (text.length > 90 && !titled.test(text))) last?.told.push({ text, line })
    else {
      const parts = titled.exec(text)?.groups
      const told = parts?.['text'] ? [{ text: parts['text'], line }] : []
      projects.push({ title: parts?.['title'] ?? text, line, dated: null, told })
    }
  }
  return projects
}

const isLowerCase = (line: SectionLine) => /^\p{Ll}/u.test(line.text)
