import { withWholeDates } from './broken-dates.ts'
import { withoutMargins } from './page-margins.ts'
import { orderedRows } from './page-tables.ts'
import { rowsOf, unspaced } from './page-rows.ts'
import {
  type Block,
  type Paragraph,
  type PositionedPage,
  type ReadLine,
  type ResumeText,
  tidy,
} from './read-text.ts'
import { withSideNames } from './side-names.ts'
import { sectionNamed } from './section-names.ts'

/** Maximum line length and number of lines; no résumé has more. */
const longestLine = 400
const mostLines = 2000
/** Maximum number of separated parts in a line; a table row has a tenth of that. */
const mostParts = 40

type Unplaced = Omit<ReadLine, 'line' | 'page'>

/** Returns all lines in reading order, whatever the file format. */
export function resumeLines(text: ResumeText): ReadLine[] {
  const lines =
    'positioned' in text ? text.positioned.flatMap(positionedLines) : writtenLines(text.blocks)
  return lines.slice(0, mostLines)
}

function positionedLines({ page, pieces, links }: PositionedPage): ReadLine[] {
  const lines = orderedRows(
    withSideNames(withWholeDates(withoutMargins(rowsOf(pieces, links)))),
  ).map(({ row, columns }) => ({
    ...(columns ? { columns } : {}),
    parts: row.map((run) => run.text),
    size: Math.max(...row.map((run) => run.size)),
    indent: row[0]?.x ?? 0,
    links: row.flatMap((run) => run.links),
  }))
  return numbered(lines.map(withText), page)
}

const withText = (line: Omit<Unplaced, 'text'>): Unplaced => {
  const parts = line.parts.slice(0, mostParts).map((part) => part.slice(0, longestLine))
  return { ...line, parts, text: parts.join('  ').slice(0, longestLine) }
}

const numbered = (lines: readonly Unplaced[], page: number): ReadLine[] =>
  lines.map((line, at) => ({ ...line, page, line: at + 1 }))

/** Returns paragraphs in order; pages begin where the document says so. */
function writtenLines(blocks: readonly Block[]): ReadLine[] {
  const pages: Unplaced[][] = [[]]
  for (const paragraph of paragraphsOf(blocks, 0)) {
    if (paragraph.isNewPage && (pages.at(-1)?.length ?? 0) > 0) pages.push([])
    const said = paragraph.parts.map(unspaced)
    const parts = said.filter((part) => part !== '')
    const columns = paragraph.columns?.filter((_, at) => said[at] !== '')
    if (parts.length > 0)
      pages.at(-1)?.push(
        withText({
          ...(columns ? { columns } : {}),
          parts: paragraph.isListed
            ? parts.map((part, at) => (at === 0 ? `• ${part}` : part))
            : parts,
          size: paragraph.size,
          indent: paragraph.isListed ? 20 : 0,
          links: paragraph.links,
        }),
      )
  }
  return pages.flatMap((lines, at) => numbered(lines, at + 1))
}

const isTable = (block: Block): block is Extract<Block, { rows: unknown }> => 'rows' in block

function paragraphsOf(blocks: readonly Block[], depth: number): Paragraph[] {
  return depth > 5
    ? []
    : blocks.flatMap((block) => (isTable(block) ? tableLines(block.rows, depth) : [block]))
}

/**
 * Reads a table used for layout cell by cell, and one with facts (dates next to posts) line by line
 * across.
 */
function tableLines(rows: readonly (readonly (readonly Block[])[])[], depth: number): Paragraph[] {
  const filled = rows.map((row) =>
    row.map((cell) =>
      paragraphsOf(cell, depth + 1).filter((one) => one.parts.some((part) => tidy(part) !== '')),
    ),
  )
  return filled.some(makesColumns) ? columnsOf(filled) : filled.flatMap(acrossCells)
}

/**
 * Whether two cells of one row each contain a heading with text below it, or are long side by side.
 */
function makesColumns(row: readonly (readonly Paragraph[])[]): boolean {
  const named = row.filter(
    (cell) =>
      cell.length > 1 &&
      cell.some((one) => sectionNamed(tidy(one.parts.join(' ')), false) !== null),
  ).length
  return (
    row.length > 1 && (named > 1 || (named > 0 && row.filter((cell) => cell.length > 3).length > 1))
  )
}

function columnsOf(rows: readonly (readonly (readonly Paragraph[])[])[]): Paragraph[] {
  const width = Math.max(...rows.map((row) => row.length))
  const alone = rows.flatMap((row) =>
    row.filter((cell) => cell.length > 0).length === 1 && !makesColumns(row) ? row.flat() : [],
  )
  const wide = rows.filter(
    (row) => row.filter((cell) => cell.length > 0).length > 1 || makesColumns(row),
  )
  return [
    ...alone,
    ...Array.from({ length: width }, (_, at) => wide.flatMap((row) => row[at] ?? [])).flat(),
  ]
}

/** Joins neighbouring cells to lines of parts; longer cells continue below. */
function acrossCells(row: readonly (readonly Paragraph[])[]): Paragraph[] {
  const height = Math.max(0, ...row.map((cell) => cell.length))
  return Array.from({ length: height }, (_, at) =>
    row.flatMap((cell, column) => (cell[at] ? [{ ...cell[at], column }] : [])),
  ).flatMap((beside) => {
    const [first] = beside
    return first
      ? [
          {
            columns: beside.flatMap((one) => one.parts.map(() => one.column)),
            parts: beside.flatMap((one) => one.parts),
            links: beside.flatMap((one) => one.links),
            size: Math.max(...beside.map((one) => one.size)),
            isListed: first.isListed,
            isNewPage: beside.some((one) => one.isNewPage),
          },
        ]
      : []
  })
}
