import { dateSpanIn } from './date-spans.ts'
import { readingOrder } from './page-columns.ts'
import type { Row, Run } from './page-rows.ts'
import { joinedRun, type TableCells, tableCells, type TableLine } from './table-cells.ts'
import { type Column, tableColumns } from './table-columns.ts'

/** A row of text; in a table, with the column of each run. */
export interface OrderedRow {
  readonly row: Row
  readonly columns?: readonly number[]
}
type TableRow = Required<OrderedRow>

/** Returns rows in human reading order. A table is read row by row, the rest column by column. */
export function orderedRows(rows: readonly Row[]): OrderedRow[] {
  const columns = new Map<Row, readonly number[]>()
  const order = (part: readonly Row[], depth: number): Row[] => {
    const found = tableIn(part)
    if (!found) return readingOrder(part, depth, order)
    for (const one of found.table) columns.set(one.row, one.columns)
    return [
      ...order(part.slice(0, found.from), depth),
      ...found.table.map((one) => one.row),
      ...order(part.slice(found.to), depth),
    ]
  }
  return order(rows, 0).map((row) => {
    const own = columns.get(row)
    return own ? { row, columns: own } : { row }
  })
}

/** Finds the first table in these rows and its position. */
function tableIn(rows: readonly Row[]) {
  for (let from = 0; from < rows.length; from += 1) {
    const cells = tableCells(rows, from)
    if (cells)
      return {
        from,
        to: from + cells.height + cells.lines.length,
        table: [
          { row: cells.headings, columns: cells.headings.map((_, column) => column) },
          ...rowsIn(cells).map(rowOf),
        ],
      }
  }
  return null
}

/** Merges the lines of a row into one, cell by cell. */
function rowOf(lines: readonly TableLine[]): TableRow {
  const columns = [...Map.groupBy(lines.flat(), (part) => part.column)].toSorted(
    (a, b) => a[0] - b[0],
  )
  const cells = columns.flatMap(([column, parts]) =>
    apartIn(parts.map((part) => part.run)).map((runs) => ({ column, run: joinedRun(runs) })),
  )
  return { row: cells.map((cell) => cell.run), columns: cells.map((cell) => cell.column) }
}

/**
 * Splits text that is far apart under one heading into two cells: two headings can be so close that
 * they are read as one.
 */
function apartIn(runs: readonly Run[]): Run[][] {
  const far = Math.max(...runs.map((run) => run.size)) * 1.25
  const edges = runs
    .toSorted((a, b) => a.x - b.x)
    .reduce<{ x: number; end: number }[]>((cells, { x, end }) => {
      const last = cells.at(-1)
      return last && x - last.end <= far
        ? [...cells.slice(0, -1), { x: last.x, end: Math.max(last.end, end) }]
        : [...cells, { x, end }]
    }, [])
  return edges.map((cell) => runs.filter((run) => run.x >= cell.x && run.x <= cell.end))
}

const heightOf = (line: TableLine | undefined) => line?.[0]?.run.y ?? 0
const sizeOf = (line: TableLine | undefined) => line?.[0]?.run.size ?? 10

/**
 * Groups lines into table rows: a row ends where the gap is wider than between the lines of a cell.
 */
function rowsIn({ headings, lines }: TableCells): (readonly TableLine[])[] {
  const close = sizeOf(lines[0]) * 0.9
  const step = lineStep(lines)
  const gaps = lines.slice(1).map((line, at) => heightOf(line) - heightOf(lines[at]))
  // If all lines are equally spaced, gaps do not help; lines closer than a line height are one row.
  const says = step < sizeOf(lines[0]) * 1.75 && Math.max(0, ...gaps) > step * 1.12 + 0.5
  const rows = cutAt(lines, says ? step * 1.12 + 0.3 : close)
  const kinds = tableColumns(headings.map((run) => run.text)) ?? []
  return rows.some((row) => row.filter((line) => isWhole(line, kinds)).length > 1)
    ? cutAt(lines, close)
    : rows
}

/** Returns the smallest distance between two lines of a column. */
function lineStep(lines: readonly TableLine[]): number {
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

function cutAt(lines: readonly TableLine[], widest: number): TableLine[][] {
  const rows: TableLine[][] = []
  for (const [at, line] of lines.entries()) {
    const row = rows.at(-1)
    if (row && heightOf(line) - heightOf(lines[at - 1]) <= widest) row.push(line)
    else rows.push([line])
  }
  return rows
}

/** Whether a line contains its own date, so that it cannot continue the one above. */
function isWhole(line: TableLine, kinds: readonly Column[]): boolean {
  const when = line.find((part) => kinds[part.column] === 'when')?.run.text
  return (
    line.length > 2 &&
    when !== undefined &&
    dateSpanIn(when) !== null &&
    !/^[–—-]|(?:[–—-]|\bto)$/.test(when.trim())
  )
}
