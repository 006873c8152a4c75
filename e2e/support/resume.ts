import { PDFDocument, StandardFonts } from 'pdf-lib'

/** Creates a résumé as PDF from its lines. */
export async function createResumePdf(lines: readonly string[]): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const [index, line] of lines.entries())
    page.drawText(line, { x: 50, y: 780 - index * 20, size: 12, font })
  return Buffer.from(await document.save())
}
