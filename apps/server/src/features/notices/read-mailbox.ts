import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { readFirst, readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { escapeHtml as safe } from '../../platform/http/escape-html.ts'
import { translate } from '../../platform/texts.ts'
import { createFrameResponse, createPageResponse, renderFrame } from './mail-frame.ts'
import { renderHtmlPage } from './plain-page.ts'
import { mailbox } from './store.ts'
import { toMailView } from './views.ts'
import { type MailboxRow, mailboxMail } from './queries/notices.queries.ts'

export const listDevMails: Handler<typeof noticeEndpoints.listDevMails> = async ({ db, query }) => {
  const { rows, count } = await readPage(db, mailbox, {
    scope: {},
    filters: { to: query.to || null },
    paging: { page: query.page, per_page: query.per_page ?? 100 },
  })
  return toPagedResult(rows.map(toMailView), count)
}

export const mailboxHtml: Handler<typeof noticeEndpoints.mailboxHtml> = async ({ db, params }) => {
  const mail = await db.one(mailboxMail, { message_id: params.id })
  return mail ? createFrameResponse(mail.html) : notFound()
}

export const mailboxPage: Handler<typeof noticeEndpoints.mailboxPage> = async ({ db, query }) => {
  if (query.id === undefined)
    return createPageResponse(
      renderMailList(
        await readFirst(db, mailbox, { scope: {}, filters: { to: query.to || null }, limit: 100 }),
        query.to ?? '',
      ),
    )
  const mail = await db.one(mailboxMail, { message_id: query.id })
  return mail ? createPageResponse(renderMailItem(mail)) : notFound()
}

const getMailboxTitle = () => translate('notices.mailbox.title')
const formatMailTime = (at: string) => `${formatTime(at, 'UTC')} UTC`

function renderMailList(mails: readonly MailboxRow[], to: string): string {
  const form = `<form method="get" action="/mailbox"><label for="to">${safe(translate('notices.mailbox.filter'))}</label><input id="to" name="to" type="text" value="${safe(to)}"><button>${safe(translate('notices.mailbox.show'))}</button></form>`
  const rows = mails.map(
    (mail) =>
      `<a class="row" href="/mailbox?id=${safe(mail.message_id)}"><time>${safe(formatMailTime(mail.created_at))}</time><b>${safe(mail.subject)}</b><span class="dim">${safe(mail.to)}</span></a>`,
  )
  const body =
    rows.length > 0
      ? `<div class="card list">${rows.join('')}</div>`
      : `<div class="card"><p class="dim">${safe(translate('notices.mailbox.empty'))}</p></div>`
  return renderHtmlPage(
    getMailboxTitle(),
    `<h1>${safe(getMailboxTitle())}</h1><p class="dim">${safe(translate('notices.mailbox.says'))} <a href="/backend/dev/mail-previews">${safe(translate('notices.previews.title'))}</a></p>${form}${body}`,
  )
}

function renderMailItem(mail: MailboxRow): string {
  const head = `<p><a href="/mailbox">${safe(translate('notices.mailbox.back'))}</a></p><h1>${safe(mail.subject)}</h1><p class="dim">${safe(mail.to)} · ${safe(formatMailTime(mail.created_at))} · ${safe(mail.kind)}</p>`
  const frame = renderFrame(mail.subject, `/backend/dev/mails/${mail.message_id}/html`)
  return renderHtmlPage(
    mail.subject,
    `${head}${frame}<pre>${safe(mail.text)}</pre>${mail.ics ? `<pre>${safe(mail.ics)}</pre>` : ''}`,
  )
}
