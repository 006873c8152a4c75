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
import { listUnavailableInterns } from '../no-shows/public.ts'
import {
  countFacetValues,
  countHitsByField,
  filterColumns,
  type FilteredColumns,
  findMissedFilter,
  listFilteredRows,
} from './filter-columns.ts'
import { calculatePlanMatch } from './match-facts.ts'
import { rankEntries } from './rank-columns.ts'
import { getSearchIndex } from './search-index.ts'
import * as store from './store.ts'
import { toCandidateCard, loadCachedMatchNames, addFacetLabels, loadMatchNames } from './views.ts'

type Endpoints = typeof browseEndpoints

interface BrowseContext {
  readonly db: Db
  readonly actor: CompanyMember
  readonly services: Services
}

const contactedStages = candidatureStages.filter((stage) => !canBeSuggested(stage))

type FilteredSets = readonly FilteredColumns[]
type FilterNames = Awaited<ReturnType<typeof loadCachedMatchNames>>

interface FilterResult {
  readonly sets: FilteredSets
  readonly plans: readonly store.MatchPlanRow[]
  readonly names: FilterNames
  /** Hidden interns who are still in the index. */
  readonly hidden: readonly string[]
}

/** Drops unknown ids from the filter, which no intern could match. */
function dropUnknownIds(
  query: BrowseQuery,
  { specialisations, skills, projects }: FilterNames,
): BrowseQuery {
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

async function filterInterns(
  { db, actor, services }: BrowseContext,
  query: BrowseQuery,
  without: readonly string[] = [],
): Promise<FilterResult> {
  const [columns, marks, plans, names, unavailable] = await Promise.all([
    getSearchIndex(services.database).read(db),
    db.many(store.hiddenInterns, actor.company),
    db.many(store.plansForMatch, actor.company, query.ir_ids ?? []),
    loadCachedMatchNames(services.database),
    listUnavailableInterns(db),
  ])
  const marked = marks.map((row) => row.intern_id)
  const isThere = (id: string) => columns.some((one) => one.gone[one.at.get(id) ?? -1] === 0)
  return {
    sets: columns.map((one) =>
      filterColumns(
        one,
        dropUnknownIds(query, names),
        [...marked, ...without, ...unavailable],
        db.now,
      ),
    ),
    plans,
    names,
    hidden: marked.filter(isThere),
  }
}

interface RowSelection extends Pick<FilterResult, 'sets' | 'plans' | 'names'> {
  readonly rows: readonly Int32Array[]
}
const countSelection = ({ rows }: RowSelection) => rows.reduce((sum, one) => sum + one.length, 0)
const selectRows = (
  { sets, plans, names }: FilterResult,
  which: 'hits' | 'near',
): RowSelection => ({
  sets,
  plans,
  names,
  rows: sets.map((set) => listFilteredRows(set, which)),
})

async function loadCardPage(
  { db, actor }: BrowseContext,
  { rows, sets, plans, names }: RowSelection,
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
  const ids = rankEntries(pairs, plans, query.sort ?? 'fit', db.now, from + perPage)
    .slice(from)
    .map((entry) => entry.id)
  if (ids.length === 0) return []
  const cards = new Map(
    (await db.many(store.cardsById, actor.company, ids)).map((row) => [row.intern_id, row]),
  )
  return ids.flatMap((id) => {
    const row = cards.get(id)
    return row ? [toCandidateCard(row, plans, names, db.now)] : []
  })
}

const toPlanLabel = (plan: Pick<store.MatchPlanRow, 'name' | 'status'>) =>
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
  const found = await filterInterns(look, query)
  const { sets, plans, names } = found
  const hits = selectRows(found, 'hits')
  // The database loads the cards while the counts are computed here.
  const [page, choices] = [
    loadCardPage(look, hits, query),
    db.many(store.planChoices, actor.company, query.ir_ids ?? []),
  ]
  const options = plans.map((plan) => ({
    plan_id: plan.plan_id,
    name: toPlanLabel(plan),
    skills_asked: plan.skill_ids.length,
  }))
  const [facets, fields] = [
    addFacetLabels(countFacetValues(sets, db.now), query, names, names.specialisations),
    countHitsByField(sets),
  ]
  const [candidates, rows] = await Promise.all([page, choices])
  const irIds = rows.map((plan) => ({
    value: plan.plan_id,
    label: toPlanLabel(plan),
    count: fields.get(plan.career_field_id ?? 0) ?? 0,
  }))
  return toPagedResult(
    {
      candidates,
      plans: options,
      facets: { ...facets, ir_ids: irIds },
      hidden_count: found.hidden.length,
    },
    countSelection(hits),
  )
}

export const browseOther: Handler<Endpoints['browseOther']> = async ({
  db,
  actor,
  services,
  query,
}) => {
  const look = { db, actor, services }
  const near = selectRows(await filterInterns(look, query), 'near')
  const missed = (id: string) =>
    near.sets.map((set) => findMissedFilter(set, id)).find((name) => name !== null) ?? null
  return toPagedResult(
    (await loadCardPage(look, near, query)).map((card) => ({
      ...card,
      misses: missed(card.intern_id),
    })),
    countSelection(near),
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
  const spokenTo = (await db.many(store.internsAtStages, actor.company, contactedStages)).map(
    (row) => row.intern_id,
  )
  const found = await filterInterns(look, {}, spokenTo)
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
    listFilteredRows(set, 'hits').filter((row) => !hidden.has(set.columns.field[row] ?? 0)),
  )
  const fit = { sets, plans: shown, names, rows }
  return toPagedResult(
    { candidates: await loadCardPage(look, fit, query), career_fields: fields },
    countSelection(fit),
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
    await loadMatchNames(db),
  ]
  const fits = plans.flatMap((plan) => {
    const name = plan.career_field_id === null ? undefined : names.fields.get(plan.career_field_id)
    const isFit =
      plan.career_field_id === row.career_field_id ||
      calculatePlanMatch(row, plan, db.now).score >= 50
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
