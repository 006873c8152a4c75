import Mustache from 'mustache'
import { escapeHtml } from '../http/escape-html.ts'
import { compiledLayout } from './compiled-layout.ts'

export interface MailLink {
  readonly label: string
  readonly url: string
}

/** A line of the list of facts: “When”, “Thu 26 Nov, 16:30 Lagos”, “17:30 Berlin”. */
export interface MailFact {
  readonly label: string
  readonly value: MailFactPart
  readonly details: readonly MailFactPart[]
}

/** A text that can be a link. */
interface MailFactPart {
  readonly text: string
  readonly url: string | null
}

const formatPart = ({ text, url }: MailFactPart) => (url === null ? text : `${text} (${url})`)

/** The contents of an email in reading order, all plain text. */
export interface MailParts {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly facts: readonly MailFact[]
  readonly button: MailLink | null
  /** A remark below the button. */
  readonly after: string | null
  /** Why the recipient gets this email. */
  readonly why: string
  /** Notification settings, unsubscribe. */
  readonly links: readonly MailLink[]
}

/** Fills the preview line of an inbox, so that it ends where the preheader ends. */
const preheaderSpace = '&#847;&zwnj;&nbsp;'.repeat(80)

Mustache.parse(compiledLayout)

/** Renders the HTML of an email from the layout (layout.mjml), with every value escaped. */
export function renderHtmlMail(parts: MailParts): string {
  const view = {
    ...parts,
    start: parts.dir === 'rtl' ? 'right' : 'left',
    // The inbox shows the subject next to it, which has the same text as the title.
    preheader: parts.paragraphs.join(' '),
    preheaderSpace,
    hasFacts: parts.facts.length > 0,
    hasLinks: parts.links.length > 0,
  }
  return Mustache.render(compiledLayout, view, undefined, { escape: escapeHtml })
}

/** Renders the plain-text alternative, which says the same in the same order. */
export function renderTextMail(parts: MailParts): string {
  const blocks = [
    parts.title,
    ...parts.paragraphs,
    parts.facts
      .map(
        ({ label, value, details }) =>
          `${label}: ${[value, ...details].map(formatPart).join(', ')}`,
      )
      .join('\n'),
    parts.button ? `${parts.button.label}:\n${parts.button.url}` : '',
    parts.after ?? '',
    ['-- ', parts.why, ...parts.links.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ]
  return blocks.filter((block) => block !== '').join('\n\n')
}
