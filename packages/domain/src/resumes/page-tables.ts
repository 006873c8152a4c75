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
  const at = rows.findIndex(
    (row, index) => isHeader(row) && columnsIn(rows[index + 1], row) !== null,
  )
  if (at < 0) return readingOrder(rows).map((row) => ({ row }))
  const header = rows[at] ?? []
  const table: OrderedRow[] = [{ row: header, columns: header.map((_, column) => column) }]
  for (const row of rows.slice(at + 1)) {
    const columns = columnsIn(row, header, table.at(-1)?.row)
    if (columns === null) break
    table.push({ row, columns })
  }
  return [
    ...readingOrder(rows.slice(0, at)).map((row) => ({ row })),
    ...table,
    ...orderedRows(rows.slice(at + table.length)),
  ]
}

const isHeader = (row: Row) => tableColumns(row.map((run) => run.text)) !== null

/** Under which heading each run stands; null where one stands under none, or the row is no row of the table. */
function columnsIn(
  row: Row | undefined,
  header: Row,
  before: Row = header,
): readonly number[] | null {
  const [first] = row ?? []
  if (!row || !first || /^[•▪–—]/.test(first.text)) return null
  // A cell's second line stands close under its first.
  const isClose = first.y - (before[0]?.y ?? 0) < first.size * 1.5
  if (row.length === 1 && (!isClose || sectionNamed(first.text, true) !== null)) return null
  const columns = row.map((run) => columnOf(run, header))
  const isInOrder = columns.every((column, at) => column >= (columns[at - 1] ?? 0))
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
