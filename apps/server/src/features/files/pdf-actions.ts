// Runs only in the resource-limited child process.
import { constants, inflateSync } from 'node:zlib'
import { type PdfToken, tokenizePdfObject } from './pdf-tokens.ts'

export type PdfDanger = 'files.scripts' | 'files.active' | 'files.protected' | 'files.unreadable'

const scripts: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'XFA'])
/** Actions that start programs, open, send or embed other files. */
const actions: ReadonlySet<string> = new Set([
  'Launch',
  'GoToR',
  'GoToE',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'Movie',
  'RichMedia',
  'RichMediaExecute',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
])
/**
 * A script wherever it is, also in a comment, a string or a stream without an end: a lenient reader
 * may read damaged objects in another way than this one does.
 */
const scriptText = /\/S\s*\/JavaScript(?![A-Za-z])|\/URI\s*\(\s*javascript:/i
/** Limit for unpacked streams; the object streams of a 10 MB document have a tenth of it. */
const maxUnpackedBytes = 48 * 1024 * 1024

/**
 * Returns what a PDF could do beyond showing pages, or null. Scans every possible object, including
 * those that no table of the file lists, that are inside another object's stream, or that are
 * packed in an object stream.
 */
export function findPdfDanger(bytes: Buffer): PdfDanger | null {
  const text = bytes.toString('latin1')
  const decoded = decodeHexEscapes(text)
  if (scriptText.test(decoded) || hasPackedScript(bytes, text)) return 'files.scripts'
  const isLocked = /\/Encrypt(?![A-Za-z])/.test(decoded)
  let remainingBytes = maxUnpackedBytes
  let danger: PdfDanger | null = null
  for (const { from, to } of listObjectRanges(text)) {
    const { tokens, stream } = tokenizePdfObject(text, from, to)
    const found = dangerOf(tokens)
    if (found === 'files.scripts') return found
    danger ??= found
    if (stream === null || !isObjectStream(tokens)) continue
    // Without the password the content cannot be checked.
    if (isLocked) return danger ?? 'files.protected'
    const packed = unpackObjectStream(bytes, text, stream, tokens, remainingBytes)
    if (packed === null) return danger ?? 'files.unreadable'
    remainingBytes -= packed.length
    if (scriptText.test(decodeHexEscapes(packed))) return 'files.scripts'
    const inside = dangerOf(tokenizePdfObject(packed, 0, packed.length).tokens)
    if (inside === 'files.scripts') return inside
    danger ??= inside
  }
  return danger
}

/**
 * Returns whether a compressed stream of any kind contains the text of a script: damage to the
 * object around it may hide that it is an object stream, but not from every reader. Beyond the
 * limit, only object streams are read, by the object that has them.
 */
function hasPackedScript(bytes: Buffer, text: string): boolean {
  let remainingBytes = maxUnpackedBytes
  for (const { index, 0: start } of text.matchAll(/stream\r?\n/g)) {
    const unpacked = inflate(bytes.subarray(index + start.length), remainingBytes)
    if (unpacked === null) continue
    remainingBytes -= unpacked.length
    if (scriptText.test(decodeHexEscapes(unpacked))) return true
    if (remainingBytes <= 0) return false
  }
  return false
}

/** Returns whether a password may be needed. */
export const isEncrypted = (bytes: Buffer): boolean =>
  /\/Encrypt(?![A-Za-z])/.test(decodeHexEscapes(bytes.toString('latin1')))

/** Decodes hex escapes: "/L#61unch" is "/Launch". */
const decodeHexEscapes = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function dangerOf(tokens: readonly PdfToken[]): PdfDanger | null {
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []))
  if (names.some((name) => scripts.has(name))) return 'files.scripts'
  return names.some((name) => actions.has(name)) ? 'files.active' : null
}

/**
 * Returns the ranges from each "obj" to the next, wherever they are, and the text before the first.
 */
function listObjectRanges(text: string): { readonly from: number; readonly to: number }[] {
  const starts = [0]
  const keyword = /(?<![A-Za-z])obj/g
  while (keyword.exec(text)) starts.push(keyword.lastIndex)
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? text.length }))
}

const hasName = (tokens: readonly PdfToken[], name: string) =>
  tokens.some((token) => 'name' in token && token.name === name)

/** Readers treat any stream with these keys as an object stream, regardless of its type. */
const isObjectStream = (tokens: readonly PdfToken[]) =>
  hasName(tokens, 'ObjStm') || (hasName(tokens, 'First') && hasName(tokens, 'N'))

/**
 * Returns the objects of a stream as text; null if they use an unusual encoding or unpack to too
 * much.
 */
function unpackObjectStream(
  bytes: Buffer,
  text: string,
  from: number,
  tokens: readonly PdfToken[],
  maxBytes: number,
): string | null {
  const end = text.indexOf('endstream', from)
  const packed = bytes.subarray(from, end < 0 ? bytes.length : end)
  if (!hasName(tokens, 'Filter')) return packed.toString('latin1')
  const isPlain =
    hasName(tokens, 'FlateDecode') &&
    ['Predictor', 'LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode', 'Crypt'].every(
      (name) => !hasName(tokens, name),
    )
  return isPlain && maxBytes > 0 ? inflate(packed, maxBytes) : null
}

/** Unpacks bytes as text; null if they are not compressed, or unpack to more than the limit. */
function inflate(packed: Buffer, maxBytes: number): string | null {
  try {
    // The compressed bytes may be cut short or have trailing data; use what can be read.
    return inflateSync(packed, {
      maxOutputLength: maxBytes,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1')
  } catch {
    return null
  }
}
