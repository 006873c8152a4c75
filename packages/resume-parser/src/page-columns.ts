import { findDateSpan } from './date-spans.ts'
import type { TextRow, TextRun } from './page-rows.ts'
import { findSectionByName } from './section-names.ts'

/** A range of rows that a vertical column edge passes through, and its position. */
interface Gutter {
  readonly from: number
  readonly to: number
  readonly x: number
  readonly worth: number
}

const maxDepth = 6
/** Orders the rows of a part of a page. */
type Order = (rows: readonly TextRow[], depth: number) => TextRow[]

/**
 * Returns rows in human reading order: column by column. Text that belongs
 * to a line, such as dates or a place at the right edge or a label, stays with that line.
 * @param order recursive function for ordering the parts
 */
export function sortInReadingOrder(
  rows: readonly TextRow[],
  depth = 0,
  order: Order = sortInReadingOrder,
): TextRow[] {
  if (depth >= maxDepth || rows.length < 4) return [...rows]
  for (const gutter of findGutters(rows)) {
    const inside = rows.slice(gutter.from, gutter.to)
    const [left, right] = [
      selectSide(inside, (run) => run.x < gutter.x),
      selectSide(inside, (run) => run.x >= gutter.x),
    ]
    if (isSameColumn(left, right)) continue
    return [
      ...order(rows.slice(0, gutter.from), depth + 1),
      ...order(left, depth + 1),
      ...order(right, depth + 1),
      ...order(rows.slice(gutter.to), depth + 1),
    ]
  }
  return [...rows]
}

const selectSide = (rows: readonly TextRow[], isIn: (run: TextRun) => boolean): TextRow[] =>
  rows.map((row) => row.filter(isIn)).filter((row) => row.length > 0)

/** Finds vertical edges that many consecutive rows respect, the best first. */
function findGutters(rows: readonly TextRow[]): Gutter[] {
  const edges = [...new Set(rows.flatMap((row) => row.map((run) => Math.round(run.x))))].slice(
    0,
    200,
  )
  return edges
    .flatMap((x) => findGutterAt(rows, x - 1))
    .toSorted((a, b) => b.worth - a.worth || b.x - a.x)
    .slice(0, 12)
}

/**
 * Finds the longest range of rows that nothing crosses at this position, with enough text on both
 * sides.
 */
function findGutterAt(rows: readonly TextRow[], x: number): Gutter[] {
  let best: Gutter | null = null
  for (let from = 0, to = 0; from < rows.length; from = to + 1) {
    to = from
    while (to < rows.length && !isCrossing(rows[to] ?? [], x)) to += 1
    const trimmed = trimGutter(rows, from, to, x)
    if (trimmed && trimmed.worth > (best?.worth ?? 0)) best = trimmed
  }
  return best ? [best] : []
}

const isCrossing = (row: TextRow, x: number) =>
  row.some((run) => run.x < x && run.end > x - run.size * 0.6)

/** Rows at the top and bottom with only one side do not belong to the columns. */
function trimGutter(rows: readonly TextRow[], from: number, to: number, x: number): Gutter | null {
  const [left, right] = [0, 1].map((which) => {
    const at = rows
      .slice(from, to)
      .flatMap((row, index) =>
        row.some((run) => run.x >= x === (which === 1)) ? [index + from] : [],
      )
    return { first: at[0] ?? to, last: at.at(-1) ?? from, count: at.length }
  })
  if (!left || !right || Math.min(left.count, right.count) < 3) return null
  const first = Math.max(left.first, right.first)
  // Text above both columns on one side belongs to the page; text below the shorter column belongs
  // to its own column.
  const start =
    first - Math.min(left.first, right.first) > 3 && Math.min(left.first, right.first) === from
      ? findLeadStart(rows, from, first)
      : Math.min(left.first, right.first)
  return {
    from: start,
    to: Math.max(left.last, right.last) + 1,
    x,
    worth: Math.min(left.count, right.count) + (left.count + right.count) / 10,
  }
}

/** A column that begins before the other one keeps its rows from its own heading on. */
function findLeadStart(rows: readonly TextRow[], from: number, first: number): number {
  const heading = rows
    .slice(from, first)
    .findIndex((row) => row.some((run) => findSectionByName(run.text, false) !== null))
  return heading < 0 ? first : from + heading
}

/**
 * Whether the shorter side only annotates the other's lines: dates, places at the edge, or labels.
 */
function isSameColumn(left: readonly TextRow[], right: readonly TextRow[]): boolean {
  // Dates at the left edge below section names.
  const labels = left.map((row) => row.map((run) => run.text).join(' '))
  const isEdge = (text: string) => isDateOnly(text) || findSectionByName(text, false) !== null
  if (labels.filter(isDateOnly).length > 1 && labels.every(isEdge)) return true
  const [less, more] = left.length <= right.length ? [left, right] : [right, left]
  const runs = less.map((row) => row.map((run) => run.text).join(' '))
  const dateCount = runs.filter((text) => isDateOnly(text)).length
  const headings = runs.filter((text) => findSectionByName(text, false) !== null).length
  const labelCount = runs.filter((text) => text.endsWith(':')).length
  if ((dateCount + headings + labelCount) / runs.length >= 0.6) return true
  const isShort = runs.every((text) => text.split(' ').length <= 4)
  const besideOf = (row: TextRow) =>
    more
      .filter(
        (other) => Math.abs((other[0]?.y ?? 0) - (row[0]?.y ?? 0)) < (row[0]?.size ?? 10) * 0.5,
      )
      .slice(0, 1)
  const besides = less.flatMap(besideOf)
  // Dates next to a line belong to it, even if there is other text above them at that edge.
  const dates = less.filter((row) => isDateOnly(row.map((run) => run.text).join(' ')))
  if (
    headings === 0 &&
    runs.every((text) => isDateOnly(text) || text.split(' ').length <= 4) &&
    dates.length > 1 &&
    dates.every((row) => besideOf(row).length > 0)
  )
    return true
  if (headings > 0 || besides.length / less.length < 0.95) return false
  // The text next to each of these is its date.
  if (
    besides.filter((row) => isDateOnly(row.map((run) => run.text).join(' '))).length /
      less.length >=
    0.6
  )
    return true
  return dateCount / runs.length >= 0.3 || isShort
}

function isDateOnly(text: string): boolean {
  const date = findDateSpan(text)
  return date !== null && date.rest.length <= 14
}
