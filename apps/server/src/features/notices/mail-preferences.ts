import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse, refuse } from '../../platform/http/refusal.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import { translate } from '../../platform/texts.ts'
import { plainPage } from './plain-page.ts'
import { mailsOff, saveMailsOff, turnMailOff } from './store.ts'
import { preferencesView } from './views.ts'

export const noticePreferences: Handler<typeof noticeEndpoints.noticePreferences> = async ({
  actor,
  db,
}) => preferencesView((await db.one(mailsOff, actor.userId))?.off ?? [])

export const saveNoticePreferences: Handler<typeof noticeEndpoints.saveNoticePreferences> = async ({
  actor,
  db,
  body,
}) => {
  if (body.off.some((kind) => !canTurnOffMail(kind)))
    return refuse('VALIDATION', {
      messageKey: 'notices.refused.needed',
      fields: { off: translate('notices.refused.needed') },
    })
  await db.run(saveMailsOff, actor.userId, JSON.stringify([...new Set(body.off)]))
  return preferencesView(body.off)
}

const wrongToken = () => refuse('VALIDATION', { messageKey: 'notices.refused.token' })
const page = (html: string) =>
  new RawResponse('text/html; charset=utf-8', html, { 'referrer-policy': 'no-referrer' })

/** Mail scanners open links, so opening this one only asks for confirmation. */
export const unsubscribePage: Handler<typeof noticeEndpoints.unsubscribePage> = async ({
  query,
  services,
}) => {
  const of = readUnsubscribeToken(services.signer, query.token)
  if (!of || !canTurnOffMail(of.kind)) return wrongToken()
  const form = {
    action: `/backend/notices/unsubscribe?token=${encodeURIComponent(query.token)}`,
    button: translate('notices.unsubscribe.action'),
  }
  return page(
    plainPage({
      title: translate('notices.unsubscribe.title'),
      says: translate('notices.unsubscribe.body', { kind: translate(`notices.kinds.${of.kind}`) }),
      form,
    }),
  )
}

export const unsubscribe: Handler<typeof noticeEndpoints.unsubscribe> = async ({
  query,
  db,
  services,
}) => {
  const of = readUnsubscribeToken(services.signer, query.token)
  if (!of || !canTurnOffMail(of.kind)) return wrongToken()
  await db.run(turnMailOff, of.userId, of.kind)
  return page(
    plainPage({
      title: translate('notices.unsubscribed.title'),
      says: translate('notices.unsubscribed.body', { kind: translate(`notices.kinds.${of.kind}`) }),
    }),
  )
}
