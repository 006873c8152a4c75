import { type PageLink, type TextPiece, cleanText } from './read-text.ts'

/** Letters that are adjacent in a row. */
export interface TextRun {
  readonly text: string
  readonly x: number
  readonly end: number
  readonly y: number
  readonly size: number
  readonly links: readonly string[]
  /** Parts separated by more than a word space: cells, if the row is a table line. */
  readonly bits: readonly TextRun[]
}

/** Runs on the same base line, left to right. */
export type TextRow = readonly TextRun[]

/** A page with more pieces is not a résumé, and would be slow to sort. */
const maxPieces = 20_000
const maxRuns = 1500

/**
 * Groups letters at the same height into rows, and adjacent letters into runs. A run ends where the
 * gap is wider than a word space.
 */
export function groupTextRows(
  pieces: readonly TextPiece[],
  links: readonly PageLink[] = [],
): TextRow[] {
  const wordPieces = pieces
    .slice(0, maxPieces)
    .filter((piece) => piece.text.trim() !== '')
    .flatMap(splitAtSpaces)
  const rows: TextPiece[][] = []
  for (const piece of wordPieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.y - first.y < Math.min(first.size, piece.size) * 0.45) row.push(piece)
    else rows.push([piece])
  }
  let remaining = maxRuns
  return rows.flatMap((row) => {
    const runs = groupRuns(row.toSorted((a, b) => a.x - b.x)).slice(0, remaining)
    remaining -= runs.length
    return runs.length > 0 ? [runs.map((run) => attachLinks(run, links))] : []
  })
}

/** Some programs create gaps with spaces: text after more than four of them is separate. */
function splitAtSpaces(piece: TextPiece): TextPiece[] {
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

function groupRuns(row: readonly TextPiece[]): TextRun[] {
  return splitAtGaps(row, runGap).flatMap((pieces) => {
    const run = createRun(pieces)
    const bits = splitAtGaps(pieces, isSpelled(pieces) ? runGap : cellGap).flatMap(
      (bit) => createRun(bit) ?? [],
    )
    return run ? [{ ...run, bits: bits.length > 1 ? bits : [] }] : []
  })
}

function splitAtGaps(row: readonly TextPiece[], gap: number): TextPiece[][] {
  const runs: TextPiece[][] = []
  for (const piece of row) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && piece.x - (last.x + last.width) <= Math.max(last.size, piece.size) * gap)
      run.push(piece)
    else runs.push([piece])
  }
  return runs
}

function createRun(pieces: readonly TextPiece[]): TextRun | null {
  const [first, last] = [pieces[0], pieces.at(-1)]
  const text = first ? joinPieces(pieces) : ''
  return first && last && text !== ''
    ? {
        text,
        x: first.x,
        end: last.x + last.width,
        y: first.y,
        size: Math.max(...pieces.map((piece) => piece.size)),
        links: [],
        bits: [],
      }
    : null
}

/** Some programs write letter by letter. */
const isSpelled = (run: readonly TextPiece[]) =>
  run.length > 3 && run.filter((piece) => piece.text.trim().length === 1).length > run.length * 0.8

/** Joins pieces to words: some programs write letter by letter and omit the spaces. */
function joinPieces(run: readonly TextPiece[]): string {
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
  return joinSpacedLetters(text)
}

/**
 * Joins spaced letters: "E D U C A T I O N" is one word; words in such a line are two spaces apart.
 */
export function joinSpacedLetters(text: string): string {
  const trimmed = text.trim()
  return /^\p{L}(?: {1,4}\p{L}){3,60}$/u.test(trimmed)
    ? cleanText(
        trimmed
          .split(/ {2,}/)
          .map((word) => word.replaceAll(' ', ''))
          .join(' '),
      )
    : cleanText(trimmed)
}

const attachLinks = (run: TextRun, links: readonly PageLink[]): TextRun => ({
  ...run,
  links: findLinksAt(run, links),
  bits: run.bits.map((bit) => ({ ...bit, links: findLinksAt(bit, links) })),
})

const findLinksAt = (run: TextRun, links: readonly PageLink[]) =>
  links
    .filter(
      (link) =>
        Math.abs(link.y - run.y) < run.size && link.x >= run.x - run.size && link.x <= run.end,
    )
    .map((link) => link.url)
