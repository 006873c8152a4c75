import type { Row, Run } from './page-rows.ts'
import { sectionNamed } from './section-names.ts'
import { tableColumns } from './table-columns.ts'

/** Text of one cell, or of the part of it on one line. */
export interface CellPart {
  readonly run: Run
  readonly column: number
}

/** One line of a table: text at the same height, by column. */
export type TableLine = readonly CellPart[]

/** The headings of a table and the lines below them. */
export interface TableCells {
  readonly headings: readonly Run[]
  /** Number of text rows the headings occupy. */
  readonly height: number
  readonly lines: readonly TableLine[]
}

/** Horizontal extent of a column's text. A column without a heading yet has no number. */
interface Span {
  readonly x: number
  readonly end: number
  readonly headings: readonly number[]
}

/** Headings that span two columns and those next to them are at different heights. */
const mostHeadingLines = 6
/** Text this far outside all headings is next to the table. */
const farthest = 60

/** Returns the table whose headings begin in this row, or null if there is none. */
export function tableCells(rows: readonly Row[], from: number): TableCells | null {
  const header = headingsAt(rows, from)
  if (!header) return null
  // A heading over two columns is wider than its own, so only the lowest heading of each column
  // shows where columns are.
  const [all, lowest] = [header.runs, header.lowest].map((runs) =>
    linesUnder(rows, from, header, runs),
  )
  const found = (lowest?.length ?? 0) > (all?.length ?? 0) ? lowest : all
  return found && found.length > 0
    ? { headings: header.runs, height: header.height, lines: found }
    : null
}

interface Header {
  readonly runs: readonly Run[]
  /** The last line of each heading. */
  readonly lowest: readonly Run[]
  readonly height: number
}

function linesUnder(
  rows: readonly Row[],
  from: number,
  header: Header,
  headings: readonly Run[],
): readonly TableLine[] {
  let spans = headings.map((run, at): Span => ({ x: run.x, end: run.end, headings: [at] }))
  const body: Run[][] = []
  for (let at = from + header.height; at < rows.length; at += 1) {
    const runs = cellRuns(rows[at] ?? [])
    const next = isRowOf(rows, at, runs, header.runs) ? joinedSpans(spans, runs) : null
    if (next === null) break
    spans = next
    body.push(runs)
  }
  const columns = columnsOf(spans, body)
  return body.map((runs) => runs.map((run) => ({ run, column: columns(run) })))
}

/**
 * Returns the separated parts of a row if it is a table row: cells can be closer together than two
 * text columns.
 */
const cellRuns = (row: Row): Run[] => row.flatMap((run) => (run.bits.length > 1 ? run.bits : [run]))

const isSectionName = (runs: readonly Run[]) =>
  runs.length === 1 && sectionNamed(runs[0]?.text ?? '', true) !== null
const sizeOf = (row: Row | undefined) => row?.[0]?.size ?? 0
/** Returns the distance of a row to the one before it. */
const gapBefore = (rows: readonly Row[], at: number) =>
  (rows[at]?.[0]?.y ?? Infinity) - (rows[at - 1]?.[0]?.y ?? 0)

/** Finds the headings that begin here, including headings broken over several lines. */
function headingsAt(rows: readonly Row[], from: number) {
  let best: Header | null = null
  for (let height = 1, widest = 0; height <= mostHeadingLines; height += 1) {
    if (height > 1) widest = Math.max(widest, gapBefore(rows, from + height - 1))
    const own = rows.slice(from, from + height).map(cellRuns)
    if (own.length < height || widest > sizeOf(rows[from]) * 1.6) break
    if (own.some(isSectionName)) break
    if (height > 1 && own.flat().some((run) => /\d/.test(run.text))) break
    const runs = stacked(own)
    const after = gapBefore(rows, from + height)
    const isWhole = height === 1 || widest + 1.5 < after || best === null
    if (isWhole && tableColumns(runs.map((run) => run.text)) !== null)
      best = { runs, lowest: runs.map((run) => lowestOf(run, own.flat())), height }
  }
  return best
}

const lowestOf = (cell: Run, parts: readonly Run[]): Run =>
  parts.findLast((part) => part.x >= cell.x && part.end <= cell.end) ?? cell

/**
 * Merges stacked words, left to right. A heading over two others is less specific than they are.
 */
function stacked(lines: readonly (readonly Run[])[]): Run[] {
  const isOver = (run: Run, other: Run) => other.x < run.end && other.end > run.x
  const runs = lines.flatMap((line) =>
    line.filter((run) =>
      lines.every((other) => other === line || other.filter((one) => isOver(run, one)).length < 2),
    ),
  )
  let cells: Run[] = []
  for (const run of runs) {
    const over = cells.filter((cell) => isOver(run, cell))
    cells = [...cells.filter((cell) => !over.includes(cell)), joinedRun([...over, run])]
  }
  return cells.toSorted((a, b) => a.x - b.x)
}

/** Joins the words of a cell in reading order. */
export function joinedRun(runs: readonly Run[]): Run {
  const [first, ...others] = runs
  if (!first) throw new Error('A cell has words')
  return others.reduce(
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
function isRowOf(
  rows: readonly Row[],
  at: number,
  runs: readonly Run[],
  headings: readonly Run[],
): boolean {
  const [first] = runs
  if (!first || /^[•▪–—]/.test(first.text)) return false
  // "Secondary Education" can be the end of a board's name.
  const isApart = first.x < (headings[1]?.x ?? 0) || gapBefore(rows, at) > first.size * 1.5
  if (isApart && isSectionName(runs)) return false
  if (runs.length === 1 && !isCloseTo(rows, at)) return false
  return gapBefore(rows, at) < first.size * 6 && runs.every((run) => !isBeside(run, headings))
}

/**
 * Whether a line with a single cell belongs to the row just above it, or to the row whose other
 * cells are below.
 */
function isCloseTo(rows: readonly Row[], at: number): boolean {
  const size = sizeOf(rows[at])
  if (gapBefore(rows, at) < size * 1.5) return true
  for (let next = at + 1; next <= at + 3 && gapBefore(rows, next) < size * 1.5; next += 1)
    if (cellRuns(rows[next] ?? []).length > 1) return true
  return false
}

function isBeside(run: Run, headings: readonly Run[]): boolean {
  const [first, last] = [headings[0], headings.at(-1)]
  if (!first || !last) return true
  const off = (head: Run) =>
    Math.min(
      Math.abs(run.x - head.x),
      Math.abs(run.end - head.end),
      Math.abs((run.x + run.end - head.x - head.end) / 2),
    )
  return (
    (run.end <= first.x && off(first) > farthest) || (run.x >= last.end && off(last) > farthest)
  )
}

/** Adds the words of another line to the columns; null if they cross two headings. */
function joinedSpans(spans: readonly Span[], runs: readonly Run[]): Span[] | null {
  let all = [...spans]
  for (const run of runs) {
    const over = all.filter((span) => span.x < run.end - 0.5 && span.end > run.x + 0.5)
    const headings = over.flatMap((span) => span.headings)
    if (headings.length > 1) return null
    all = [
      ...all.filter((span) => !over.includes(span)),
      {
        x: Math.min(run.x, ...over.map((span) => span.x)),
        end: Math.max(run.end, ...over.map((span) => span.end)),
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
function columnsOf(spans: readonly Span[], body: readonly (readonly Run[])[]) {
  const headed = spans.filter((span) => span.headings.length > 0)
  const own = new Map(
    spans.map((span): readonly [Span, number] => [
      span,
      span.headings[0] ?? nearest(span, headed, body).headings[0] ?? 0,
    ]),
  )
  return (run: Run): number => {
    const span = spans.find((one) => one.x <= run.x + 0.5 && one.end >= run.end - 0.5)
    return span ? (own.get(span) ?? 0) : 0
  }
}

function nearest(
  span: Span,
  headed: readonly Span[],
  body: readonly (readonly Run[])[],
): Pick<Span, 'headings'> {
  const left = headed.findLast((one) => one.end <= span.x)
  const right = headed.find((one) => one.x >= span.end)
  if (!left || !right) return left ?? right ?? { headings: [] }
  const isIn = (run: Run, one: Span) => run.x < one.end && run.end > one.x
  const meets = (one: Span) =>
    body.some((runs) => runs.some((run) => isIn(run, span)) && runs.some((run) => isIn(run, one)))
  if (meets(left) !== meets(right)) return meets(left) ? right : left
  return span.x - left.end < right.x - span.end ? left : right
}
