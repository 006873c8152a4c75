import { PDFDocument, StandardFonts } from 'pdf-lib'
import { buildZip } from '../../../platform/testing/zip-writer.ts'

/** A résumé of no one, in one layout. */
export interface SampleFile {
  readonly layout: string
  readonly file: () => Promise<Buffer>
}

/**
 * Text at a place of a page: left edge, height from the top, size; bold where true. A fifth word
 * 'right' ends it there.
 */
export type Placed = readonly [x: number, y: number, text: string, size?: number, right?: 'right']
/** How a program writes a line: whole, word by word or letter by letter. */
type Way = 'lines' | 'words' | 'letters'

export async function pdfOf(
  pages: readonly (readonly Placed[])[],
  way: Way = 'lines',
): Promise<Buffer> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const placed of pages) {
    const page = document.addPage([595, 842])
    for (const [x, y, text, size = 10, right] of placed) {
      let at = right ? x - font.widthOfTextAtSize(text, size) : x
      const pieces = way === 'lines' ? [text] : way === 'words' ? text.split(/(?<= )/) : [...text]
      for (const piece of pieces) {
        if (piece.trim() !== '') page.drawText(piece.trimEnd(), { x: at, y: 842 - y, size, font })
        at += font.widthOfTextAtSize(piece, size)
      }
    }
  }
  return Buffer.from(await document.save())
}

/** Lines one under the other; "## " makes a heading, "\t" puts what follows to the right edge. */
export function column(
  x: number,
  y: number,
  right: number,
  lines: readonly string[],
  step = 15,
): Placed[] {
  return lines.flatMap((line, at): Placed[] => {
    const height = y + at * step
    if (line.startsWith('## ')) return [[x, height, line.slice(3), 13]]
    const [text = '', end] = line.split('\t')
    const placed: Placed = [line.startsWith('•') ? x + 10 : x, height, text]
    return [
      ...(text === '' ? [] : [placed]),
      ...(end ? [[right, height, end, 10, 'right'] as const] : []),
    ]
  })
}

/** Lines of two parts: a date or a name at the left edge, its meaning at the right one. */
export function placeBeside(
  [left, right]: readonly [left: number, right: number],
  y: number,
  lines: readonly (readonly [string, string])[],
): Placed[] {
  return lines.flatMap(([label, text], at): Placed[] => [
    ...(label === '' ? [] : [[left, y + at * 16, label] as const]),
    [right, y + at * 16, text],
  ])
}

/**
 * A table as it is drawn: its columns' left edges, its rows 16 apart; a line break continues below
 * in the same cell.
 */
export function grid(
  edges: readonly number[],
  y: number,
  rows: readonly (readonly string[])[],
  size = 9,
): Placed[] {
  let height = y
  return rows.flatMap((row) => {
    const cells = row.map((cell) => cell.split('\n'))
    const top = height
    height += 16 + 11 * (Math.max(...cells.map((lines) => lines.length)) - 1)
    return cells.flatMap((lines, at) =>
      lines.flatMap((text, line): Placed[] =>
        text === '' ? [] : [[edges[at] ?? 0, top + line * 11, text, size]],
      ),
    )
  })
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const run = (text: string, size?: number) =>
  `<w:r>${size ? `<w:rPr><w:sz w:val="${size * 2}"/></w:rPr>` : ''}${text
    .split('\t')
    .map((part) => `<w:t xml:space="preserve">${escaped(part)}</w:t>`)
    .join('<w:tab/>')}</w:r>`

/** A paragraph; "## " makes a heading of its style, "• " an item of a list, "# " the title. */
export function p(text: string): string {
  if (text.startsWith('# ')) return `<w:p>${run(text.slice(2), 22)}</w:p>`
  if (text.startsWith('## '))
    return `<w:p><w:pPr><w:pStyle w:val="Heading1"/></w:pPr>${run(text.slice(3))}</w:p>`
  if (text.startsWith('• '))
    return `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text.slice(2))}</w:p>`
  return `<w:p>${run(text)}</w:p>`
}

/** A table: each cell is its paragraphs. */
export const table = (rows: readonly (readonly (readonly string[])[])[]): string =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${(cell.length > 0 ? cell : ['']).map(p).join('')}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`

const schema = 'http://schemas.openxmlformats.org'
const namespace = `xmlns:w="${schema}/wordprocessingml/2006/main"`
const types = `<Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const relations = `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r1" Type="${schema}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`
const styles = `<w:styles ${namespace}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/></w:style></w:styles>`
const inside = `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="s1" Type="${schema}/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="n1" Type="${schema}/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`
const numbering = `<w:numbering ${namespace}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

/** A docx of a body, with a header where one is given and further parts. */
export function docxOf(
  body: readonly string[],
  header: readonly string[] = [],
  more: Readonly<Record<string, Buffer>> = {},
): Buffer {
  const text = (xml: string) => Buffer.from(xml)
  return buildZip({
    '[Content_Types].xml': text(types),
    '_rels/.rels': text(relations),
    'word/_rels/document.xml.rels': text(inside),
    'word/styles.xml': text(styles),
    'word/numbering.xml': text(numbering),
    'word/document.xml': text(
      `<w:document ${namespace}><w:body>${body.join('')}</w:body></w:document>`,
    ),
    ...(header.length > 0
      ? { 'word/header1.xml': text(`<w:hdr ${namespace}>${header.map(p).join('')}</w:hdr>`) }
      : {}),
    ...more,
  })
}
