import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'
import { renderPlainPage } from './plain-page.ts'
import { requireUnsubscribeToken, createHtmlResponse } from './unsubscribe-responses.ts'
import { disableEmailKind } from './queries/notices.queries.ts'

export const unsubscribe: Handler<typeof noticeEndpoints.unsubscribe> = async ({
  query,
  db,
  services,
}) => {
  const target = requireUnsubscribeToken(services.signer, query.token)
  await db.run(disableEmailKind, { user_id: target.userId, kind: target.kind })
  return createHtmlResponse(
    renderPlainPage({
      title: translate('notices.unsubscribed.title'),
      bodyText: translate('notices.unsubscribed.body', {
        kind: translate(`notices.kinds.${target.kind}`),
      }),
    }),
  )
}
