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
    const columns = columnsIn(row, header)
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
function columnsIn(row: Row | undefined, header: Row): readonly number[] | null {
  if (!row) return null
  const [only] = row
  if (row.length === 1 && only && sectionNamed(only.text, true) !== null) return null
  const columns = row.map((run) => {
    const column = header.findLastIndex((head) => run.x >= head.x - 12)
    const next = header[column + 1]
    return column >= 0 && (!next || run.end <= next.x + 2) ? column : -1
  })
  return columns.includes(-1) ? null : columns
}
