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

/** No sentence of a résumé is longer, and no résumé has more lines. */
const longestLine = 400
const mostLines = 2000
/** What stands apart in a line: a row of a table has a tenth of it. */
const mostParts = 40

type Unplaced = Omit<ReadLine, 'line' | 'page'>

/** All lines as a person reads them, whatever the file is made of. */
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

/** Paragraphs in their order; a page begins where the document says so. */
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

/** A table that only makes columns is read cell by cell; one of facts (dates beside posts) line by line across. */
function tableLines(rows: readonly (readonly (readonly Block[])[])[], depth: number): Paragraph[] {
  const filled = rows.map((row) =>
    row.map((cell) =>
      paragraphsOf(cell, depth + 1).filter((one) => one.parts.some((part) => tidy(part) !== '')),
    ),
  )
  return filled.some(makesColumns) ? columnsOf(filled) : filled.flatMap(acrossCells)
}

/** Two cells of one row that each hold a heading with something under it, or are long beside each other. */
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

/** What stands beside each other becomes one line of parts; longer cells go on below. */
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
