import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { setMemberPicture } from './store.ts'
import { findPocView } from './member-profile.ts'

export const removeOwnPicture: Handler<typeof memberEndpoints.removeOwnPicture> = async ({
  actor,
  db,
}) => {
  await db.run(setMemberPicture, actor.userId, null)
  return findPocView(db, actor.company, actor.userId)
}
