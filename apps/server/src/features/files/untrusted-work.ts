// Only ever run in the limited child; each library is loaded when its job is done, so that the others' do not count.

import type { ResumeText } from '@fledge/domain/resumes/read-text.ts'

const mostPixels = 40_000_000
/** Letters and their places; the longest résumé has a tenth of it. */
const mostText = 4_000_000
/** A svg as a picture of at most 1024 pixels: nothing of its code is left. */
export async function svgImage(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const head = bytes.toString('utf8')
  // Entities can swell, and what lies elsewhere is none of ours to read.
  if (
    /<!ENTITY|<!DOCTYPE[^>]*\[|<foreignObject|xlink:href\s*=\s*["'](?!#|data:image\/)/i.test(head)
  )
    throw new Error('svg')
  return sharp(bytes, { limitInputPixels: mostPixels, density: 96 })
    .resize(1024, 1024, { fit: 'inside', withoutEnlargement: false })
    .png()
    .toBuffer()
}

/** The text of a résumé as JSON, or why it is not read. What cannot be opened at all is broken. */
async function resumeText(
  read: Promise<ResumeText | { readonly because: string }>,
): Promise<string> {
  const answer: ResumeText | { readonly because: string } = await read.catch(() => ({
    because: 'files.unreadable',
  }))
  const text = JSON.stringify(answer)
  return text.length > mostText ? JSON.stringify({ because: 'files.tooMuch' }) : text
}

export const readPdf = (bytes: Buffer): Promise<string> =>
  resumeText(import('./pdf-text.ts').then(({ pdfText }) => pdfText(bytes)))
export const readDocx = (bytes: Buffer): Promise<string> =>
  resumeText(import('./docx-text.ts').then(({ docxText }) => docxText(bytes)))
