import type { memberEndpoints } from '@fledge/contract/members/endpoints.ts'
import { readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { pocs } from './store.ts'
import { toPocView } from './views.ts'
import { findPocView } from './member-profile.ts'

type Endpoints = typeof memberEndpoints

export const listPocs: Handler<Endpoints['listPocs']> = async ({ actor, db, query }) => {
  const { rows, count } = await readPage(db, pocs, {
    scope: { company: actor.company },
    filters: { search: query.search },
    paging: query,
  })
  return toPagedResult(rows.map(toPocView), count)
}

export const getPoc: Handler<Endpoints['getPoc']> = async ({ actor, db, query }) =>
  findPocView(db, actor.company, query.user_id)

export const getOwnProfile: Handler<Endpoints['getOwnProfile']> = async ({ actor, db }) =>
  findPocView(db, actor.company, actor.userId)

export const getLoginUser: Handler<Endpoints['getLoginUser']> = async ({ actor, db }) =>
  findPocView(db, actor.company, actor.userId)
