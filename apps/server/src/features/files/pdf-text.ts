// Runs only in the resource-limited child process.
import type { PositionedPage, ResumeContent } from '@fledge/resume-parser/read-text.ts'
import type { PDFPageProxy } from 'unpdf/pdfjs'

/** A résumé has fewer pages; the first ones are enough. */
const maxPages = 20
const maxPieces = 40_000

/** Opens a PDF; null if it needs a password, which we do not have. */
async function openPdf(bytes: Buffer) {
  const { getDocument } = await import('unpdf/pdfjs')
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: true,
    verbosity: 0,
  })
  // The library requests a password: we have none.
  const passwordRequest = Promise.withResolvers<null>()
  loading.onPassword = () => passwordRequest.resolve(null)
  return Promise.race([loading.promise, passwordRequest.promise])
}

/**
 * Returns whether a PDF can only be opened with a password; false if it cannot be opened at all.
 */
export async function needsPassword(bytes: Buffer): Promise<boolean> {
  return (await openPdf(bytes).catch(() => undefined)) === null
}

/** Returns the text of a PDF with positions, or why it cannot be opened. */
export async function extractPdfText(
  bytes: Buffer,
): Promise<ResumeContent | { readonly messageKey: 'files.protected' }> {
  const document = await openPdf(bytes)
  if (document === null) return { messageKey: 'files.protected' }
  const positioned: PositionedPage[] = []
  let remainingPieces = maxPieces
  for (
    let number = 1;
    number <= Math.min(document.numPages, maxPages) && remainingPieces > 0;
    number += 1
  ) {
    const page = await readPositionedPage(await document.getPage(number), number)
    positioned.push({ ...page, pieces: page.pieces.slice(0, remainingPieces) })
    remainingPieces -= page.pieces.length
  }
  return { positioned }
}

async function readPositionedPage(page: PDFPageProxy, number: number): Promise<PositionedPage> {
  const view = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent({ includeMarkedContent: false })
  const pieces = items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [a = 0, b = 0, , , e = 0, f = 0] = item.transform.map(Number)
    // Vertical or unreadably small text is not part of the page's text.
    const size = Math.hypot(a, b)
    const [x = 0, y = 0] = view.convertToViewportPoint(e, f)
    return Math.abs(b) > Math.abs(a) || size < 3
      ? []
      : [
          {
            text: item.str.slice(0, 2000),
            x: round(x),
            y: round(y),
            width: round(item.width),
            size: round(size),
          },
        ]
  })
  return { page: number, pieces, links: await linksOf(page) }
}

const round = (value: number) => Math.round(value * 100) / 100

async function linksOf(page: PDFPageProxy): Promise<PositionedPage['links']> {
  const view = page.getViewport({ scale: 1 })
  const found: readonly {
    readonly subtype?: string
    readonly url?: string
    readonly rect?: readonly number[]
  }[] = await page.getAnnotations()
  return found.slice(0, 200).flatMap(({ subtype, url, rect }) => {
    const [left = 0, bottom = 0] = rect ?? []
    const [x = 0, y = 0] = view.convertToViewportPoint(left, bottom)
    return subtype === 'Link' && typeof url === 'string' ? [{ url: url.slice(0, 400), x, y }] : []
  })
}
