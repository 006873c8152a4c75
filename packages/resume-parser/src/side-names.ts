import type { TextRow } from './page-rows.ts'
import { findSectionByName } from './section-names.ts'

/**
 * Moves a section name at the left to the line it belongs to if its letters are slightly higher or
 * lower.
 */
export function attachSideNames(rows: readonly TextRow[]): TextRow[] {
  const movedRows = new Set<TextRow>()
  const rowsWithName = new Map<TextRow, TextRow>()
  for (const [at, row] of rows.entries()) {
    const [name] = row
    if (!name || row.length > 1 || findSectionByName(name.text, false) === null) continue
    const besideRow = [rows[at - 1], rows[at + 1]].find((other) => {
      const [first] = other ?? []
      return (
        first !== undefined &&
        Math.abs(first.y - name.y) < name.size * 0.6 &&
        first.x > name.end + name.size
      )
    })
    if (!besideRow || rowsWithName.has(besideRow)) continue
    movedRows.add(row)
    rowsWithName.set(besideRow, [name, ...besideRow])
  }
  return rows.filter((row) => !movedRows.has(row)).map((row) => rowsWithName.get(row) ?? row)
}
