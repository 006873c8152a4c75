import type { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { type InternScope, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound } from '../../platform/http/refusal.ts'
import { getMatchesByPair, getOwnMatches, findVisibleProfile } from '../browse/public.ts'
import { canSeeCandidature } from './candidature-visibility.ts'
import * as listStore from './list-store.ts'
import * as store from './store.ts'
import { toCompanyCandidature, toInternCandidature } from './views.ts'

type Endpoints = typeof candidatureEndpoints

export const listCandidatures: Handler<Endpoints['listCandidatures']> = async ({
  actor,
  db,
  query,
}) => {
  const perPage = query.per_page ?? 10
  const rows = await db.many(
    listStore.companyList,
    actor.company,
    query.plan_id ?? [],
    query.stage ?? [],
    query.supervisor_id ?? null,
    query.turn ?? null,
    query.search || null,
    isRejected(actor.companyStatus),
    perPage,
    ((query.page ?? 1) - 1) * perPage,
  )
  const fits = await getMatchesByPair(
    db,
    rows.map((row) => ({ intern: row.intern_id, plan: row.plan_id })),
  )
  return toPagedResult(
    rows.map((row) =>
      toCompanyCandidature(row, fits.get(`${row.intern_id} ${row.plan_id}`)?.fits ?? null),
    ),
    rows[0]?.count ?? 0,
  )
}

export const listInternCandidatures: Handler<Endpoints['listInternCandidatures']> = async ({
  actor,
  db,
  query,
}) => {
  const perPage = query.per_page ?? 10
  const rows = await db.many(
    listStore.internList,
    actor.intern,
    null,
    query.stage ?? [],
    perPage,
    ((query.page ?? 1) - 1) * perPage,
  )
  return toPagedResult(await addMatches(db, actor.intern, rows), rows[0]?.count ?? 0)
}

export const listByHostCompany: Handler<Endpoints['listByHostCompany']> = async ({
  actor,
  db,
  params,
}) => {
  const rows = await db.many(listStore.internList, actor.intern, params.id, [], 100, 0)
  return toPagedResult(await addMatches(db, actor.intern, rows), rows.length)
}

async function addMatches(db: Db, intern: InternScope, rows: readonly listStore.ListRow[]) {
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
  const row = await db.one(store.candidatureById, params.id, actor.company, null)
  return row && (await canSeeCandidature(db, actor, params.id))
    ? ((await findVisibleProfile(db, actor.company, row.intern_id, {
        plan: row.plan_id,
        stage: row.stage,
      })) ?? notFound())
    : notFound()
}
