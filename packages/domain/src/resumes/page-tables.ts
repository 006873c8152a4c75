import { readingOrder } from './page-columns.ts'
import type { Row } from './page-rows.ts'
import { sectionNamed } from './section-names.ts'
import { tableColumns } from './table-columns.ts'

/** A row of letters, with the column of each run where it is one of a table's. */
export interface OrderedRow {
  readonly row: Row
  readonly columns?: readonly number[]
}

/** Rows in the order a person reads them. A table is read row by row, what is around it column by column. */
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

type TableRow = Required<OrderedRow>

/** The first table of these rows, and where it stands. */
function tableIn(rows: readonly Row[]) {
  const from = rows.findIndex((row, at) => isHeader(row) && columnsIn(rows, at + 1, row) !== null)
  const header = rows[from]
  if (!header) return null
  const table: TableRow[] = [{ row: header, columns: header.map((_, column) => column) }]
  let to = from + 1
  for (; to < rows.length; to += 1) {
    const [row, columns] = [rows[to] ?? [], columnsIn(rows, to, header)]
    if (columns === null) break
    const last = table.at(-1)
    // Lines this close cannot be two rows: short cells stand in the middle of a tall one.
    if (last && table.length > 1 && gapBefore(rows, to) < sizeOf(row) * 0.9)
      table[table.length - 1] = mergedRow(last, { row, columns })
    else table.push({ row, columns })
  }
  return { from, to, table }
}

const sizeOf = (row: Row | undefined) => row?.[0]?.size ?? 0
const gapBefore = (rows: readonly Row[], at: number) =>
  (rows[at]?.[0]?.y ?? Infinity) - (rows[at - 1]?.[0]?.y ?? 0)

/** Two lines as one row, cell by cell. */
function mergedRow(above: TableRow, below: TableRow): TableRow {
  const cells = new Map<number, Row[number]>()
  for (const { row, columns } of [above, below])
    for (const [at, run] of row.entries()) {
      const column = columns[at] ?? at
      const before = cells.get(column)
      cells.set(column, before ? { ...before, text: `${before.text} ${run.text}` } : run)
    }
  const sorted = [...cells].toSorted((a, b) => a[0] - b[0])
  return { row: sorted.map(([, run]) => run), columns: sorted.map(([column]) => column) }
}

const isHeader = (row: Row) => tableColumns(row.map((run) => run.text)) !== null

/** Under which heading each run stands; null where one stands under none, or the row is no row of the table. */
function columnsIn(rows: readonly Row[], at: number, header: Row): readonly number[] | null {
  const row = rows[at]
  const [first] = row ?? []
  if (!row || !first || /^[•▪–—]/.test(first.text)) return null
  if (row.length === 1 && sectionNamed(first.text, true) !== null) return null
  // A line of one cell belongs to the row just above it, or to the one whose other cells stand just below.
  const isClose =
    gapBefore(rows, at) < first.size * 1.5 ||
    (gapBefore(rows, at + 1) < first.size * 0.9 && (rows[at + 1]?.length ?? 0) > 1)
  if (row.length === 1 && !isClose) return null
  const columns = row.map((run) => columnOf(run, header))
  const isInOrder = columns.every((column, index) => column >= (columns[index - 1] ?? 0))
  return columns.includes(-1) || !isInOrder ? null : columns
}

/** The heading that a cell begins, ends or is centred under; -1 where it goes across two. */
function columnOf(run: Row[number], header: Row): number {
  const isUnder = (head: Row[number]) => run.x < head.end && run.end > head.x
  if (header.filter(isUnder).length > 1) return -1
  const distances = header.map((head) =>
    Math.min(
      Math.abs(run.x - head.x),
      Math.abs(run.end - head.end),
      Math.abs((run.x + run.end - head.x - head.end) / 2),
    ),
  )
  const least = Math.min(...distances)
  return least > 40 ? -1 : distances.indexOf(least)
}
