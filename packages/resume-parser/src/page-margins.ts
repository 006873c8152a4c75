import type { TextRow } from './page-rows.ts'

const pageNumberPattern = /^(?:page )?\d{1,3} ?(?:\/|of) ?\d{1,3}$/i
const addressLinePattern = /^(?:file|https?|about|data):\S*/i
const printTimePattern = /^\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d{2}/

/**
 * Removes what a browser prints around a page: the URL and page number below, the time and title
 * above.
 */
export function removeMargins(rows: readonly TextRow[]): TextRow[] {
  const isFooter = (row: TextRow | undefined) =>
    row !== undefined &&
    row.some((run) => pageNumberPattern.test(run.text)) &&
    row.every((run) => pageNumberPattern.test(run.text) || addressLinePattern.test(run.text))
  const isHeader = (row: TextRow | undefined) => printTimePattern.test(row?.[0]?.text ?? '')
  return rows.filter(
    (row, at) => !(at === 0 && isHeader(row)) && !(at === rows.length - 1 && isFooter(row)),
  )
}
