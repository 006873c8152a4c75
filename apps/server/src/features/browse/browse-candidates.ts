import type { browseEndpoints } from '@fledge/contract/browse/endpoints.ts'
import type { BrowseQuery, CandidateCardView } from '@fledge/contract/browse/schema.ts'
import { canBeSuggested } from '@fledge/domain/candidatures/rules.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import type { CompanyMember } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult } from '../../platform/http/refusal.ts'
import type { Services } from '../../platform/services.ts'
import { translate } from '../../platform/texts.ts'
import { unavailableInterns } from '../no-shows/public.ts'
import {
  facetsOf,
  fieldCounts,
  filterColumns,
  type Filtered,
  missedBy,
  rowsOf,
} from './filter-columns.ts'
import { matchFor } from './match-facts.ts'
import { ranked } from './rank-columns.ts'
import { searchIndexOf } from './search-index.ts'
import * as store from './store.ts'
import { candidateCard, keptMatchNames, labelled, matchNames } from './views.ts'

type Endpoints = typeof browseEndpoints

interface Look {
  readonly db: Db
  readonly actor: CompanyMember
  readonly services: Services
}

const spokenToStages = candidatureStages.filter((stage) => !canBeSuggested(stage))

type Sets = readonly Filtered[]
type Names = Awaited<ReturnType<typeof keptMatchNames>>

interface Found {
  readonly sets: Sets
  readonly plans: readonly store.PlanRow[]
  readonly names: Names
  /** Hidden interns who are still in the index. */
  readonly hidden: readonly string[]
}

/** Drops unknown ids from the filter, which no intern could match. */
function known(query: BrowseQuery, { specialisations, skills, projects }: Names): BrowseQuery {
  const of = (ids: readonly number[] | undefined, names: ReadonlyMap<number, string>) => {
    const there = ids?.filter((id) => names.has(id))
    return there && there.length > 0 ? there : undefined
  }
  return {
    ...query,
    specialisations: of(query.specialisations, specialisations),
    skills: of(query.skills, skills),
    projects: of(query.projects, projects),
  }
}

async function filtered(
  { db, actor, services }: Look,
  query: BrowseQuery,
  without: readonly string[] = [],
): Promise<Found> {
  const [columns, marks, plans, names, unavailable] = await Promise.all([
    searchIndexOf(services.database).read(db),
    db.many(store.hiddenOf, actor.company),
    db.many(store.plansForMatch, actor.company, query.ir_ids ?? []),
    keptMatchNames(services.database),
    unavailableInterns(db),
  ])
  const marked = marks.map((row) => row.intern_id)
  const isThere = (id: string) => columns.some((one) => one.gone[one.at.get(id) ?? -1] === 0)
  return {
    sets: columns.map((one) =>
      filterColumns(one, known(query, names), [...marked, ...without, ...unavailable], db.now),
    ),
    plans,
    names,
    hidden: marked.filter(isThere),
  }
}

interface Wanted extends Pick<Found, 'sets' | 'plans' | 'names'> {
  readonly rows: readonly Int32Array[]
}
const countOf = ({ rows }: Wanted) => rows.reduce((sum, one) => sum + one.length, 0)
const wanted = ({ sets, plans, names }: Found, which: 'hits' | 'near'): Wanted => ({
  sets,
  plans,
  names,
  rows: sets.map((set) => rowsOf(set, which)),
})

async function pageOf(
  { db, actor }: Look,
  { rows, sets, plans, names }: Wanted,
  query: {
    sort?: BrowseSort | undefined
    page?: number | undefined
    per_page?: number | undefined
  },
): Promise<CandidateCardView[]> {
  const perPage = query.per_page ?? 10
  const from = ((query.page ?? 1) - 1) * perPage
  const pairs = sets.map((set, index) => ({
    columns: set.columns,
    rows: rows[index] ?? new Int32Array(),
  }))
  const ids = ranked(pairs, plans, query.sort ?? 'fit', db.now, from + perPage)
    .slice(from)
    .map((entry) => entry.id)
  if (ids.length === 0) return []
  const cards = new Map(
    (await db.many(store.cardsById, actor.company, ids)).map((row) => [row.intern_id, row]),
  )
  return ids.flatMap((id) => {
    const row = cards.get(id)
    return row ? [candidateCard(row, plans, names, db.now)] : []
  })
}

const nameOf = (plan: Pick<store.PlanRow, 'name' | 'status'>) =>
  planMachine.can('restore', plan.status, 'company')
    ? translate('plans.archivedName', { name: plan.name })
    : plan.name

export const browseCandidates: Handler<Endpoints['browseCandidates']> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const found = await filtered(look, query)
  const { sets, plans, names } = found
  const hits = wanted(found, 'hits')
  // The database loads the cards while the counts are computed here.
  const [page, choices] = [
    pageOf(look, hits, query),
    db.many(store.planChoices, actor.company, query.ir_ids ?? []),
  ]
  const options = plans.map((plan) => ({
    plan_id: plan.plan_id,
    name: nameOf(plan),
    skills_asked: plan.skill_ids.length,
  }))
  const [facets, fields] = [
    labelled(facetsOf(sets, db.now), query, names, names.specialisations),
    fieldCounts(sets),
  ]
  const [candidates, rows] = await Promise.all([page, choices])
  const irIds = rows.map((plan) => ({
    value: plan.plan_id,
    label: nameOf(plan),
    count: fields.get(plan.career_field_id ?? 0) ?? 0,
  }))
  return toPagedResult(
    {
      candidates,
      plans: options,
      facets: { ...facets, ir_ids: irIds },
      hidden_count: found.hidden.length,
    },
    countOf(hits),
  )
}

export const browseOther: Handler<Endpoints['browseOther']> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const near = wanted(await filtered(look, query), 'near')
  const missed = (id: string) =>
    near.sets.map((set) => missedBy(set, id)).find((name) => name !== null) ?? null
  return toPagedResult(
    (await pageOf(look, near, query)).map((card) => ({ ...card, misses: missed(card.intern_id) })),
    countOf(near),
  )
}

/**
 * Returns the best matches for the active plans, without career fields hidden on the dashboard and
 * without interns who have an interview or offer in progress.
 */
export const browseSuggestions: Handler<Endpoints['browseSuggestions']> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const spokenTo = (await db.many(store.internsAtStages, actor.company, spokenToStages)).map(
    (row) => row.intern_id,
  )
  const found = await filtered(look, {}, spokenTo)
  const { sets, plans, names } = found
  const hidden = new Set((await db.one(store.hiddenFields, actor.company))?.hidden_career_field_ids)
  const shown = plans.filter(
    (plan) => plan.career_field_id === null || !hidden.has(plan.career_field_id),
  )
  const ids = new Set([...plans.flatMap((plan) => plan.career_field_id ?? []), ...hidden])
  const fields = [...ids]
    .map((id) => ({
      career_field_id: id,
      career_field_name: names.fields.get(id) ?? '',
      is_hidden: hidden.has(id),
    }))
    .filter((field) => field.career_field_name !== '')
  if (shown.length === 0) return toPagedResult({ candidates: [], career_fields: fields }, 0)
  const rows = sets.map((set) =>
    rowsOf(set, 'hits').filter((row) => !hidden.has(set.columns.field[row] ?? 0)),
  )
  const fit = { sets, plans: shown, names, rows }
  return toPagedResult(
    { candidates: await pageOf(look, fit, query), career_fields: fields },
    countOf(fit),
  )
}

export const hideCareerField: Handler<Endpoints['hideCareerField']> = async ({ db, actor, body }) =>
  (await db.one(store.hideField, actor.company, body.career_field_id, body.hidden ?? true)) ?? {
    hidden_career_field_ids: [],
  }

/** A plan fits if it has the intern's career field, or if the intern reaches half of the score. */
export const eligibleCareerFields: Handler<Endpoints['eligibleCareerFields']> = async ({
  db,
  actor,
  query,
}) => {
  const intern = await db.one(store.internOfApplication, actor.company, query.intern_application_id)
  const [row] = intern ? await db.many(store.factsById, [intern.intern_id]) : []
  if (!row) return toPagedResult([], 0)
  const [plans, names] = [
    await db.many(store.plansForMatch, actor.company, []),
    await matchNames(db),
  ]
  const fits = plans.flatMap((plan) => {
    const name = plan.career_field_id === null ? undefined : names.fields.get(plan.career_field_id)
    const isFit =
      plan.career_field_id === row.career_field_id || matchFor(row, plan, db.now).score >= 50
    return plan.career_field_id !== null && name && isFit
      ? [
          {
            career_field_id: plan.career_field_id,
            career_field_name: name,
            plan_id: plan.plan_id,
            plan_name: plan.name,
          },
        ]
      : []
  })
  return toPagedResult(fits, fits.length)
}
