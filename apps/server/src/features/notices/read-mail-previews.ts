import type { MailReceiver } from '@fledge/contract/mail-example.ts'
import type { MailKind } from '@fledge/contract/mails.ts'
import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { escapeHtml as safe } from '../../platform/http/escape-html.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  getMailReceiver,
  isMailKind,
  mailKinds,
  maxSubjectLength,
  renderExampleMail,
} from '../../platform/mail/example-mail.ts'
import { translate } from '../../platform/texts.ts'
import { createFrameResponse, createPageResponse, renderFrame } from './mail-frame.ts'
import { renderHtmlPage } from './plain-page.ts'

const page = '/backend/dev/mail-previews'
const groups: readonly { readonly receiver: MailReceiver; readonly title: string }[] = [
  { receiver: 'intern', title: 'notices.previews.toIntern' },
  { receiver: 'company', title: 'notices.previews.toCompany' },
  { receiver: 'team', title: 'notices.previews.toTeam' },
]
const phoneWidth = 390
const desktopWidth = 700
const darkQuery = '(prefers-color-scheme: dark)'

/** Returns the list of all kinds of email, or one of them at all widths and in both schemes. */
export const mailPreviewPage: Handler<typeof noticeEndpoints.mailPreviewPage> = async ({
  query: { kind },
  services,
}) => {
  if (kind === undefined) return createPageResponse(renderKindList(services.env.publicUrl))
  return isMailKind(kind)
    ? createPageResponse(renderKind(kind, services.env.publicUrl))
    : notFound()
}

export const mailPreviewHtml: Handler<typeof noticeEndpoints.mailPreviewHtml> = async ({
  params: { kind },
  query: { scheme = 'light', dir = 'ltr' },
  services,
}) => {
  if (!isMailKind(kind)) return notFound()
  const { html } = renderExampleMail(kind, services.env.publicUrl, { lang: 'en', dir })
  // The scheme of the browser does not matter here.
  return createFrameResponse(html.replaceAll(darkQuery, scheme === 'dark' ? 'all' : 'not all'))
}

function renderKindList(publicUrl: string): string {
  const title = translate('notices.previews.title')
  const lists = groups.map(({ receiver, title: group }) => {
    const rows = mailKinds
      .filter((kind) => getMailReceiver(kind) === receiver)
      .map((kind) => {
        const { subject } = renderExampleMail(kind, publicUrl)
        return `<a class="row" href="${page}?kind=${safe(kind)}"><time>${safe(describeLength(subject))}</time><b>${safe(subject)}</b><span class="dim">${safe(kind)}</span></a>`
      })
    return `<h2>${safe(translate(group))}</h2><div class="card list" style="margin:8px 0 32px">${rows.join('')}</div>`
  })
  return renderHtmlPage(
    title,
    `<p><a href="/mailbox">${safe(translate('notices.mailbox.title'))}</a></p><h1>${safe(title)}</h1><p class="dim">${safe(translate('notices.previews.text', { max: maxSubjectLength }))}</p>${lists.join('')}`,
  )
}

const describeLength = ({ length }: string): string =>
  translate(length > maxSubjectLength ? 'notices.previews.tooLong' : 'notices.previews.subject', {
    length,
  })

function renderKind(kind: MailKind, publicUrl: string): string {
  const { subject, text } = renderExampleMail(kind, publicUrl)
  const frames = [phoneWidth, desktopWidth].flatMap((width) =>
    ['light', 'dark'].map((scheme) =>
      renderPreview(translate('notices.previews.frame', { width, scheme }), kind, scheme, width),
    ),
  )
  const rtl = renderPreview(translate('notices.previews.rtl'), kind, 'light&dir=rtl', phoneWidth)
  return renderHtmlPage(
    subject,
    `<p><a href="${page}">${safe(translate('notices.previews.title'))}</a></p><h1>${safe(subject)}</h1><p class="dim">${safe(kind)} · ${safe(describeLength(subject))}</p>${frames.join('')}${rtl}<h2>${safe(translate('notices.previews.plainText'))}</h2><pre>${safe(text)}</pre>`,
  )
}

const renderPreview = (title: string, kind: MailKind, scheme: string, width: number): string =>
  `<h2>${safe(title)}</h2><p>${renderFrame(title, `${page}/${kind}/html?scheme=${scheme}`, width)}</p>`
