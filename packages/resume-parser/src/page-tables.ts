import { findDateSpan } from './date-spans.ts'
import { sortInReadingOrder } from './page-columns.ts'
import type { TextRow, TextRun } from './page-rows.ts'
import { joinRuns, type TableCells, readTableCells, type TableLine } from './table-cells.ts'
import { type Column, findTableColumns } from './table-columns.ts'

/** A row of text; in a table, with the column of each run. */
export interface TextRowColumns {
  readonly row: TextRow
  readonly columns?: readonly number[]
}
type TableRow = Required<TextRowColumns>

/** Returns rows in human reading order. A table is read row by row, the rest column by column. */
export function orderRows(rows: readonly TextRow[]): TextRowColumns[] {
  const columns = new Map<TextRow, readonly number[]>()
  const order = (part: readonly TextRow[], depth: number): TextRow[] => {
    const table = findTable(part)
    if (!table) return sortInReadingOrder(part, depth, order)
    for (const tableRow of table.table) columns.set(tableRow.row, tableRow.columns)
    return [
      ...order(part.slice(0, table.from), depth),
      ...table.table.map((tableRow) => tableRow.row),
      ...order(part.slice(table.to), depth),
    ]
  }
  return order(rows, 0).map((row) => {
    const rowColumns = columns.get(row)
    return rowColumns ? { row, columns: rowColumns } : { row }
  })
}

/** Finds the first table in these rows and its position. */
function findTable(rows: readonly TextRow[]) {
  for (let from = 0; from < rows.length; from += 1) {
    const cells = readTableCells(rows, from)
    if (cells)
      return {
        from,
        to: from + cells.height + cells.lines.length,
        table: [
          { row: cells.headings, columns: cells.headings.map((_, column) => column) },
          ...groupTableRows(cells).map(mergeLines),
        ],
      }
  }
  return null
}

/** Merges the lines of a row into one, cell by cell. */
function mergeLines(lines: readonly TableLine[]): TableRow {
  const columns = [...Map.groupBy(lines.flat(), (part) => part.column)].toSorted(
    (a, b) => a[0] - b[0],
  )
  const cells = columns.flatMap(([column, parts]) =>
    splitCells(parts.map((part) => part.run)).map((runs) => ({ column, run: joinRuns(runs) })),
  )
  return { row: cells.map((cell) => cell.run), columns: cells.map((cell) => cell.column) }
}

/**
 * Splits text that is far apart under one heading into two cells: two headings can be so close that
 * they are read as one.
 */
function splitCells(runs: readonly TextRun[]): TextRun[][] {
  const cellDistance = Math.max(...runs.map((run) => run.size)) * 1.25
  const edges = runs
    .toSorted((a, b) => a.x - b.x)
    .reduce<{ x: number; end: number }[]>((cells, { x, end }) => {
      const last = cells.at(-1)
      return last && x - last.end <= cellDistance
        ? [...cells.slice(0, -1), { x: last.x, end: Math.max(last.end, end) }]
        : [...cells, { x, end }]
    }, [])
  return edges.map((cell) => runs.filter((run) => run.x >= cell.x && run.x <= cell.end))
}

const getLineHeight = (line: TableLine | undefined) => line?.[0]?.run.y ?? 0
const getLetterSize = (line: TableLine | undefined) => line?.[0]?.run.size ?? 10

/**
 * Groups lines into table rows: a row ends where the gap is wider than between the lines of a cell.
 */
function groupTableRows({ headings, lines }: TableCells): (readonly TableLine[])[] {
  const close = getLetterSize(lines[0]) * 0.9
  const step = getLineStep(lines)
  const gaps = lines.slice(1).map((line, at) => getLineHeight(line) - getLineHeight(lines[at]))
  // If all lines are equally spaced, gaps do not help; lines closer than a line height are one row.
  const hasRowGaps =
    step < getLetterSize(lines[0]) * 1.75 && Math.max(0, ...gaps) > step * 1.12 + 0.5
  const rows = splitLinesAtGaps(lines, hasRowGaps ? step * 1.12 + 0.3 : close)
  const kinds = findTableColumns(headings.map((run) => run.text)) ?? []
  return rows.some((row) => row.filter((line) => hasOwnDate(line, kinds)).length > 1)
    ? splitLinesAtGaps(lines, close)
    : rows
}

/** Returns the smallest distance between two lines of a column. */
function getLineStep(lines: readonly TableLine[]): number {
  const columns = Map.groupBy(lines.flat(), (part) => part.column)
  return Math.min(
    ...[...columns.values()].flatMap((parts) =>
      parts
        .slice(1)
        .map((part, at) => part.run.y - (parts[at]?.run.y ?? 0))
        .filter((gap) => gap > 1),
    ),
  )
}

function splitLinesAtGaps(lines: readonly TableLine[], widest: number): TableLine[][] {
  const rows: TableLine[][] = []
  for (const [at, line] of lines.entries()) {
    const row = rows.at(-1)
    if (row && getLineHeight(line) - getLineHeight(lines[at - 1]) <= widest) row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Whether a line contains its own date, so that it cannot continue the one above. */
function hasOwnDate(line: TableLine, kinds: readonly Column[]): boolean {
  const dateText = line.find((part) => kinds[part.column] === 'when')?.run.text
  return (
    line.length > 2 &&
    dateText !== undefined &&
    findDateSpan(dateText) !== null &&
    !/^[–—-]|(?:[–—-]|\bto)$/.test(dateText.trim())
  )
}
