import type { browseCalls } from '@fledge/contract/browse/calls.ts'
import type { BrowseQuery, CandidateCard } from '@fledge/contract/browse/schema.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/words.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { counted } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { lookupNames } from '../lookups/public.ts'
import { facetsOf, filterColumns, type Filtered, rowsOf } from './filter-columns.ts'
import { matchFor } from './match-facts.ts'
import { ranked } from './rank-columns.ts'
import { searchIndexOf } from './search-index.ts'
import * as store from './store.ts'
import { candidateCard, labelled, matchNames } from './views.ts'

type Calls = typeof browseCalls

interface Look {
  readonly db: Db
  readonly actor: CompanyMember
  readonly services: Services
}

type Sets = readonly Filtered[]

async function filtered({ db, actor, services }: Look, query: BrowseQuery): Promise<{ sets: Sets; plans: store.PlanRow[] }> {
  const columns = await searchIndexOf(services.database).read(db)
  const hidden = (await db.many(store.hiddenOf, actor.company)).map((row) => row.intern_id)
  return { sets: columns.map((one) => filterColumns(one, query, hidden, db.now)), plans: await db.many(store.plansForMatch, actor.company, query.ir_ids ?? []) }
}

interface Wanted {
  readonly rows: readonly Int32Array[]
  readonly sets: Sets
  readonly plans: readonly store.PlanRow[]
}
const countOf = ({ rows }: Wanted) => rows.reduce((sum, one) => sum + one.length, 0)
const wanted = (sets: Sets, plans: readonly store.PlanRow[], which: 'hits' | 'near'): Wanted => ({ sets, plans, rows: sets.map((set) => rowsOf(set, which)) })

async function pageOf({ db, actor }: Look, { rows, sets, plans }: Wanted, query: { sort?: BrowseSort | undefined; page?: number | undefined; per_page?: number | undefined }): Promise<CandidateCard[]> {
  const perPage = query.per_page ?? 10
  const from = ((query.page ?? 1) - 1) * perPage
  const pairs = sets.map((set, index) => ({ columns: set.columns, rows: rows[index] ?? new Int32Array() }))
  const ids = ranked(pairs, plans, query.sort ?? 'fit', db.now, from + perPage).slice(from).map((entry) => entry.id)
  if (ids.length === 0) return []
  const names = await matchNames(db)
  const cards = new Map((await db.many(store.cardsById, actor.company, ids)).map((row) => [row.intern_id, row]))
  return ids.flatMap((id) => {
    const row = cards.get(id)
    return row ? [candidateCard(row, plans, names, db.now)] : []
  })
}

export const browseCandidates: Handler<Calls['browseCandidates']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { sets, plans } = await filtered(look, query)
  const hits = wanted(sets, plans, 'hits')
  const options = plans.map((plan) => ({ plan_id: plan.plan_id, name: plan.name, skills_asked: plan.skill_ids.length }))
  const facets = labelled(facetsOf(sets, db.now), query, await matchNames(db), await lookupNames(db, 'specialisation'))
  return counted({ candidates: await pageOf(look, hits, query), plans: options, facets }, countOf(hits))
}

export const browseOther: Handler<Calls['browseOther']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { sets, plans } = await filtered(look, query)
  const near = wanted(sets, plans, 'near')
  return counted(await pageOf(look, near, query), countOf(near))
}

/** Best matches for the active plans; career fields hidden on the dashboard are left out. */
export const browseSuggestions: Handler<Calls['browseSuggestions']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { sets, plans } = await filtered(look, {})
  const hidden = new Set((await db.one(store.hiddenFields, actor.company))?.hidden_career_field_ids)
  const shown = plans.filter((plan) => plan.career_field_id === null || !hidden.has(plan.career_field_id))
  if (shown.length === 0) return counted([], 0)
  const rows = sets.map((set) => rowsOf(set, 'hits').filter((row) => !hidden.has(set.columns.field[row] ?? 0)))
  const fit = { sets, plans: shown, rows }
  return counted(await pageOf(look, fit, query), countOf(fit))
}

export const hideCareerField: Handler<Calls['hideCareerField']> = async ({ db, actor, body }) =>
  (await db.one(store.hideField, actor.company, body.career_field_id, body.hidden ?? true)) ?? { hidden_career_field_ids: [] }

/** A plan fits where the intern's career field is the plan's, or half of the score is met. */
export const eligibleCareerFields: Handler<Calls['eligibleCareerFields']> = async ({ db, actor, query }) => {
  const intern = await db.one(store.internOfApplication, actor.company, query.intern_application_id)
  const [row] = intern ? await db.many(store.factsById, [intern.intern_id]) : []
  if (!row) return counted([], 0)
  const [plans, names] = [await db.many(store.plansForMatch, actor.company, []), await matchNames(db)]
  const fits = plans.flatMap((plan) => {
    const name = plan.career_field_id === null ? undefined : names.fields.get(plan.career_field_id)
    const isFit = plan.career_field_id === row.career_field_id || matchFor(row, plan, db.now).score >= 50
    return plan.career_field_id !== null && name && isFit ? [{ career_field_id: plan.career_field_id, career_field_name: name, plan_id: plan.plan_id, plan_name: plan.name }] : []
  })
  return counted(fits, fits.length)
}
