import { locale } from '@fledge/kernel/locale.ts'
import { catalogue } from '@fledge/contract/catalogue.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import { translate } from '../texts.ts'
import { formatRow, formatSubjectValue, formatValue } from './format-values.ts'
import type { DueMail } from './queries/mail.queries.ts'
import { type MailLink, type MailParts, renderHtmlMail, renderTextMail } from './render-layout.ts'

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

/** What the texts of an email are made of. */
export type MailTextSource = Pick<DueMail, 'kind' | 'content' | 'time_zone'>

/** Collapses text to one line: a line break in a subject would end its header. */
const toSingleLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const hasText = (key: string) => Object.hasOwn(catalogue, key)

/** The language of the texts and its direction. */
const language = { lang: locale, dir: 'ltr' } as const

/** Renders the subject of an email, in the recipient's time zone. */
export const renderSubject = (mail: MailTextSource): string =>
  toSingleLine(translate(`mails.${mail.kind}.subject`, formatValues(mail, formatSubjectValue)))

/**
 * Returns the subject of all emails of a kind, with “…” in place of each value: what is still known
 * of an email whose values were deleted or are for its recipient only.
 */
export function describeSubject(kind: string): string {
  const text = catalogue[`mails.${kind}.subject`] ?? kind
  // A plural has texts in braces of its own.
  const subject = toSingleLine(text.replace(/\{(?:[^{}]|\{[^{}]*\})*\}/g, '…'))
  // The programme team writes the whole subject of its messages.
  return subject === '…' ? translate(`notices.kinds.${kind.split('.')[0]}`) : subject
}

/**
 * Renders an outbox row from the catalogue's `mails.<kind>.…` as HTML and as plain text.
 * @throws if this release has no texts for the kind
 * @param parts what differs from the texts: another language or direction
 */
export function renderMail(
  mail: DueMail,
  addresses: MailAddresses,
  parts: Partial<Pick<MailParts, 'lang' | 'dir'>> = {},
): RenderedMail {
  // Another release, which runs beside this one, wrote it and will send it.
  if (!hasText(`mails.${mail.kind}.subject`)) throw new Error(`no texts for emails of ${mail.kind}`)
  const unsubscribeUrl = getUnsubscribeUrl(mail, addresses)
  const all = { ...composeParts(mail, addresses, unsubscribeUrl), ...parts }
  return {
    subject: renderSubject(mail),
    text: renderTextMail(all),
    html: renderHtmlMail(all),
    unsubscribeUrl,
  }
}

function composeParts(
  mail: DueMail,
  { publicUrl }: MailAddresses,
  unsubscribeUrl: string | null,
): MailParts {
  const values = formatValues(mail)
  const translatePart = (part: string) => {
    const key = `mails.${mail.kind}.${part}`
    return hasText(key) ? translate(key, values) : null
  }
  const label = translatePart('action')
  return {
    ...language,
    title: translate(`mails.${mail.kind}.title`, values),
    paragraphs: toParagraphs(translate(`mails.${mail.kind}.body`, values)),
    facts: mail.content.rows.map((row) => {
      const [name, value, ...details] = formatRow(row, mail.time_zone).map(({ text, link }) => ({
        text,
        url: link === null ? null : `${publicUrl}${link}`,
      }))
      return { label: name?.text ?? '', value: value ?? { text: '', url: null }, details }
    }),
    button: label === null ? null : { label, url: `${publicUrl}${mail.link}` },
    after: translatePart('after'),
    why: translate(getReasonKey(mail), values),
    links: listFooterLinks(mail, publicUrl, unsubscribeUrl),
  }
}

/** People's notes may contain line breaks. */
const toParagraphs = (text: string): readonly string[] =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const formatValues = ({ content, time_zone }: MailTextSource, format = formatValue): Values =>
  Object.fromEntries(
    Object.entries(content.values).map(([name, value]) => [name, format(value, time_zone)]),
  )

/**
 * Returns the text key of the reason for this email; an address without an account learns who
 * entered it and why.
 */
function getReasonKey({ kind, user_id }: DueMail): string {
  if (user_id) return 'mails.layout.why'
  return hasText(`mails.${kind}.why`) ? `mails.${kind}.why` : 'mails.layout.whyNoAccount'
}

const getUnsubscribeUrl = (
  { kind }: DueMail,
  { publicUrl, unsubscribeToken }: MailAddresses,
): string | null =>
  unsubscribeToken && canTurnOffMail(kind)
    ? `${publicUrl}/backend/notices/unsubscribe?token=${unsubscribeToken}`
    : null

/** Pages with the notification settings; the link of an email says whose area it belongs to. */
const settingsPages = [paths.intern, paths.company]

function listFooterLinks(
  { link, user_id }: DueMail,
  publicUrl: string,
  unsubscribeUrl: string | null,
): readonly MailLink[] {
  const area = settingsPages.find(({ index }) => link === index || link.startsWith(`${index}/`))
  const settings =
    user_id && area ? `${publicUrl}${buildPath(area.settings, {}, { tab: 'mails' })}` : null
  return [
    ...(settings ? [{ label: translate('mails.layout.settings'), url: settings }] : []),
    ...(unsubscribeUrl
      ? [{ label: translate('mails.layout.unsubscribe'), url: unsubscribeUrl }]
      : []),
  ]
}

type Values = Readonly<Record<string, string | number>>
