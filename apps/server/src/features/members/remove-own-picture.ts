import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { setUserPicture } from '../sessions/public.ts'
import { findPocView } from './member-profile.ts'

export const removeOwnPicture: Handler<typeof memberEndpoints.removeOwnPicture> = async ({
  actor,
  db,
}) => {
  await setUserPicture(db, actor.userId, null)
  return findPocView(db, actor.company, actor.userId)
}
