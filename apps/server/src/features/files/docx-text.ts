// Runs only in the resource-limited child process.
import type { DocumentBlock, Paragraph, ResumeContent } from '@fledge/resume-parser/read-text.ts'
import { type DocxProblem, readDocxParts, findDocxProblem } from './docx-parts.ts'

/** The library's document tree, as far as it is read here. */
interface Element {
  readonly type: string
  readonly value?: string
  readonly children?: readonly Element[]
  readonly href?: string
  readonly fontSize?: number | null
  readonly breakType?: string
  readonly numbering?: unknown
  readonly styleName?: string | null
}

/** Returns the paragraphs and tables of a docx, header first, or why it cannot be opened. */
export async function extractDocxText(
  bytes: Buffer,
): Promise<ResumeContent | { readonly messageKey: DocxProblem }> {
  const problem = findDocxProblem(bytes)
  if (problem) return { messageKey: problem }
  const { default: mammoth } = await import('mammoth')
  let body: DocumentBlock[] = []
  // Captures the document tree before it is converted; pictures are skipped.
  const transformDocument = (document: Element): Element => {
    body = blocksOf(document.children ?? [])
    return { ...document, children: [] }
  }
  await mammoth.convertToHtml({ buffer: bytes }, { transformDocument, externalFileAccess: false })
  return { blocks: [...headerOf(bytes), ...body] }
}

const sizes: Readonly<Record<string, number>> = {
  Title: 26,
  'heading 1': 16,
  'heading 2': 13,
  'heading 3': 12,
}

function blocksOf(elements: readonly Element[]): DocumentBlock[] {
  return elements.flatMap((element): DocumentBlock[] => {
    if (element.type === 'paragraph') return paragraphsOf(element)
    if (element.type === 'table')
      return [
        {
          rows: (element.children ?? []).map((row) =>
            (row.children ?? []).map((cell) => blocksOf(cell.children ?? [])),
          ),
        },
      ]
    return element.children ? blocksOf(element.children) : []
  })
}

/** Converts a paragraph; its line breaks split it into several. */
function paragraphsOf(element: Element): Paragraph[] {
  const read = { text: '', links: new Set<string>(), size: 0, isNewPage: false }
  const inner: DocumentBlock[] = []
  const walk = (element: Element): void => {
    if (element.type === 'text') read.text += element.value ?? ''
    if (element.type === 'tab') read.text += '\t'
    if (element.type === 'break') read.text += '\n'
    if (element.type === 'break' && element.breakType === 'page') read.isNewPage = true
    if (element.type === 'hyperlink' && element.href) read.links.add(element.href.slice(0, 400))
    if (element.type === 'run' && element.fontSize)
      read.size = Math.max(read.size, element.fontSize)
    // Text boxes are nested in the paragraph they are anchored to.
    if (element.type === 'paragraph' || element.type === 'table') inner.push(...blocksOf([element]))
    else element.children?.forEach(walk)
  }
  element.children?.forEach(walk)
  const size =
    read.size ||
    sizes[element.styleName ?? ''] ||
    sizes[(element.styleName ?? '').toLowerCase()] ||
    11
  const paragraphs = read.text.split('\n').map((text, at): Paragraph => ({
    parts: text.split(/\t+| {4,}/),
    links: at === 0 ? [...read.links] : [],
    size,
    isListed: Boolean(element.numbering) && at === 0,
    isNewPage: at === 0 && read.isNewPage,
  }))
  return [...paragraphs, ...inner.filter((block) => 'parts' in block)]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Returns the text of the page header, which the library omits. */
function headerOf(bytes: Buffer): Paragraph[] {
  const headerTexts = readDocxParts(bytes, /^word\/header\d*\.xml$/).flatMap((xml) =>
    xml
      .split('</w:p>')
      .slice(0, 40)
      .map((paragraph) =>
        [...paragraph.matchAll(/<w:(tab|br)\b[^<>/]*\/>|<w:t(?: [^<>]*)?>([^<]*)<\/w:t>/g)]
          .map((match) => (match[1] ? '\t' : (match[2] ?? '')))
          .join('')
          .replace(/&(\w{2,4});/g, (match, name: string) => entities[name] ?? match),
      ),
  )
  return [...new Set(headerTexts)]
    .filter((text) => text.trim() !== '')
    .map((text) => ({
      parts: text.split(/\t+| {4,}/),
      links: [],
      size: 11,
      isListed: false,
      isNewPage: false,
    }))
}
