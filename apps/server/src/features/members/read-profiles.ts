import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import { pocs } from './store.ts'
import { toPocView } from './views.ts'
import { findPocView } from './member-profile.ts'

type Endpoints = typeof memberEndpoints

const pageSize = 10

export const listPocs: Handler<Endpoints['listPocs']> = async ({ actor, db, query }) => {
  const size = query.per_page ?? pageSize
  const rows = await db.many(
    pocs,
    actor.company,
    query.search ?? '',
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(rows.map(toPocView), rows[0]?.total ?? 0)
}

export const getPoc: Handler<Endpoints['getPoc']> = async ({ actor, db, query }) =>
  findPocView(db, actor.company, query.user_id)

export const getOwnProfile: Handler<Endpoints['getOwnProfile']> = async ({ actor, db }) =>
  findPocView(db, actor.company, actor.userId)

export const getLoginUser: Handler<Endpoints['getLoginUser']> = async ({ actor, db }) =>
  findPocView(db, actor.company, actor.userId)
