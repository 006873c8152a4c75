import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { disableEmailKind } from '../sessions/public.ts'
import { renderPlainPage } from './plain-page.ts'
import { requireUnsubscribeToken, createHtmlResponse } from './unsubscribe-responses.ts'

export const unsubscribe: Handler<typeof noticeEndpoints.unsubscribe> = async ({
  query,
  db,
  services,
}) => {
  const target = requireUnsubscribeToken(services.keyRing, query.token)
  await disableEmailKind(db, target.userId, target.kind)
  return createHtmlResponse(
    renderPlainPage({
      title: translate('notices.unsubscribed.title'),
      bodyText: translate('notices.unsubscribed.body', {
        kind: translate(`notices.kinds.${target.kind}`),
      }),
    }),
  )
}
