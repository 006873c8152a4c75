import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { publishOwnImage } from '../files/public.ts'
import { setUserPicture } from '../sessions/public.ts'
import { findPocView } from './member-profile.ts'

export const setOwnPicture: Handler<typeof memberEndpoints.setOwnPicture> = async ({
  actor,
  db,
  body,
}) => {
  const file = await publishOwnImage(db, actor.userId, body.key)
  if (!file)
    throw new AppError('VALIDATION', {
      messageKey: 'companies.refused.file',
      fields: { key: translate('companies.refused.file') },
    })
  await setUserPicture(db, actor.userId, file)
  return findPocView(db, actor.company, actor.userId)
}
