import { locale } from '@fledge/kernel/locale.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib'
import type { CertificateFacts } from '@fledge/contract/certificates/schema.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { translate } from '../../platform/texts.ts'

// Noto Sans (OFL), embedded in full because fontkit's subsets lose glyphs.
const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string) => readFile(resolve(`@expo-google-fonts/noto-sans/${name}`))
const fonts = {
  regular: fontFile.bind(null, '400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile.bind(null, '600SemiBold/NotoSans_600SemiBold.ttf'),
}

// Scripts without contextual shaping whose characters are all in the fonts.
const supportedText =
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}\u0020-\u007e\u00a0-\u00bf\u2010-\u2027\u2032-\u203a\u20ac\u2116\u2122]*$/u
const listTexts = (facts: CertificateFacts): readonly string[] => [
  facts.holder,
  facts.role,
  facts.company,
  facts.batch,
  facts.supervisor,
  ...facts.skills,
]

/** Returns whether the fonts contain all characters of the certificate (docs/decisions/0019). */
export const canRenderCertificate = (facts: CertificateFacts): boolean =>
  listTexts(facts).every((text) => supportedText.test(text.normalize('NFC')))

const ink = rgb(0.09, 0.11, 0.1)
const dim = rgb(0.36, 0.39, 0.38)
const brand = rgb(0.1, 0.4, 0.36)
const line = rgb(0.75, 0.87, 0.84)
const sheet = { width: 842, height: 595, edge: 36, left: 84, right: 758 } as const

/**
 * Draws text over as many lines as needed, breaking only between words.
 * @returns the y position of the next line
 */
function drawWrapped(
  page: PDFPage,
  text: string,
  at: {
    readonly y: number
    readonly size: number
    readonly font: PDFFont
    readonly color: typeof ink
    readonly width?: number
  },
): number {
  const { size, font, color, width = sheet.right - sheet.left } = at
  const lines: string[] = []
  for (const word of text.normalize('NFC').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && font.widthOfTextAtSize(longer, size) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  lines.forEach((line, index) =>
    page.drawText(line, { x: sheet.left, y: at.y - index * size * 1.4, size, font, color }),
  )
  return at.y - lines.length * size * 1.4
}

/** Returns the largest font size that fits the text on one line, but at least a readable 18. */
const fitFontSize = (text: string, font: PDFFont, largest: number) =>
  Math.max(
    18,
    Math.min(
      largest,
      (largest * (sheet.right - sheet.left)) / font.widthOfTextAtSize(text, largest),
    ),
  )

function drawFrame(page: PDFPage): void {
  const { width, height, edge } = sheet
  page.drawRectangle({
    x: edge,
    y: edge,
    width: width - 2 * edge,
    height: height - 2 * edge,
    borderColor: line,
    borderWidth: 1,
  })
  for (const shift of [4, 7, 10, 13]) {
    for (const way of [shift, -shift]) {
      const wave = `M0 7 ${Array.from({ length: 77 }, (_, index) => `q5 ${index % 2 === 0 ? -way : way} 10 0`).join(' ')}`
      page.drawSvgPath(wave, {
        x: edge,
        y: height - edge - 14,
        borderColor: line,
        borderWidth: 0.5,
      })
    }
  }
}

/** Draws a rosette with a leaf, as on the web page. */
function drawSeal(page: PDFPage): void {
  const [x, y, scale] = [sheet.right - 44, 140, 0.73] as const
  for (let turn = 0; turn < 36; turn += 1)
    page.drawEllipse({
      x,
      y,
      xScale: 58 * scale,
      yScale: 36 * scale,
      rotate: degrees(turn * 5),
      borderColor: brand,
      borderWidth: 0.25,
    })
  page.drawCircle({
    x,
    y,
    size: 30 * scale,
    color: rgb(1, 1, 1),
    borderColor: brand,
    borderWidth: 0.4,
  })
  page.drawSvgPath('M44 76c0-24 14-34 34-34 0 22-12 34-34 34Zm0 0 20-20', {
    x: x - 60 * scale,
    y: y + 60 * scale,
    scale,
    borderColor: brand,
    borderWidth: 3,
  })
}

/** Draws the figures of the internship side by side, each above its label. */
function drawFigures(
  page: PDFPage,
  facts: CertificateFacts,
  y: number,
  bold: PDFFont,
  regular: PDFFont,
): void {
  const figures: readonly (readonly [string, string])[] = [
    [
      translate('certificateScreen.weeks', { count: facts.weeks }),
      `${formatDate(facts.starts_on)} – ${formatDate(facts.ends_on)}`,
    ],
    ...(facts.hours > 0
      ? [
          [
            translate('certificateScreen.hours', { hours: facts.hours }),
            translate('certificateScreen.hoursText', { hours: facts.hours_a_week }),
          ] as const,
        ]
      : []),
    [
      translate('certificateScreen.done', { done: facts.weeks_done, of: facts.weeks }),
      translate('certificateScreen.doneText'),
    ],
    ...(facts.average_rating
      ? [
          [
            translate('certificateScreen.rating', { rating: facts.average_rating }),
            translate('certificateScreen.ratingText'),
          ] as const,
        ]
      : []),
  ]
  let x: number = sheet.left
  for (const [value, text] of figures) {
    page.drawText(value, { x, y, size: 16, font: bold, color: ink })
    page.drawText(text, { x, y: y - 16, size: 9, font: regular, color: dim })
    x += Math.max(bold.widthOfTextAtSize(value, 16), regular.widthOfTextAtSize(text, 9)) + 28
  }
}

interface Fonts {
  readonly regular: PDFFont
  readonly bold: PDFFont
}

function drawHeading(page: PDFPage, company: string, font: PDFFont): void {
  page.drawText(translate('brand.name'), { x: sheet.left, y: 488, size: 20, font, color: brand })
  page.drawText(company, {
    x: sheet.right - font.widthOfTextAtSize(company, 14),
    y: 489,
    size: 14,
    font,
    color: ink,
  })
  page.drawText(translate('certificateScreen.of'), {
    x: sheet.left,
    y: 432,
    size: 14,
    font,
    color: brand,
  })
}

/**
 * Draws the holder's name and what the certificate is for.
 * @returns the y position of the next line
 */
function drawHolder(page: PDFPage, facts: CertificateFacts, { regular, bold }: Fonts): number {
  const holder = facts.holder.normalize('NFC')
  const company = facts.company.normalize('NFC')
  const size = fitFontSize(holder, bold, 38)
  const below = drawWrapped(page, holder, { y: 388, size, font: bold, color: ink })
  const completed = translate('certificateScreen.completed', {
    role: facts.role,
    company,
    batch: facts.batch,
  }).replaceAll(/<\/?b>/g, '')
  return drawWrapped(page, completed, {
    y: below + size * 1.4 - 40,
    size: 14,
    font: regular,
    color: ink,
    width: 560,
  })
}

function drawSignature(page: PDFPage, facts: CertificateFacts, { regular, bold }: Fonts): void {
  const company = facts.company.normalize('NFC')
  page.drawLine({
    start: { x: sheet.left, y: 132 },
    end: { x: sheet.left + 200, y: 132 },
    thickness: 0.8,
    color: dim,
  })
  page.drawText(facts.supervisor.normalize('NFC'), {
    x: sheet.left,
    y: 114,
    size: 12,
    font: bold,
    color: ink,
  })
  page.drawText(translate('certificateScreen.supervisor', { company }), {
    x: sheet.left,
    y: 99,
    size: 9,
    font: regular,
    color: dim,
  })
}

function drawFoot(page: PDFPage, issuedAt: string, address: string, font: PDFFont): void {
  page.drawText(translate('certificateScreen.issued', { day: formatDate(issuedAt.slice(0, 10)) }), {
    x: sheet.left,
    y: 60,
    size: 9,
    font,
    color: dim,
  })
  page.drawText(address, {
    x: sheet.right - font.widthOfTextAtSize(address, 9),
    y: 60,
    size: 9,
    font,
    color: dim,
  })
}

/**
 * Renders a certificate on one PDF page, like its web page.
 * @param base origin of our pages
 */
export async function renderCertificateSheet(
  {
    uuid,
    facts,
    issued_at,
  }: { readonly uuid: string; readonly facts: CertificateFacts; readonly issued_at: string },
  base: string,
): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  file.registerFontkit(fontkit)
  const [regular, bold] = [
    await file.embedFont(await fonts.regular()),
    await file.embedFont(await fonts.bold()),
  ]
  const holder = facts.holder.normalize('NFC')
  file.setTitle(`${translate('certificateScreen.of')}: ${holder}`, { showInWindowTitleBar: true })
  file.setLanguage(locale)
  const page = file.addPage([sheet.width, sheet.height])
  drawFrame(page)
  drawSeal(page)
  drawHeading(page, facts.company.normalize('NFC'), bold)
  const y = drawHolder(page, facts, { regular, bold })
  drawFigures(page, facts, y - 20, bold, regular)
  if (facts.skills.length > 0)
    drawWrapped(page, facts.skills.join(' · '), { y: y - 70, size: 11, font: regular, color: dim })
  drawSignature(page, facts, { regular, bold })
  const address = `${base}${buildPath(paths.public.certificate, { uuid })}`.replace(
    /^https?:\/\//,
    '',
  )
  drawFoot(page, issued_at, address, regular)
  return file.save()
}
