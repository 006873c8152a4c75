import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { type InternScope, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { readFirst, readPage } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import { getMatchesByPair, getOwnMatches, findVisibleProfile } from '../browse/public.ts'
import { canSeeCandidature } from './candidature-visibility.ts'
import * as listStore from './list-store.ts'
import type * as listQueries from './queries/list.queries.ts'
import * as store from './queries/candidatures.queries.ts'
import { toCompanyCandidature, toInternCandidature } from './views.ts'

type Endpoints = typeof candidatureEndpoints

export const listCandidatures: Handler<Endpoints['listCandidatures']> = async ({
  actor,
  db,
  query,
}) => {
  const { rows, count } = await readPage(db, listStore.companyCandidatures, {
    scope: { company: actor.company },
    filters: {
      plans: query.plan_id,
      stages: query.stage,
      supervisor: query.supervisor_id,
      turn: query.turn,
      continuing: isRejected(actor.companyStatus),
      search: query.search,
    },
    paging: query,
  })
  const matches = await getMatchesByPair(
    db,
    rows.map((row) => ({ intern: row.intern_id, plan: row.plan_id })),
  )
  return toPagedResult(
    rows.map((row) =>
      toCompanyCandidature(row, matches.get(`${row.intern_id} ${row.plan_id}`)?.fits ?? null),
    ),
    count,
  )
}

export const listInternCandidatures: Handler<Endpoints['listInternCandidatures']> = async ({
  actor,
  db,
  query,
}) => {
  const { rows, count } = await readPage(db, listStore.internCandidatures, {
    scope: { intern: actor.intern },
    filters: { stages: query.stage },
    paging: query,
  })
  return toPagedResult(await addMatches(db, actor.intern, rows), count)
}

export const listByHostCompany: Handler<Endpoints['listByHostCompany']> = async ({
  actor,
  db,
  params,
}) => {
  const rows = await readFirst(db, listStore.internCandidatures, {
    scope: { intern: actor.intern },
    filters: { company: params.id },
    limit: 100,
  })
  return toPagedResult(await addMatches(db, actor.intern, rows), rows.length)
}

async function addMatches(db: Db, intern: InternScope, rows: readonly listQueries.ListRow[]) {
  const matches = await getOwnMatches(
    db,
    intern,
    rows.map((row) => row.plan_id),
  )
  return rows.map((row) => toInternCandidature(row, matches.get(row.plan_id) ?? null))
}

/**
 * Returns the intern of a candidature as browse shows them, plus what the stage reveals: the full
 * name, then contact details.
 */
export const getCandidatureIntern: Handler<Endpoints['getCandidatureIntern']> = async ({
  actor,
  db,
  params,
}) => {
  const row =
    (await db.one(store.candidatureById, {
      candidature_id: params.id,
      company_id: actor.company,
      intern_id: null,
    })) ?? notFound()
  if (!(await canSeeCandidature(db, actor, params.id))) notFound()
  const { intern_id: intern, plan_id: plan, stage } = row
  return (await findVisibleProfile(db, actor.company, intern, { plan, stage })) ?? notFound()
}
