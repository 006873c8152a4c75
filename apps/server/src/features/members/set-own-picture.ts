import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findPocView } from './member-profile.ts'
import { setMemberPicture, publishOwnImage } from './queries/members.queries.ts'

export const setOwnPicture: Handler<typeof memberEndpoints.setOwnPicture> = async ({
  actor,
  db,
  body,
}) => {
  const file = await db.one(publishOwnImage, { key: body.key, user: actor.userId })
  if (!file)
    throw new AppError('VALIDATION', {
      messageKey: 'companies.refused.file',
      fields: { key: translate('companies.refused.file') },
    })
  await db.run(setMemberPicture, { user_id: actor.userId, file: file.file_id })
  return findPocView(db, actor.company, actor.userId)
}
