/**
 * A source file with blanked comments and string contents, so that their text is not mistaken for
 * code.
 */
export interface SourceText {
  /** The text with comments and strings blanked; same length and lines as the file. */
  readonly code: string
  /** The text with only comments blanked. */
  readonly uncommented: string
  /** The strings with their start positions. */
  readonly strings: readonly { readonly at: number; readonly value: string }[]
  /** Numbers of the lines with a comment, from 1. */
  readonly commented: ReadonlySet<number>
}

export interface Import {
  readonly from: string
  readonly line: number
}

const blankText = (text: string) => text.replace(/[^\n]/g, ' ')

/** Code that can precede a regular expression; after anything else a slash is a division. */
const beforeRegex = /(^|[(,=:[!&|?{};+\-*%~^<>]|\breturn|\btypeof|\bcase)\s*$/

/** Returns the line number of a position, from 1. */
export function getLineNumber(text: string, at: number): number {
  let line = 1
  for (let i = text.indexOf('\n'); i !== -1 && i < at; i = text.indexOf('\n', i + 1)) line += 1
  return line
}

/**
 * Returns the length of the token at a position: a comment, a string, a regular expression, or one
 * character of code.
 */
function getTokenAt(
  text: string,
  at: number,
): {
  readonly kind: 'comment' | 'string' | 'template' | 'regex' | 'code'
  readonly length: number
} {
  const rest = text.slice(at, at + 2)
  const first = rest[0] ?? ''
  const until = (pattern: RegExp): number => pattern.exec(text.slice(at))?.[0].length ?? 1
  if (rest === '//') return { kind: 'comment', length: until(/^[^\n]*/) }
  if (rest === '/*') return { kind: 'comment', length: until(/^\/\*[\s\S]*?(\*\/|$)/) }
  // A quote not closed on its line is an apostrophe in JSX text.
  if (first === "'" || first === '"')
    return {
      kind: 'string',
      length: until(first === "'" ? /^'(?:\\.|[^'\\\n])*'/ : /^"(?:\\.|[^"\\\n])*"/),
    }
  if (first === '`') return { kind: 'template', length: getTemplateLength(text, at) }
  if (first === '/' && beforeRegex.test(text.slice(Math.max(0, at - 80), at)))
    return { kind: 'regex', length: until(/^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/) }
  return { kind: 'code', length: until(/^[\w$]+/) }
}

/**
 * Returns the length of a template literal with its expressions, which may contain templates again.
 */
function getTemplateLength(text: string, from: number): number {
  let at = from + 1
  while (at < text.length && text[at] !== '`') {
    if (text[at] === '\\') at += 2
    else if (text.startsWith('${', at)) at = findClosingBrace(text, at + 2)
    else at += 1
  }
  return at + 1 - from
}

function findClosingBrace(text: string, from: number): number {
  let depth = 1
  let at = from
  while (at < text.length && depth > 0) {
    if (text[at] === '{') depth += 1
    if (text[at] === '}') depth -= 1
    at += getTokenAt(text, at).length
  }
  return at
}

/** Parses a file's text once for all rules. */
export function readSource(text: string): SourceText {
  const code: string[] = []
  const uncommented: string[] = []
  const strings: { at: number; value: string }[] = []
  const commented = new Set<number>()
  for (let at = 0; at < text.length;) {
    const { kind, length } = getTokenAt(text, at)
    const piece = text.slice(at, at + length)
    const quoted = kind === 'string' || kind === 'template'
    code.push(
      kind === 'code'
        ? piece
        : quoted && piece.length > 1
          ? `${piece[0]}${blankText(piece.slice(1, -1))}${piece.at(-1)}`
          : blankText(piece),
    )
    uncommented.push(kind === 'comment' ? blankText(piece) : piece)
    if (quoted) strings.push({ at, value: piece.slice(1, -1) })
    if (kind === 'comment')
      for (let line = getLineNumber(text, at); line <= getLineNumber(text, at + length); line += 1)
        commented.add(line)
    at += length
  }
  return { code: code.join(''), uncommented: uncommented.join(''), strings, commented }
}

const importPattern = /\b(?:import|export)\b(?:[^'"`;()]*?\bfrom\s*|\s*\(?\s*)(['"])([^'"\n]+)\1/g

/** Lists what a file imports or re-exports, including dynamic imports. */
export function listImports(source: SourceText): readonly Import[] {
  return [...source.uncommented.matchAll(importPattern)]
    .filter((match) => source.code[match.index] === match[0][0])
    .map((match) => ({ from: match[2] ?? '', line: getLineNumber(source.code, match.index) }))
}
