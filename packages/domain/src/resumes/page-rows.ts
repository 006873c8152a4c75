import { type PageLink, type Piece, tidy } from './read-text.ts'

/** Letters that are adjacent in a row. */
export interface Run {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
  readonly links: readonly string[]
  /** Parts separated by more than a word space: cells, if the row is a table line. */
  readonly bits: readonly Run[]
}

/** Runs on the same base line, left to right. */
export type Row = readonly Run[]

/** A page with more pieces is not a résumé, and would be slow to sort. */
const mostPieces = 20_000
const mostRuns = 1500

/**
 * Groups letters at the same height into rows, and adjacent letters into runs. A run ends where the
 * gap is wider than a word space.
 */
export function rowsOf(pieces: readonly Piece[], links: readonly PageLink[] = []): Row[] {
  const said = pieces
    .slice(0, mostPieces)
    .filter((piece) => piece.text.trim() !== '')
    .flatMap(spreadOut)
  const rows: Piece[][] = []
  for (const piece of said.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.y - first.y < Math.min(first.size, piece.size) * 0.45) row.push(piece)
    else rows.push([piece])
  }
  let left = mostRuns
  return rows.flatMap((row) => {
    const runs = runsOf(row.toSorted((a, b) => a.x - b.x)).slice(0, left)
    left -= runs.length
    return runs.length > 0 ? [runs.map((run) => linked(run, links))] : []
  })
}

/** Some programs create gaps with spaces: text after more than four of them is separate. */
function spreadOut(piece: Piece): Piece[] {
  if (!/ {4}/.test(piece.text.trim())) return [piece]
  const letter = piece.width / Math.max(piece.text.length, 1)
  return [...piece.text.matchAll(/\S{1,200}(?: {1,3}\S{1,200}){0,200}/g)].map((part) => ({
    ...piece,
    text: part[0],
    x: piece.x + part.index * letter,
    width: part[0].length * letter,
  }))
}

/**
 * A gap wider than this share of the letter height is wider than a word space, and wide enough to
 * separate cells.
 */
const cellGap = 0.42
const runGap = 1.25

function runsOf(row: readonly Piece[]): Run[] {
  return cutAt(row, runGap).flatMap((pieces) => {
    const run = runOf(pieces)
    const bits = cutAt(pieces, isSpelled(pieces) ? runGap : cellGap).flatMap(
      (bit) => runOf(bit) ?? [],
    )
    return run ? [{ ...run, bits: bits.length > 1 ? bits : [] }] : []
  })
}

function cutAt(row: readonly Piece[], gap: number): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of row) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && piece.x - (last.x + last.width) <= Math.max(last.size, piece.size) * gap)
      run.push(piece)
    else runs.push([piece])
  }
  return runs
}

function runOf(pieces: readonly Piece[]): Run | null {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const text = first ? joined(pieces) : ''
  return first && last && text !== ''
    ? {
        text,
        x: first.x,
        end: last.x + last.width,
        y: first.y,
        size: Math.max(...pieces.map((one) => one.size)),
        links: [],
        bits: [],
      }
    : null
}

/** Some programs write letter by letter. */
const isSpelled = (run: readonly Piece[]) =>
  run.length > 3 && run.filter((piece) => piece.text.trim().length === 1).length > run.length * 0.8

/** Joins pieces to words: some programs write letter by letter and omit the spaces. */
function joined(run: readonly Piece[]): string {
  const gaps = run.map((piece, at) => {
    const before = run[at - 1]
    return before ? piece.x - (before.x + before.width) : 0
  })
  const usual = isSpelled(run)
    ? (gaps.slice(1).toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0)
    : 0
  const text = run
    .map((piece, at) =>
      (gaps[at] ?? 0) > usual + piece.size * 0.16 ? ` ${piece.text}` : piece.text,
    )
    .join('')
  return unspaced(text)
}

/**
 * Joins spaced letters: "E D U C A T I O N" is one word; words in such a line are two spaces apart.
 */
export function unspaced(text: string): string {
  const whole = text.trim()
  return /^\p{L}(?: {1,4}\p{L}){3,60}$/u.test(whole)
    ? tidy(
        whole
          .split(/ {2,}/)
          .map((word) => word.replaceAll(' ', ''))
          .join(' '),
      )
    : tidy(whole)
}

const linked = (run: Run, links: readonly PageLink[]): Run => ({
  ...run,
  links: linksAt(run, links),
  bits: run.bits.map((bit) => ({ ...bit, links: linksAt(bit, links) })),
})

const linksAt = (run: Run, links: readonly PageLink[]) =>
  links
    .filter(
      (link) =>
        Math.abs(link.y - run.y) < run.size && link.x >= run.x - run.size && link.x <= run.end,
    )
    .map((link) => link.url)
