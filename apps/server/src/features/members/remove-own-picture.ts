import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findPocView } from './member-profile.ts'
import { setMemberPicture } from './queries/members.queries.ts'

export const removeOwnPicture: Handler<typeof memberEndpoints.removeOwnPicture> = async ({
  actor,
  db,
}) => {
  await db.run(setMemberPicture, { user_id: actor.userId, file: null })
  return findPocView(db, actor.company, actor.userId)
}
