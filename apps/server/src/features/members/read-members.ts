import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { listHandOvers } from '../interviews/public.ts'
import { memberList } from './store.ts'
import { toMemberView } from './views.ts'
import { pocOfUser } from './queries/members.queries.ts'

type Endpoints = typeof memberEndpoints

export const listMembers: Handler<Endpoints['listMembers']> = async ({ actor, db, body, now }) => {
  const { rows, count } = await readPage(db, memberList, {
    scope: { company_id: actor.company },
    filters: {
      role: body.role,
      status: body.status,
      current: body.status === undefined,
      search: body.search,
    },
    paging: body,
  })
  return toPagedResult(
    rows.map((row) => toMemberView(row, actor, row.active_admins, now)),
    count,
  )
}

export const listHandover: Handler<Endpoints['listHandover']> = async ({ actor, db, query }) => {
  const row = await db.one(pocOfUser, { company_id: actor.company, user_id: query.user_id })
  if (!row) notFound()
  const list = await listHandOvers(db, actor.company, row.member_id)
  return toPagedResult(list, list.length)
}
