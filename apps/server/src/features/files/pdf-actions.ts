// Only ever run in the limited child.
import { constants, inflateSync } from 'node:zlib'
import { type PdfToken, pdfTokens } from './pdf-tokens.ts'

export type PdfDanger = 'files.scripts' | 'files.active' | 'files.protected' | 'files.unreadable'

const scripts: ReadonlySet<string> = new Set(['JavaScript', 'JS', 'XFA'])
/** Starts programs, opens or sends other files, or brings them along. */
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
/** Objects of a document whose list of objects is packed; a document of 10 MB has a tenth of it. */
const mostUnpacked = 48 * 1024 * 1024

/**
 * What a PDF could do beyond showing pages; null where nothing. Every place that could be an object is looked at, also those that
 * no table of the file names, that lie inside another's stream, or that are packed in an object stream.
 */
export function pdfDanger(bytes: Buffer): PdfDanger | null {
  const text = bytes.toString('latin1')
  const isLocked = /\/Encrypt(?![A-Za-z])/.test(withoutHex(text))
  let left = mostUnpacked
  let danger: PdfDanger | null = null
  for (const { from, to } of objectPlaces(text)) {
    const { tokens, stream } = pdfTokens(text, from, to)
    const found = dangerOf(tokens)
    if (found === 'files.scripts') return found
    danger ??= found
    if (stream === null || !isObjectStream(tokens)) continue
    // Nobody here has the password, and what is in it cannot be seen.
    if (isLocked) return danger ?? 'files.protected'
    const packed = unpacked(bytes, text, stream, tokens, left)
    if (packed === null) return danger ?? 'files.unreadable'
    left -= packed.length
    const inside = dangerOf(pdfTokens(packed, 0, packed.length).tokens)
    if (inside === 'files.scripts') return inside
    danger ??= inside
  }
  return danger
}

/** Whether a password may be needed. */
export const isEncrypted = (bytes: Buffer): boolean =>
  /\/Encrypt(?![A-Za-z])/.test(withoutHex(bytes.toString('latin1')))

/** "/L#61unch" is "/Launch". */
const withoutHex = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

function dangerOf(tokens: readonly PdfToken[]): PdfDanger | null {
  const names = tokens.flatMap((token) => ('name' in token ? [token.name] : []))
  if (names.some((name) => scripts.has(name))) return 'files.scripts'
  return names.some((name) => actions.has(name)) ? 'files.active' : null
}

/** From each "obj" to the next, wherever it stands, and what is before the first. */
function objectPlaces(text: string): { readonly from: number; readonly to: number }[] {
  const starts = [0]
  const keyword = /(?<![A-Za-z])obj/g
  while (keyword.exec(text)) starts.push(keyword.lastIndex)
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? text.length }))
}

const hasName = (tokens: readonly PdfToken[], name: string) =>
  tokens.some((token) => 'name' in token && token.name === name)

/** Readers take any stream with these as one of objects, whatever it says of its type. */
const isObjectStream = (tokens: readonly PdfToken[]) =>
  hasName(tokens, 'ObjStm') || (hasName(tokens, 'First') && hasName(tokens, 'N'))

/** Its objects as text; null where they are packed in a way that nobody uses for them, or swell. */
function unpacked(
  bytes: Buffer,
  text: string,
  from: number,
  tokens: readonly PdfToken[],
  most: number,
): string | null {
  const end = text.indexOf('endstream', from)
  const packed = bytes.subarray(from, end < 0 ? bytes.length : end)
  if (!hasName(tokens, 'Filter')) return packed.toString('latin1')
  const isPlain =
    hasName(tokens, 'FlateDecode') &&
    ['Predictor', 'LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode', 'Crypt'].every(
      (name) => !hasName(tokens, name),
    )
  if (!isPlain || most <= 0) return null
  try {
    // The bytes may end early or go on: what is there counts.
    return inflateSync(packed, {
      maxOutputLength: most,
      finishFlush: constants.Z_SYNC_FLUSH,
    }).toString('latin1')
  } catch {
    return null
  }
}
