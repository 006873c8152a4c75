/** Adjacent letters on a page: left edge and base line, measured from the top left corner. */
export interface TextPiece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Letter size. */
  readonly size: number
}

/** A link on a page with its position. */
export interface PageLink {
  readonly url: string
  readonly x: number
  readonly y: number
}

/** A page as stored in a PDF, without information about lines, words or columns. */
export interface PositionedPage {
  readonly page: number
  readonly pieces: readonly TextPiece[]
  readonly links: readonly PageLink[]
}

/** A paragraph of a text document, split at its tabs. */
export interface Paragraph {
  readonly parts: readonly string[]
  readonly links: readonly string[]
  readonly size: number
  readonly isListed: boolean
  /** Whether a new page begins before it. */
  readonly isNewPage: boolean
  /** For a table row: the column of each part. */
  readonly columns?: readonly number[]
}

/** A paragraph, or a table of rows of cells. */
export type DocumentBlock =
  | Paragraph
  | { readonly rows: readonly (readonly (readonly DocumentBlock[])[])[] }

/**
 * Content of a résumé file: pages with positions (PDF), or paragraphs and tables in order (DOCX).
 */
export type ResumeContent =
  | { readonly positioned: readonly PositionedPage[] }
  | { readonly blocks: readonly DocumentBlock[] }

/** A line in reading order. Page and line count from 1. */
export interface ResumeLine {
  readonly page: number
  readonly line: number
  readonly text: string
  /** Separated parts, left to right: for example a role and its dates at the right edge. */
  readonly parts: readonly string[]
  readonly size: number
  /** Left edge within its column; list items are indented more than the text above them. */
  readonly indent: number
  readonly links: readonly string[]
  /** For a table row: the column of each part. */
  readonly columns?: readonly number[]
}

/** Where a fact was read, so that a person can compare it. */
export interface Source {
  readonly page: number
  readonly line: number
  readonly text: string
}

/** A value with its source. */
export interface SourcedValue<T> {
  readonly value: T
  readonly source: Source
}

export const toSource = ({ page, line, text }: Source): Source => ({ page, line, text })

/**
 * Lower-cases text and removes accents, keeping the length: positions in the result are the same as
 * in the text.
 */
export function foldText(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const plainLetter = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plainLetter.length === letter.length ? plainLetter : letter
    })
    .join('')
    .replace(/[’‘`´]/g, "'")
}

/**
 * Collapses white space and removes characters that no résumé needs (control characters,
 * non-breaking and soft marks).
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u00AD\u2060\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
