import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse, refuse } from '../../platform/http/refusal.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import { translate } from '../../platform/texts.ts'
import { renderPlainPage } from './plain-page.ts'
import { disabledEmailKinds, saveDisabledEmailKinds, disableEmailKind } from './store.ts'
import { toPreferencesView } from './views.ts'

export const noticePreferences: Handler<typeof noticeEndpoints.noticePreferences> = async ({
  actor,
  db,
}) => toPreferencesView((await db.one(disabledEmailKinds, actor.userId))?.off ?? [])

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
  await db.run(saveDisabledEmailKinds, actor.userId, JSON.stringify([...new Set(body.off)]))
  return toPreferencesView(body.off)
}

const refuseWrongToken = () => refuse('VALIDATION', { messageKey: 'notices.refused.token' })
const createHtmlResponse = (html: string) =>
  new RawResponse('text/html; charset=utf-8', html, { 'referrer-policy': 'no-referrer' })

/** Mail scanners open links, so opening this one only asks for confirmation. */
export const unsubscribePage: Handler<typeof noticeEndpoints.unsubscribePage> = async ({
  query,
  services,
}) => {
  const of = readUnsubscribeToken(services.signer, query.token)
  if (!of || !canTurnOffMail(of.kind)) return refuseWrongToken()
  const form = {
    action: `/backend/notices/unsubscribe?token=${encodeURIComponent(query.token)}`,
    button: translate('notices.unsubscribe.action'),
  }
  return createHtmlResponse(
    renderPlainPage({
      title: translate('notices.unsubscribe.title'),
      bodyText: translate('notices.unsubscribe.body', {
        kind: translate(`notices.kinds.${of.kind}`),
      }),
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
  if (!of || !canTurnOffMail(of.kind)) return refuseWrongToken()
  await db.run(disableEmailKind, of.userId, of.kind)
  return createHtmlResponse(
    renderPlainPage({
      title: translate('notices.unsubscribed.title'),
      bodyText: translate('notices.unsubscribed.body', {
        kind: translate(`notices.kinds.${of.kind}`),
      }),
    }),
  )
}
