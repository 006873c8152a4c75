import type { TextRow } from './page-rows.ts'
import { findSectionByName } from './section-names.ts'

/**
 * Moves a section name at the left to the line it belongs to if its letters are slightly higher or
 * lower.
 */
export function attachSideNames(rows: readonly TextRow[]): TextRow[] {
  const taken = new Set<TextRow>()
  const named = new Map<TextRow, TextRow>()
  for (const [at, row] of rows.entries()) {
    const [name] = row
    if (!name || row.length > 1 || findSectionByName(name.text, false) === null) continue
    const beside = [rows[at - 1], rows[at + 1]].find((other) => {
      const [first] = other ?? []
      return (
        first !== undefined &&
        Math.abs(first.y - name.y) < name.size * 0.6 &&
        first.x > name.end + name.size
      )
    })
    if (!beside || named.has(beside)) continue
    taken.add(row)
    named.set(beside, [name, ...beside])
  }
  return rows.filter((row) => !taken.has(row)).map((row) => named.get(row) ?? row)
}
