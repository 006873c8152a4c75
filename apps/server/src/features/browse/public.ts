import type { CandidateCardView } from '@fledge/contract/browse/schema.ts'
import type { MatchView } from '@fledge/contract/matching/schema.ts'
import type { Match } from '@fledge/domain/matching/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { getLookupNames } from '../lookups/public.ts'
import { calculatePlanMatch, toMatchView } from './match-facts.ts'
import * as store from './queries/browse.queries.ts'
import {
  toBrowseFileUrl,
  toCandidateCard,
  loadMatchNames,
  toCandidateProfileView,
} from './views.ts'

/** Returns the matches of pairs, keyed `<intern> <plan>`, with two statements. */
export async function getMatchesByPair(
  db: Db,
  pairs: readonly { intern: string; plan: string }[],
): Promise<ReadonlyMap<string, Match>> {
  if (pairs.length === 0) return new Map()
  const interns = new Map(
    (
      await db.many(store.factsById, { intern_ids: [...new Set(pairs.map((pair) => pair.intern))] })
    ).map((row) => [row.intern_id, row]),
  )
  const plans = new Map(
    (
      await db.many(store.plansById, { plan_ids: [...new Set(pairs.map((pair) => pair.plan))] })
    ).map((row) => [row.plan_id, row]),
  )
  return new Map(
    pairs.flatMap(({ intern, plan }) => {
      const [internFacts, planFacts] = [interns.get(intern), plans.get(plan)]
      return internFacts && planFacts
        ? [[`${intern} ${plan}`, calculatePlanMatch(internFacts, planFacts, db.now)] as const]
        : []
    }),
  )
}

/** Most open plans that are compared for one intern. */
const maxComparedPlans = 500

/** Returns the plans with openings that fit an intern best, with the reasons. */
export async function findMatchingOpenings(db: Db, intern: string, limit: number) {
  const [[row], plans, names] = [
    await db.many(store.factsById, { intern_ids: [intern] }),
    await db.many(store.openPlansFor, { intern_id: intern, limit: maxComparedPlans }),
    await loadMatchNames(db),
  ]
  if (!row) return []
  return plans
    .map((plan) => ({ plan, score: calculatePlanMatch(row, plan, db.now).score }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ plan }) => ({
      company: {
        company_id: plan.company_id,
        name: plan.company_name,
        slug: plan.company_slug,
        logo_url: toBrowseFileUrl(plan.logo_file_id),
        time_zone: plan.company_time_zone,
      },
      openings_left: plan.openings_left,
      match: toMatchView(row, plan, names, db.now),
    }))
}

/** Returns how well an intern's own candidatures match, with reasons, by plan. */
export async function getOwnMatches(
  db: Db,
  intern: InternScope,
  planIds: readonly string[],
): Promise<ReadonlyMap<string, MatchView>> {
  if (planIds.length === 0) return new Map()
  const [[row], plans, names] = [
    await db.many(store.factsById, { intern_ids: [intern] }),
    await db.many(store.plansById, { plan_ids: [...new Set(planIds)] }),
    await loadMatchNames(db),
  ]
  return new Map(
    row ? plans.map((plan) => [plan.plan_id, toMatchView(row, plan, names, db.now)]) : [],
  )
}

/**
 * Returns an intern's profile as visible to a company, or undefined without access.
 * @param relation candidature that grants more access than browse
 */
export async function findVisibleProfile(
  db: Db,
  company: CompanyScope,
  intern: string,
  relation: { plan: string | null; stage: CandidatureStage | null },
) {
  const row = await db.one(store.profileById, { company_id: company, intern_id: intern })
  if (!row) return undefined
  const plans = await db.many(store.plansForMatch, {
    company_id: company,
    plan_ids: relation.plan ? [relation.plan] : [],
  })
  const [plan] = plans.toSorted(
    (a, b) => calculatePlanMatch(row, b, db.now).score - calculatePlanMatch(row, a, db.now).score,
  )
  return toCandidateProfileView(
    row,
    relation.stage ?? row.candidature?.stage ?? null,
    plan ?? null,
    await loadMatchNames(db),
    await getLookupNames(db, 'specialisation'),
    db.now,
  )
}

/**
 * Returns cards of interns by id, each with its best match for the plans. A shortlist keeps interns
 * who are no longer in browse.
 */
export async function getCandidateCards(
  db: Db,
  company: CompanyScope,
  interns: readonly string[],
  planIds: readonly string[],
): Promise<ReadonlyMap<string, CandidateCardView>> {
  if (interns.length === 0) return new Map()
  const [rows, plans, names] = [
    await db.many(store.anyCardsById, { company_id: company, intern_ids: interns }),
    await db.many(store.plansForMatch, { company_id: company, plan_ids: planIds }),
    await loadMatchNames(db),
  ]
  return new Map(rows.map((row) => [row.intern_id, toCandidateCard(row, plans, names, db.now)]))
}
