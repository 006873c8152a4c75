// Only ever run in the limited child; each library is loaded when its job is done, so that the others' do not count.

const mostPixels = 40_000_000
/** Beyond this a résumé is no résumé; its first pages are enough. */
const mostPages = 20
const mostText = 400_000

/** One page of text, line by line. */
export interface TextPage {
  readonly page: number
  readonly lines: readonly string[]
}

/** A svg as a picture of at most 1024 pixels: nothing of its code is left. */
export async function svgImage(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const head = bytes.toString('utf8')
  // Entities can swell, and what lies elsewhere is none of ours to read.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[|<foreignObject|xlink:href\s*=\s*["'](?!#|data:image\/)/i.test(head)) throw new Error('svg')
  return sharp(bytes, { limitInputPixels: mostPixels, density: 96 }).resize(1024, 1024, { fit: 'inside', withoutEnlargement: false }).png().toBuffer()
}

/** The text of a PDF, a list of pages as JSON. */
export async function pdfText(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, disableFontFace: true, stopAtErrors: true, verbosity: 0 })
  const document = await loading.promise
  const pages: TextPage[] = []
  for (let number = 1; number <= Math.min(document.numPages, mostPages); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push({ page: number, lines: linesOf(items.filter((item) => 'str' in item)) })
  }
  return bounded(pages)
}

interface Piece {
  readonly str: string
  readonly hasEOL: boolean
  /** The last two are x and y. */
  readonly transform: readonly number[]
}

/** Pieces on the same height are one line. */
function linesOf(pieces: readonly Piece[]): string[] {
  const lines: string[] = []
  let line = ''
  let height: number | undefined
  for (const piece of pieces) {
    const y = piece.transform[5]
    if (height !== undefined && y !== undefined && piece.str !== '' && Math.abs(y - height) > 3) {
      lines.push(line)
      line = ''
    }
    if (piece.str !== '') height = y
    line += piece.str
    if (piece.hasEOL) {
      lines.push(line)
      line = ''
      height = undefined
    }
  }
  return [...lines, line].map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '')
}

/** The text of a docx, as one page. */
export async function docxText(bytes: Buffer): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer: bytes })
  return bounded([{ page: 1, lines: value.split(/\n+/).map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => one !== '') }])
}

function bounded(pages: readonly TextPage[]): string {
  const text = JSON.stringify(pages)
  if (text.length > mostText) throw new Error('too much text')
  return text
}
