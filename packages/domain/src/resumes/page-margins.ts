import type { Row } from './page-rows.ts'

const pageNumber = /^(?:page )?\d{1,3} ?(?:\/|of) ?\d{1,3}$/i
const address = /^(?:file|https?|about|data):\S*/i
const printedAt = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}/

/**
 * Removes what a browser prints around a page: the URL and page number below, the time and title
 * above.
 */
export function withoutMargins(rows: readonly Row[]): Row[] {
  const isFooter = (row: Row | undefined) =>
    row !== undefined &&
    row.some((run) => pageNumber.test(run.text)) &&
    row.every((run) => pageNumber.test(run.text) || address.test(run.text))
  const isHeader = (row: Row | undefined) => printedAt.test(row?.[0]?.text ?? '')
  return rows.filter(
    (row, at) => !(at === 0 && isHeader(row)) && !(at === rows.length - 1 && isFooter(row)),
  )
}
