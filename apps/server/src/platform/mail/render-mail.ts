import { catalogue } from '@fledge/contract/catalogue.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import { translate } from '../texts.ts'
import { escapeHtml, renderHtmlLayout } from './html-layout.ts'
import { formatRow, formatValue } from './format-values.ts'
import type { DueMail } from './queries/mail.queries.ts'

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** URL for the email client's own unsubscribe button; null for required kinds. */
  readonly unsubscribeUrl: string | null
}

/** Addresses that are the same in every email. */
export interface MailAddresses {
  readonly publicUrl: string
  readonly unsubscribeToken: string | null
}

/** Collapses text to one line: a line break in a subject would end its header. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const hasText = (key: string) => Object.hasOwn(catalogue, key)

/**
 * Renders an outbox row from the catalogue's `mails.<kind>.…` as text and HTML, with all user text
 * escaped.
 */
export function renderMail(mail: DueMail, addresses: MailAddresses): RenderedMail {
  const values = formatValues(mail)
  const rows = mail.content.rows.map((row) => formatRow(row, mail.time_zone))
  const key = (part: string) => `mails.${mail.kind}.${part}`
  const title = translate(key('title'), values)
  const after = hasText(key('after')) ? key('after') : null
  const action = hasText(key('action')) ? translate(key('action'), values) : ''
  const url = `${addresses.publicUrl}${mail.link}`
  const footer = renderFooter(mail, addresses)
  const why = translate(getReasonKey(mail), values)
  const text = [
    title,
    renderPlainText(key('body'), values),
    rows.map((row) => row.join('  ')).join('\n'),
    action === '' ? '' : `${action}: ${url}`,
    after ? renderPlainText(after, values) : '',
    ['--', why, ...footer.map((one) => `${one.says}: ${one.url}`)].join('\n'),
  ]
  return {
    subject: toSingleLine(translate(key('subject'), values)),
    text: text.filter((part) => part !== '').join('\n\n'),
    html: renderHtmlLayout({
      title,
      body: renderRichText(key('body'), values),
      rows,
      action,
      url,
      after: after ? renderRichText(after, values) : '',
      reason: why,
      footer,
    }),
    unsubscribeUrl:
      addresses.unsubscribeToken && canTurnOffMail(mail.kind)
        ? `${addresses.publicUrl}/backend/notices/unsubscribe?token=${addresses.unsubscribeToken}`
        : null,
  }
}

const formatValues = ({ content, time_zone }: DueMail): Values =>
  Object.fromEntries(
    Object.entries(content.values).map(([name, value]) => [name, formatValue(value, time_zone)]),
  )

/**
 * Returns the text key of the reason for this email; an address without an account learns who
 * entered it and why.
 */
function getReasonKey({ kind, user_id }: DueMail): string {
  if (user_id) return 'mails.layout.why'
  return hasText(`mails.${kind}.why`) ? `mails.${kind}.why` : 'mails.layout.whyNoAccount'
}

function renderFooter(mail: DueMail, { publicUrl, unsubscribeToken }: MailAddresses) {
  if (!unsubscribeToken || !canTurnOffMail(mail.kind)) return []
  return [
    {
      says: translate('mails.layout.unsubscribe'),
      url: `${publicUrl}/backend/notices/unsubscribe?token=${unsubscribeToken}`,
    },
  ]
}

type Values = Readonly<Record<string, string | number>>

/** Only our own texts may mark words **bold**, not user text. */
const renderPlainText = (key: string, values: Values) =>
  fillValues((catalogue[key] ?? key).replace(/\*\*(.+?)\*\*/g, '$1'), values, String)

function renderRichText(key: string, values: Values): string {
  const marked = escapeHtml(catalogue[key] ?? key).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
  return fillValues(marked, values, (value) => escapeHtml(String(value))).replaceAll('\n', '<br>')
}

function fillValues(
  sentence: string,
  values: Values,
  as: (value: string | number) => string,
): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : as(value)
  })
}
