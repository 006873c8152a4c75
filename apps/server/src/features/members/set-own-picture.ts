import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { setMemberPicture, publishOwnImage } from './store.ts'
import { findPocView } from './member-profile.ts'

export const setOwnPicture: Handler<typeof memberEndpoints.setOwnPicture> = async ({
  actor,
  db,
  body,
}) => {
  const file = await db.one(publishOwnImage, body.key, actor.userId)
  if (!file)
    throw new AppError('VALIDATION', {
      messageKey: 'companies.refused.file',
      fields: { key: translate('companies.refused.file') },
    })
  await db.run(setMemberPicture, actor.userId, file.file_id)
  return findPocView(db, actor.company, actor.userId)
}
