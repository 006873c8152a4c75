import type { TextRow, TextRun } from './page-rows.ts'
import { findSectionByName } from './section-names.ts'
import { findTableColumns } from './table-columns.ts'

/** Text of one cell, or of the part of it on one line. */
export interface CellPart {
  readonly run: TextRun
  readonly column: number
}

/** One line of a table: text at the same height, by column. */
export type TableLine = readonly CellPart[]

/** The headings of a table and the lines below them. */
export interface TableCells {
  readonly headings: readonly TextRun[]
  /** Number of text rows the headings occupy. */
  readonly height: number
  readonly lines: readonly TableLine[]
}

/** Horizontal extent of a column's text. A column without a heading yet has no number. */
interface ColumnSpan {
  readonly x: number
  readonly end: number
  readonly headings: readonly number[]
}

/** Headings that span two columns and those next to them are at different heights. */
const maxHeadingLines = 6
/** Text this far outside all headings is next to the table. */
const maxDistance = 60

/** Returns the table whose headings begin in this row, or null if there is none. */
export function readTableCells(rows: readonly TextRow[], from: number): TableCells | null {
  const header = findHeadings(rows, from)
  if (!header) return null
  // A heading over two columns is wider than its own, so only the lowest heading of each column
  // shows where columns are.
  const [all, lowest] = [header.runs, header.lowest].map((runs) =>
    readLinesUnder(rows, from, header, runs),
  )
  const lines = (lowest?.length ?? 0) > (all?.length ?? 0) ? lowest : all
  return lines && lines.length > 0 ? { headings: header.runs, height: header.height, lines } : null
}

interface Header {
  readonly runs: readonly TextRun[]
  /** The last line of each heading. */
  readonly lowest: readonly TextRun[]
  readonly height: number
}

function readLinesUnder(
  rows: readonly TextRow[],
  from: number,
  header: Header,
  headings: readonly TextRun[],
): readonly TableLine[] {
  let spans = headings.map((run, at): ColumnSpan => ({ x: run.x, end: run.end, headings: [at] }))
  const body: TextRun[][] = []
  for (let at = from + header.height; at < rows.length; at += 1) {
    const runs = splitCellRuns(rows[at] ?? [])
    const next = isTableRow(rows, at, runs, header.runs) ? extendSpans(spans, runs) : null
    if (next === null) break
    spans = next
    body.push(runs)
  }
  const columns = createColumnLookup(spans, body)
  return body.map((runs) => runs.map((run) => ({ run, column: columns(run) })))
}

/**
 * Returns the separated parts of a row if it is a table row: cells can be closer together than two
 * text columns.
 */
const splitCellRuns = (row: TextRow): TextRun[] =>
  row.flatMap((run) => (run.bits.length > 1 ? run.bits : [run]))

const isSectionName = (runs: readonly TextRun[]) =>
  runs.length === 1 && findSectionByName(runs[0]?.text ?? '', true) !== null
const getRowSize = (row: TextRow | undefined) => row?.[0]?.size ?? 0
/** Returns the distance of a row to the one before it. */
const getGapBefore = (rows: readonly TextRow[], at: number) =>
  (rows[at]?.[0]?.y ?? Infinity) - (rows[at - 1]?.[0]?.y ?? 0)

/** Finds the headings that begin here, including headings broken over several lines. */
function findHeadings(rows: readonly TextRow[], from: number) {
  let best: Header | null = null
  for (let height = 1, widest = 0; height <= maxHeadingLines; height += 1) {
    if (height > 1) widest = Math.max(widest, getGapBefore(rows, from + height - 1))
    const headingRows = rows.slice(from, from + height).map(splitCellRuns)
    if (headingRows.length < height || widest > getRowSize(rows[from]) * 1.6) break
    if (headingRows.some(isSectionName)) break
    if (height > 1 && headingRows.flat().some((run) => /\d/.test(run.text))) break
    const runs = mergeStacked(headingRows)
    const after = getGapBefore(rows, from + height)
    const isWhole = height === 1 || widest + 1.5 < after || best === null
    if (isWhole && findTableColumns(runs.map((run) => run.text)) !== null)
      best = { runs, lowest: runs.map((run) => findLowest(run, headingRows.flat())), height }
  }
  return best
}

const findLowest = (cell: TextRun, parts: readonly TextRun[]): TextRun =>
  parts.findLast((part) => part.x >= cell.x && part.end <= cell.end) ?? cell

/**
 * Merges stacked words, left to right. A heading over two others is less specific than they are.
 */
function mergeStacked(lines: readonly (readonly TextRun[])[]): TextRun[] {
  const isOver = (run: TextRun, other: TextRun) => other.x < run.end && other.end > run.x
  const runs = lines.flatMap((line) =>
    line.filter((run) =>
      lines.every(
        (other) => other === line || other.filter((otherRun) => isOver(run, otherRun)).length < 2,
      ),
    ),
  )
  let cells: TextRun[] = []
  for (const run of runs) {
    const coveredCells = cells.filter((cell) => isOver(run, cell))
    cells = [
      ...cells.filter((cell) => !coveredCells.includes(cell)),
      joinRuns([...coveredCells, run]),
    ]
  }
  return cells.toSorted((a, b) => a.x - b.x)
}

/** Joins the words of a cell in reading order. */
export function joinRuns(runs: readonly TextRun[]): TextRun {
  const [first, ...otherRuns] = runs
  if (!first) throw new Error('A cell has words')
  return otherRuns.reduce(
    (all, run) => ({
      ...all,
      text: /\p{L}[-/]$/u.test(all.text) ? `${all.text}${run.text}` : `${all.text} ${run.text}`,
      x: Math.min(all.x, run.x),
      end: Math.max(all.end, run.end),
      links: [...all.links, ...run.links],
      bits: [],
    }),
    first,
  )
}

/**
 * Whether a row can belong to the table: not a list, not a section heading, nothing far below or
 * beside it.
 */
function isTableRow(
  rows: readonly TextRow[],
  at: number,
  runs: readonly TextRun[],
  headings: readonly TextRun[],
): boolean {
  const [first] = runs
  if (!first || /^[•▪–—]/.test(first.text)) return false
  // "Secondary Education" can be the end of a board's name.
  const isApart = first.x < (headings[1]?.x ?? 0) || getGapBefore(rows, at) > first.size * 1.5
  if (isApart && isSectionName(runs)) return false
  if (runs.length === 1 && !isCloseTo(rows, at)) return false
  return getGapBefore(rows, at) < first.size * 6 && runs.every((run) => !isBeside(run, headings))
}

/**
 * Whether a line with a single cell belongs to the row just above it, or to the row whose other
 * cells are below.
 */
function isCloseTo(rows: readonly TextRow[], at: number): boolean {
  const size = getRowSize(rows[at])
  if (getGapBefore(rows, at) < size * 1.5) return true
  for (let next = at + 1; next <= at + 3 && getGapBefore(rows, next) < size * 1.5; next += 1)
    if (splitCellRuns(rows[next] ?? []).length > 1) return true
  return false
}

function isBeside(run: TextRun, headings: readonly TextRun[]): boolean {
  const [first, last] = [headings[0], headings.at(-1)]
  if (!first || !last) return true
  const getOffset = (head: TextRun) =>
    Math.min(
      Math.abs(run.x - head.x),
      Math.abs(run.end - head.end),
      Math.abs((run.x + run.end - head.x - head.end) / 2),
    )
  return (
    (run.end <= first.x && getOffset(first) > maxDistance) ||
    (run.x >= last.end && getOffset(last) > maxDistance)
  )
}

/** Adds the words of another line to the columns; null if they cross two headings. */
function extendSpans(spans: readonly ColumnSpan[], runs: readonly TextRun[]): ColumnSpan[] | null {
  let all = [...spans]
  for (const run of runs) {
    const overlapping = all.filter((span) => span.x < run.end - 0.5 && span.end > run.x + 0.5)
    const headings = overlapping.flatMap((span) => span.headings)
    if (headings.length > 1) return null
    all = [
      ...all.filter((span) => !overlapping.includes(span)),
      {
        x: Math.min(run.x, ...overlapping.map((span) => span.x)),
        end: Math.max(run.end, ...overlapping.map((span) => span.end)),
        headings,
      },
    ]
  }
  return all.toSorted((a, b) => a.x - b.x)
}

/**
 * Returns the heading of each run: that of its column, or the nearest heading that is free in those
 * lines.
 */
function createColumnLookup(spans: readonly ColumnSpan[], body: readonly (readonly TextRun[])[]) {
  const headed = spans.filter((span) => span.headings.length > 0)
  const spanColumns = new Map(
    spans.map((span): readonly [ColumnSpan, number] => [
      span,
      span.headings[0] ?? findNearestHeading(span, headed, body).headings[0] ?? 0,
    ]),
  )
  return (run: TextRun): number => {
    const span = spans.find(
      (candidate) => candidate.x <= run.x + 0.5 && candidate.end >= run.end - 0.5,
    )
    return span ? (spanColumns.get(span) ?? 0) : 0
  }
}

function findNearestHeading(
  span: ColumnSpan,
  headed: readonly ColumnSpan[],
  body: readonly (readonly TextRun[])[],
): Pick<ColumnSpan, 'headings'> {
  const left = headed.findLast((head) => head.end <= span.x)
  const right = headed.find((head) => head.x >= span.end)
  if (!left || !right) return left ?? right ?? { headings: [] }
  const isIn = (run: TextRun, head: ColumnSpan) => run.x < head.end && run.end > head.x
  const isNear = (head: ColumnSpan) =>
    body.some((runs) => runs.some((run) => isIn(run, span)) && runs.some((run) => isIn(run, head)))
  if (isNear(left) !== isNear(right)) return isNear(left) ? right : left
  return span.x - left.end < right.x - span.end ? left : right
}
