import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { renderPlainPage } from './plain-page.ts'
import { requireUnsubscribeToken, createHtmlResponse } from './unsubscribe-responses.ts'

/** Mail scanners open links, so opening this one only asks for confirmation. */
export const unsubscribePage: Handler<typeof noticeEndpoints.unsubscribePage> = async ({
  query,
  services,
}) => {
  const target = requireUnsubscribeToken(services.keyRing, query.token)
  const form = {
    action: `/backend/notices/unsubscribe?token=${encodeURIComponent(query.token)}`,
    button: translate('notices.unsubscribe.action'),
  }
  return createHtmlResponse(
    renderPlainPage({
      title: translate('notices.unsubscribe.title'),
      bodyText: translate('notices.unsubscribe.body', {
        kind: translate(`notices.kinds.${target.kind}`),
      }),
      form,
    }),
  )
}
