import type { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { listHandOvers } from '../interviews/public.ts'
import * as members from './queries/member.queries.ts'

/** Lists the signed-in member's upcoming interviews, each with members who could take over. */
export const listOwnHandover: Handler<typeof accountEndpoints.listOwnHandover> = async ({
  actor,
  db,
}) => {
  const ownMember = await db.one(members.companyMemberOfUser, {
    company_id: actor.company,
    user_id: actor.userId,
  })
  const list = ownMember ? await listHandOvers(db, actor.company, ownMember.member_id) : []
  return toPagedResult(list, list.length)
}
