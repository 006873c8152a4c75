import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { listHandOvers } from '../interviews/public.ts'
import * as members from './member-store.ts'

/** Lists the signed-in member's upcoming interviews, each with members who could take over. */
export const listOwnHandover: Handler<typeof accountEndpoints.listOwnHandover> = async ({
  actor,
  db,
}) => {
  const own = await db.one(members.companyMemberOfUser, actor.company, actor.userId)
  const list = own ? await listHandOvers(db, actor.company, own.member_id) : []
  return toPagedResult(list, list.length)
}
