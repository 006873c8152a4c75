import { findDateSpan } from './date-spans.ts'
import type { HeadPart } from './entry-parts.ts'
import type { SectionLine } from './section-lines.ts'
import { type Column, findTableColumns } from './table-columns.ts'

/** A study or post from a table row, by column content. */
export type TableEntry = ReadonlyMap<Column, HeadPart>

/** Returns the rows of a section's tables, and the lines outside tables. */
export function readTableEntries(lines: readonly SectionLine[]): {
  readonly entries: readonly TableEntry[]
  readonly rest: readonly SectionLine[]
} {
  const entries: Map<Column, HeadPart>[] = []
  const rest: SectionLine[] = []
  let header: readonly Column[] | null = null
  let isFirst = true
  for (const line of lines) {
    const columns = findTableColumns(line.parts)
    const cells = header && !columns ? getCells(line, header) : null
    if (columns) {
      header = columns
      isFirst = true
    } else if (cells) {
      const last = entries.at(-1)
      // A line without a date or a result continues the cells above it.
      if (last && !isFirst && !cells.has('when') && !cells.has('result')) joinCells(last, cells)
      else entries.push(cells)
      isFirst = false
    } else {
      header = null
      rest.push(line)
    }
  }
  return { entries, rest }
}

/** Returns a line's content by column, or null if it is not a row of this table. */
function getCells(line: SectionLine, header: readonly Column[]): Map<Column, HeadPart> | null {
  if (line.isHeading || (!line.columns && line.parts.length !== header.length)) return null
  const cells = new Map<Column, HeadPart>()
  for (const [at, text] of line.parts.entries()) {
    const column = header[line.columns?.[at] ?? at]
    if (column === undefined) return null
    // Two close headings are read as one, but a year identifies itself.
    const isYear = column !== 'when' && !header.includes('when') && findDateSpan(text)?.rest === ''
    const cellColumn = isYear ? 'when' : column
    if (!cells.has(cellColumn)) cells.set(cellColumn, { text, line })
  }
  return cells
}

function joinCells(entry: Map<Column, HeadPart>, more: TableEntry): void {
  for (const [column, part] of more) {
    const before = entry.get(column)
    entry.set(column, before ? { ...before, text: `${before.text} ${part.text}` } : part)
  }
}

/** Returns the date of a row and its source. */
export function getEntryDate(entry: TableEntry) {
  const part = entry.get('when')
  const date = part ? findDateSpan(part.text) : null
  return part && date ? { line: part.line, date } : null
}
