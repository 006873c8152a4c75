import { locale } from '@fledge/kernel/locale.ts'
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { formatDate } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { translate } from '../../platform/texts.ts'
import type { PaymentRow } from './queries/payments.queries.ts'

const ink = rgb(0.09, 0.1, 0.11)
const dim = rgb(0.35, 0.38, 0.43)

/**
 * Returns the text limited to characters of the font. A name with other characters is replaced by
 * the email address.
 */
function toFontText(font: PDFFont, text: string, instead = ''): string {
  const supported = new Set(font.getCharacterSet())
  const composed = [...text.normalize('NFC')].map((letter) =>
    supported.has(letter.codePointAt(0) ?? 0)
      ? letter
      : letter.normalize('NFKD').replace(/\p{M}/gu, ''),
  )
  return composed.every((letters) =>
    [...letters].every((letter) => supported.has(letter.codePointAt(0) ?? 0)),
  )
    ? composed.join('')
    : instead
}

const formatDay = (at: string) => formatDate(at.slice(0, 10))

/** Returns the lines of a receipt as pairs of label and value. */
function listReceiptLines(row: PaymentRow): readonly (readonly [string, string])[] {
  const line = (name: string, value: string | null): readonly (readonly [string, string])[] =>
    value === null ? [] : [[translate(`payments.receipt.${name}`), value]]
  const back =
    row.refund_amount !== null && row.refunded_at
      ? translate('payments.receipt.givenBackText', {
          amount: formatMoney({ amount: row.refund_amount, currency: row.currency }),
          day: formatDay(row.refunded_at),
        })
      : null
  return [
    ...line('paidBy', `${row.first_name} ${row.last_name}`.trim()),
    ...line(
      'for',
      translate('payments.receipt.forText', {
        batch: row.batch_name,
        role: row.role ?? '',
        company: row.company_name ?? '',
      }),
    ),
    ...line('on', row.settled_at && formatDay(row.settled_at)),
    ...line(
      'card',
      row.card_brand && row.card_last4
        ? translate('payments.receipt.cardText', {
            brand: row.card_brand[0]?.toUpperCase() + row.card_brand.slice(1),
            last4: row.card_last4,
          })
        : null,
    ),
    ...line('amount', formatMoney(row)),
    ...line('givenBack', back),
  ]
}

function drawRow(
  page: PDFPage,
  font: PDFFont,
  y: number,
  [name, value]: readonly [name: string, value: string],
): void {
  page.drawLine({
    start: { x: 56, y: y + 26 },
    end: { x: 539, y: y + 26 },
    thickness: 0.5,
    color: rgb(0.85, 0.86, 0.88),
  })
  page.drawText(name, { x: 56, y, size: 11, font, color: dim })
  page.drawText(value, {
    x: 190,
    y,
    size: 11,
    font,
    color: ink,
    maxWidth: 349,
    lineHeight: 14,
  })
}

export async function renderReceipt(row: PaymentRow, number: string): Promise<Uint8Array> {
  const file = await PDFDocument.create()
  const [regular, bold] = [
    await file.embedFont(StandardFonts.Helvetica),
    await file.embedFont(StandardFonts.HelveticaBold),
  ]
  file.setTitle(translate('payments.receipt.number', { number }))
  file.setLanguage(locale)
  const page = file.addPage([595, 842])
  page.drawText(translate('brand.name'), { x: 56, y: 770, size: 14, font: bold, color: dim })
  page.drawText(translate('payments.receipt.number', { number }), {
    x: 56,
    y: 724,
    size: 24,
    font: bold,
    color: ink,
  })
  listReceiptLines(row).forEach(([name, value], index) =>
    drawRow(page, regular, 670 - index * 44, [name, toFontText(regular, value, row.email)]),
  )
  page.drawText(translate('payments.receipt.foot', { id: row.payment_id }), {
    x: 56,
    y: 64,
    size: 9,
    font: regular,
    color: dim,
  })
  return file.save()
}
