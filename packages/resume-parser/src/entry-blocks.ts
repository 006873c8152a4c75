import { type DatedText, findDateSpan } from './date-spans.ts'
import { foldText } from './read-text.ts'
import type { SectionLine } from './section-lines.ts'

/** The lines of one study or post: those that name it and those that describe it. */
export interface EntryBlock {
  readonly head: readonly SectionLine[]
  readonly details: readonly SectionLine[]
  readonly datedLine: { readonly line: SectionLine; readonly date: DatedText } | null
}

type LineClass = 'dated' | 'short' | 'detail'
interface ClassifiedLine {
  readonly line: SectionLine
  readonly sort: LineClass
  readonly date: DatedText | null
}

const listMarkerPattern = /^(?:[•·▪◦●○■□➢➤✓►‣∙*–—-]|o(?= ))\s*/
/** Returns the text of a line without its list marker. */
export const stripListMarker = (text: string): string => text.replace(listMarkerPattern, '').trim()
/** Whether a line is a list item. */
export const isListItem = (line: SectionLine): boolean =>
  line.isInset === true || listMarkerPattern.test(line.text)

const maxEntries = 30
/** Maximum number of lines that can name an entry next to the dated one. */
const maxLeadLines = 3
const maxNamingLines = 4

/** Splits the lines of a section into entries: at dates, or at lists if there are no dates. */
export function splitEntryBlocks(lines: readonly SectionLine[]): EntryBlock[] {
  const sorted = classifyLines(lines)
  const dates = sorted.flatMap((classified, at) => (classified.sort === 'dated' ? [at] : []))
  const blocks = dates.length > 0 ? splitAtDates(sorted, dates) : splitAtLists(sorted)
  return blocks.slice(0, maxEntries)
}

function classifyLines(lines: readonly SectionLine[]): ClassifiedLine[] {
  // If every date is in a list, the list items are the entries.
  const datedLines = lines.filter((line) => findDateSpan(line.text) !== null)
  const isList = datedLines.length > 0 && datedLines.every(isListItem)
  const unmarkedLines = isList
    ? lines.map((line) => ({
        ...line,
        text: stripListMarker(line.text),
        parts: line.parts.map(stripListMarker).filter((part) => part !== ''),
      }))
    : lines
  const edge = Math.min(
    ...unmarkedLines.filter((line) => !isListItem(line)).map((line) => line.indent),
  )
  const sorted: ClassifiedLine[] = []
  for (const line of unmarkedLines) sorted.push(classifyLine(line, sorted.at(-1), edge))
  // Displayed lines keep their list marker.
  return sorted.map((classified, at) => ({ ...classified, line: lines[at] ?? classified.line }))
}

function classifyLine(
  line: SectionLine,
  before: ClassifiedLine | undefined,
  edge: number,
): ClassifiedLine {
  if (isListItem(line)) return { line, sort: 'detail', date: null }
  const date = findDateSpan(line.text)
  if (date && isSeparateDate(line, date)) return { line, sort: 'dated', date }
  const isContinuation =
    before?.sort === 'detail' &&
    line.parts.length === 1 &&
    (line.indent > edge + 4 || /^\p{Ll}/u.test(line.text))
  const isProse =
    line.text.length > 95 ||
    /^\p{Ll}/u.test(line.text) ||
    (line.text.length > 45 && /[.;]$/.test(line.text)) ||
    // "Ltd." does not end a sentence.
    (line.text.split(' ').length > 4 && / \p{Ll}{3,}\.$/u.test(line.text))
  return { line, sort: isContinuation || isProse ? 'detail' : 'short', date: null }
}

/** Whether a date is part of the line's layout rather than of a sentence. */
function isSeparateDate(line: SectionLine, date: DatedText): boolean {
  if (line.parts.length > 1 && line.parts.some((part) => findDateSpan(part) && part.length < 45))
    return true
  const text = foldText(line.text)
  const at = text.indexOf(foldText(date.dateText))
  const after = text.slice(at + date.dateText.length).replace(/[\s).,;:\]]|\(?exp\w*\.?/g, '')
  const atEdge =
    at <= 2 ||
    after === '' ||
    /[(|·•,–—-]\s?$/.test(text.slice(0, at)) ||
    text.slice(0, at).split(' ').length <= 3
  if (/[.!]$/.test(line.text) && line.text.length > 60) return false
  return line.text.length <= 120 && (atEdge || !date.isSingle)
}

/**
 * Assigns as many lines before each date to its entry as there are before the section's first date.
 */
function splitAtDates(sorted: readonly ClassifiedLine[], dates: readonly number[]): EntryBlock[] {
  const lead = Math.min(dates[0] ?? 0, maxLeadLines, countShortLinesBefore(sorted, dates[0] ?? 0))
  const starts = dates.map((at, index) => {
    const feature = index === 0 ? at : at - (dates[index - 1] ?? 0) - 1
    return at - Math.min(lead, feature, countShortLinesBefore(sorted, at))
  })
  return dates.map((at, index) => {
    const blockLines = sorted.slice(starts[index] ?? at, starts[index + 1] ?? sorted.length)
    const datedLine = sorted[at]
    return {
      ...splitHeadAndDetails(blockLines, at - (starts[index] ?? at)),
      datedLine: datedLine?.date ? { line: datedLine.line, date: datedLine.date } : null,
    }
  })
}

function countShortLinesBefore(sorted: readonly ClassifiedLine[], at: number): number {
  let count = 0
  while (count < at && sorted[at - count - 1]?.sort === 'short') count += 1
  return count
}

function splitHeadAndDetails(
  blockLines: readonly ClassifiedLine[],
  datedAt: number,
): Pick<EntryBlock, 'head' | 'details'> {
  const detailStart = blockLines.findIndex(
    (classified, at) => at > datedAt && (classified.sort === 'detail' || at >= maxNamingLines),
  )
  const cut = detailStart < 0 ? blockLines.length : detailStart
  return {
    head: blockLines.slice(0, cut).map((classified) => classified.line),
    details: blockLines.slice(cut).map((classified) => classified.line),
  }
}

/**
 * Splits lines without dates: an entry is a group of lines with the list below it, or two lines if
 * there is no list.
 */
function splitAtLists(sorted: readonly ClassifiedLine[]): EntryBlock[] {
  const blocks: { head: SectionLine[]; details: SectionLine[]; datedLine: null }[] = []
  const hasLists = sorted.some((classified) => classified.sort === 'detail')
  for (const { line, sort } of sorted) {
    const last = blocks.at(-1)
    if (sort === 'detail') last?.details.push(line)
    else if (
      !last ||
      last.details.length > 0 ||
      last.head.length >= (hasLists ? maxLeadLines : 2) ||
      (!hasLists &&
        last.head.some((headLine) => headLine.parts.length > 1 || headLine.text.includes(',')))
    )
      blocks.push({ head: [line], details: [], datedLine: null })
    else last.head.push(line)
  }
  return blocks
}
