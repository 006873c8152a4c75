/** A run of letters on a page: its left edge and its base line, from the page's top left corner. */
export interface Piece {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  /** Of its letters. */
  readonly size: number
}

/** A link that lies over a page, and where. */
export interface PageLink {
  readonly url: string
  readonly x: number
  readonly y: number
}

/** A page as a PDF has it: nothing says what is a line, a word or a column. */
export interface PositionedPage {
  readonly page: number
  readonly pieces: readonly Piece[]
  readonly links: readonly PageLink[]
}

/** A paragraph of a written document, cut at its tabs. */
export interface Paragraph {
  readonly parts: readonly string[]
  readonly links: readonly string[]
  readonly size: number
  readonly isListed: boolean
  /** A new page begins before it. */
  readonly isNewPage: boolean
  /** Of a table's row: in which of its columns each part stands. */
  readonly columns?: readonly number[]
}

/** A paragraph, or a table of rows of cells. */
export type Block = Paragraph | { readonly rows: readonly (readonly (readonly Block[])[])[] }

/** What is in a résumé's file: pages with positions (PDF), or paragraphs and tables in their order (DOCX). */
export type ResumeText =
  | { readonly positioned: readonly PositionedPage[] }
  | { readonly blocks: readonly Block[] }

/** A line as a person reads it. Page and line count from 1. */
export interface ReadLine {
  readonly page: number
  readonly line: number
  readonly text: string
  /** What stands apart in it, left to right: a role and, at the right edge, its dates. */
  readonly parts: readonly string[]
  readonly size: number
  /** Its left edge in its column; a list's items are further in than what is above them. */
  readonly indent: number
  readonly links: readonly string[]
  /** Of a table's row: in which of its columns each part stands. */
  readonly columns?: readonly number[]
}

/** Where something was read, to be compared by a person. */
export interface Source {
  readonly page: number
  readonly line: number
  readonly text: string
}

/** Something found, with where. */
export interface Found<T> {
  readonly value: T
  readonly source: Source
}

export const sourceOf = ({ page, line, text }: Source): Source => ({ page, line, text })

/** Lower case without accents, letter for letter: what is at a place in it is at the same place in the text. */
export function folded(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      return plain.length === letter.length ? plain : letter
    })
    .join('')
    .replace(/[’‘`´]/g, "'")
}

/** Text in single spaces. What no résumé holds (control letters, no-break and soft marks) is none of it. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u200B-\u200F\u00AD\u2060\uFEFF]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}
