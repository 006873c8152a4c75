import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import { translate } from '../../platform/texts.ts'
import { renderPlainPage } from './plain-page.ts'
import { rejectToken, createHtmlResponse } from './unsubscribe-responses.ts'

/** Mail scanners open links, so opening this one only asks for confirmation. */
export const unsubscribePage: Handler<typeof noticeEndpoints.unsubscribePage> = async ({
  query,
  services,
}) => {
  const of = readUnsubscribeToken(services.signer, query.token)
  if (!of || !canTurnOffMail(of.kind)) rejectToken()
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
