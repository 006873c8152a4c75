import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { listHandOvers } from '../interviews/public.ts'
import { members, pocOfUser } from './store.ts'
import { toMemberView } from './views.ts'

type Endpoints = typeof memberEndpoints

export const listMembers: Handler<Endpoints['listMembers']> = async ({ actor, db, body, now }) => {
  const size = body.per_page ?? 10
  const rows = await db.many(
    members,
    actor.company,
    body.search ?? '',
    body.role ?? null,
    body.status ?? null,
    size,
    ((body.page ?? 1) - 1) * size,
  )
  return toPagedResult(
    rows.map((row) => toMemberView(row, actor, row.active_admins, now)),
    rows[0]?.total ?? 0,
  )
}

export const listHandover: Handler<Endpoints['listHandover']> = async ({ actor, db, query }) => {
  const row = await db.one(pocOfUser, actor.company, query.user_id)
  if (!row) return notFound()
  const list = await listHandOvers(db, actor.company, row.member_id)
  return toPagedResult(list, list.length)
}
