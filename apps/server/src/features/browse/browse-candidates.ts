import type { browseCalls } from '@fledge/contract/browse/calls.ts'
import type { BrowseQuery, CandidateCard } from '@fledge/contract/browse/schema.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/words.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { counted } from '../../platform/http/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { filterEntries, type Filtered } from './filter-entries.ts'
import { matchFor } from './match-facts.ts'
import { type Entry, ranked, searchIndexOf } from './search-index.ts'
import * as store from './store.ts'
import { candidateCard, matchNames } from './views.ts'

type Calls = typeof browseCalls

interface Look {
  readonly db: Db
  readonly actor: CompanyMember
  readonly services: Services
}

async function filtered({ db, actor, services }: Look, query: BrowseQuery): Promise<{ found: Filtered; plans: store.PlanRow[] }> {
  const entries = await searchIndexOf(services.database).read(db)
  const hidden = new Set((await db.many(store.hiddenOf, actor.company)).map((row) => row.intern_id))
  return { found: filterEntries(entries, query, hidden, db.now), plans: await db.many(store.plansForMatch, actor.company, query.ir_ids ?? []) }
}

async function pageOf({ db, actor }: Look, entries: readonly Entry[], plans: readonly store.PlanRow[], query: { sort?: BrowseSort | undefined; page?: number | undefined; per_page?: number | undefined }): Promise<CandidateCard[]> {
  const perPage = query.per_page ?? 10
  const from = ((query.page ?? 1) - 1) * perPage
  const ids = ranked(entries, plans, query.sort ?? 'fit', db.now, from + perPage).slice(from).map((entry) => entry.id)
  if (ids.length === 0) return []
  const names = await matchNames(db)
  const rows = new Map((await db.many(store.cardsById, actor.company, ids)).map((row) => [row.intern_id, row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [candidateCard(row, plans, names, db.now)] : []
  })
}

export const browseCandidates: Handler<Calls['browseCandidates']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { found, plans } = await filtered(look, query)
  const options = plans.map((plan) => ({ plan_id: plan.plan_id, name: plan.name, skills_asked: plan.skill_ids.length }))
  return counted({ candidates: await pageOf(look, found.hits, plans, query), plans: options, facets: found.facets }, found.hits.length)
}

export const browseOther: Handler<Calls['browseOther']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { found, plans } = await filtered(look, query)
  return counted(await pageOf(look, found.near, plans, query), found.near.length)
}

/** Best matches for the active plans; career fields hidden on the dashboard are left out. */
export const browseSuggestions: Handler<Calls['browseSuggestions']> = async ({ db, actor, services, query }) => {
  const look = { db, actor, services }
  const { found, plans } = await filtered(look, {})
  const hidden = (await db.one(store.hiddenFields, actor.company))?.hidden_career_field_ids ?? []
  const shown = plans.filter((plan) => plan.career_field_id === null || !hidden.includes(plan.career_field_id))
  const entries = shown.length === 0 ? [] : found.hits.filter((entry) => !hidden.includes(entry.field))
  return counted(await pageOf(look, entries, shown, query), entries.length)
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
