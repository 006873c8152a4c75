import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readUnsubscribeToken } from '../../platform/mail/unsubscribe-link.ts'
import { translate } from '../../platform/texts.ts'
import { renderPlainPage } from './plain-page.ts'
import { disableEmailKind } from './store.ts'
import { rejectToken, createHtmlResponse } from './unsubscribe-responses.ts'

export const unsubscribe: Handler<typeof noticeEndpoints.unsubscribe> = async ({
  query,
  db,
  services,
}) => {
  const of = readUnsubscribeToken(services.signer, query.token)
  if (!of || !canTurnOffMail(of.kind)) rejectToken()
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
