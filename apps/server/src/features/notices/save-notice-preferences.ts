import type { noticeEndpoints } from '@fledge/contract/notices/endpoints.ts'
import { canTurnOffMail } from '@fledge/domain/notices/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { saveDisabledEmailKinds } from '../sessions/public.ts'
import { toPreferencesView } from './views.ts'

export const saveNoticePreferences: Handler<typeof noticeEndpoints.saveNoticePreferences> = async ({
  actor,
  db,
  body,
}) => {
  if (body.off.some((kind) => !canTurnOffMail(kind)))
    throw new AppError('VALIDATION', {
      messageKey: 'notices.refused.needed',
      fields: { off: translate('notices.refused.needed') },
    })
  await saveDisabledEmailKinds(db, actor.userId, [...new Set(body.off)])
  return toPreferencesView(body.off)
}
