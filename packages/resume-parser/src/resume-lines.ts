import { joinBrokenDates } from './broken-dates.ts'
import { removeMargins } from './page-margins.ts'
import { orderRows } from './page-tables.ts'
import { groupTextRows, joinSpacedLetters } from './page-rows.ts'
import {
  type DocumentBlock,
  type Paragraph,
  type PositionedPage,
  type ResumeLine,
  type ResumeContent,
  cleanText,
} from './read-text.ts'
import { attachSideNames } from './side-names.ts'
import { findSectionByName } from './section-names.ts'

/** Maximum line length and number of lines; no résumé has more. */
const maxLineLength = 400
const maxLines = 2000
/** Maximum number of separated parts in a line; a table row has a tenth of that. */
const maxParts = 40

type UnnumberedLine = Omit<ResumeLine, 'line' | 'page'>

/** Returns all lines in reading order, for any file format. */
export function readResumeLines(text: ResumeContent): ResumeLine[] {
  const lines =
    'positioned' in text
      ? text.positioned.flatMap(readPositionedLines)
      : readDocumentLines(text.blocks)
  return lines.slice(0, maxLines)
}

function readPositionedLines({ page, pieces, links }: PositionedPage): ResumeLine[] {
  const lines = orderRows(
    attachSideNames(joinBrokenDates(removeMargins(groupTextRows(pieces, links)))),
  ).map(({ row, columns }) => ({
    ...(columns ? { columns } : {}),
    parts: row.map((run) => run.text),
    size: Math.max(...row.map((run) => run.size)),
    indent: row[0]?.x ?? 0,
    links: row.flatMap((run) => run.links),
  }))
  return numberLines(lines.map(addText), page)
}

const addText = (line: Omit<UnnumberedLine, 'text'>): UnnumberedLine => {
  const parts = line.parts.slice(0, maxParts).map((part) => part.slice(0, maxLineLength))
  return { ...line, parts, text: parts.join('  ').slice(0, maxLineLength) }
}

const numberLines = (lines: readonly UnnumberedLine[], page: number): ResumeLine[] =>
  lines.map((line, at) => ({ ...line, page, line: at + 1 }))

/** Returns paragraphs in order; pages begin where the document says so. */
function readDocumentLines(blocks: readonly DocumentBlock[]): ResumeLine[] {
  const pages: UnnumberedLine[][] = [[]]
  for (const paragraph of flattenParagraphs(blocks, 0)) {
    if (paragraph.isNewPage && (pages.at(-1)?.length ?? 0) > 0) pages.push([])
    const cells = paragraph.parts.map(joinSpacedLetters)
    const parts = cells.filter((part) => part !== '')
    const columns = paragraph.columns?.filter((_, at) => cells[at] !== '')
    if (parts.length > 0)
      pages.at(-1)?.push(
        addText({
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
  return pages.flatMap((lines, at) => numberLines(lines, at + 1))
}

const isTable = (block: DocumentBlock): block is Extract<DocumentBlock, { rows: unknown }> =>
  'rows' in block

function flattenParagraphs(blocks: readonly DocumentBlock[], depth: number): Paragraph[] {
  return depth > 5
    ? []
    : blocks.flatMap((block) => (isTable(block) ? readTable(block.rows, depth) : [block]))
}

/**
 * Reads a table used for layout cell by cell, and one with facts (dates next to posts) line by line
 * across.
 */
function readTable(
  rows: readonly (readonly (readonly DocumentBlock[])[])[],
  depth: number,
): Paragraph[] {
  const filled = rows.map((row) =>
    row.map((cell) =>
      flattenParagraphs(cell, depth + 1).filter((paragraph) =>
        paragraph.parts.some((part) => cleanText(part) !== ''),
      ),
    ),
  )
  return filled.some(isLayoutRow) ? readByColumns(filled) : filled.flatMap(readAcrossCells)
}

/**
 * Whether two cells of one row each contain a heading with text below it, or are long side by side.
 */
function isLayoutRow(row: readonly (readonly Paragraph[])[]): boolean {
  const namedCells = row.filter(
    (cell) =>
      cell.length > 1 &&
      cell.some(
        (paragraph) => findSectionByName(cleanText(paragraph.parts.join(' ')), false) !== null,
      ),
  ).length
  return (
    row.length > 1 &&
    (namedCells > 1 || (namedCells > 0 && row.filter((cell) => cell.length > 3).length > 1))
  )
}

function readByColumns(rows: readonly (readonly (readonly Paragraph[])[])[]): Paragraph[] {
  const width = Math.max(...rows.map((row) => row.length))
  const singleCells = rows.flatMap((row) =>
    row.filter((cell) => cell.length > 0).length === 1 && !isLayoutRow(row) ? row.flat() : [],
  )
  const wide = rows.filter(
    (row) => row.filter((cell) => cell.length > 0).length > 1 || isLayoutRow(row),
  )
  return [
    ...singleCells,
    ...Array.from({ length: width }, (_, at) => wide.flatMap((row) => row[at] ?? [])).flat(),
  ]
}

/** Joins neighbouring cells to lines of parts; longer cells continue below. */
function readAcrossCells(row: readonly (readonly Paragraph[])[]): Paragraph[] {
  const height = Math.max(0, ...row.map((cell) => cell.length))
  return Array.from({ length: height }, (_, at) =>
    row.flatMap((cell, column) => (cell[at] ? [{ ...cell[at], column }] : [])),
  ).flatMap((besideCells) => {
    const [first] = besideCells
    return first
      ? [
          {
            columns: besideCells.flatMap((cell) => cell.parts.map(() => cell.column)),
            parts: besideCells.flatMap((cell) => cell.parts),
            links: besideCells.flatMap((cell) => cell.links),
            size: Math.max(...besideCells.map((cell) => cell.size)),
            isListed: first.isListed,
            isNewPage: besideCells.some((cell) => cell.isNewPage),
          },
        ]
      : []
  })
}
