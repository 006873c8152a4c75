// Runs only in the resource-limited child process.

/**
 * A name in a PDF object ("/Launch"), or another word. Strings, numbers and punctuation are
 * omitted.
 */
export type PdfToken = { readonly name: string } | { readonly keyword: string }

export interface PdfObject {
  readonly tokens: readonly PdfToken[]
  /** Offset of its stream's first byte; null without a stream. */
  readonly stream: number | null
}

const delimiters = '\0\t\n\f\r ()<>[]{}/%'
/** Limit per object: real dictionaries have a few hundred. */
const maxTokens = 2_000_000

/** Returns the names and words of an object, ignoring strings and comments. */
export function tokenizePdfObject(text: string, from: number, to: number): PdfObject {
  const tokens: PdfToken[] = []
  let stream: number | null = null
  let at = from
  while (at < to && tokens.length < maxTokens) {
    const letter = text[at] ?? ''
    if (letter === '(') at = findStringEnd(text, at, to)
    else if (letter === '%') at = findLineEnd(text, at, to)
    else if (letter === '<') at = text[at + 1] === '<' ? at + 2 : findHexEnd(text, at, to)
    else if (letter === '/') {
      const end = findWordEnd(text, at + 1, to)
      tokens.push({ name: decodeName(text.slice(at + 1, end)) })
      at = end
    } else if (delimiters.includes(letter)) at += 1
    else {
      const end = findWordEnd(text, at, to)
      const keyword = text.slice(at, end)
      if (keyword === 'stream') {
        stream ??= skipLineEnd(text, end)
        const ended = text.indexOf('endstream', end)
        at = ended < 0 || ended > to ? to : ended + 9
      } else {
        if (/^[A-Za-z]/.test(keyword)) tokens.push({ keyword })
        at = end
      }
    }
  }
  return { tokens, stream }
}

const decodeName = (name: string) =>
  name
    .slice(0, 200)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function findWordEnd(text: string, from: number, to: number): number {
  let at = from
  while (at < to && !delimiters.includes(text[at] ?? ' ')) at += 1
  return at
}

/** Parentheses inside a string are balanced or escaped with a backslash. */
function findStringEnd(text: string, from: number, to: number): number {
  let depth = 0
  let at = from
  while (at < to) {
    const letter = text[at]
    if (letter === '\\') at += 1
    else if (letter === '(') depth += 1
    else if (letter === ')') depth -= 1
    at += 1
    if (depth === 0) return at
  }
  return to
}

function findLineEnd(text: string, from: number, to: number): number {
  let at = from
  while (at < to && text[at] !== '\n' && text[at] !== '\r') at += 1
  return at
}

function findHexEnd(text: string, from: number, to: number): number {
  const end = text.indexOf('>', from)
  return end < 0 || end > to ? to : end + 1
}

const skipLineEnd = (text: string, at: number) =>
  text.startsWith('\r\n', at) ? at + 2 : /[\r\n]/.test(text[at] ?? '') ? at + 1 : at
