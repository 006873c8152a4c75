import type { MatchView } from '@fledge/contract/matching/schema.ts'
import { getOverlapMinutes, defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { calculateMatch } from '@fledge/domain/matching/rules.ts'
import type { InternFacts, Match, PlanFacts } from '@fledge/domain/matching/types.ts'
import type { MatchFactsRow, MatchPlanRow } from './queries/browse.queries.ts'

/** Hours per week are displayed with a match but do not affect the score. */
export type ScoredPlan = Omit<MatchPlanRow, 'hours_a_week'>

/** Labels by list, as far as matches display them. */
export interface MatchNames {
  readonly fields: ReadonlyMap<number, string>
  readonly skills: ReadonlyMap<number, string>
  readonly projects: ReadonlyMap<number, string>
}

const toTexts = (ids: readonly number[]) => ids.map(String)
const toStartMonth = (day: string | null) => day?.slice(0, 7) ?? null

/**
 * Returns the day for which overlap is computed: the middle of the plan's first month, or of the
 * current month if that has passed.
 */
export function getOverlapDay(plan: ScoredPlan, now: Date): string {
  const month = now.toISOString().slice(0, 7)
  const start = toStartMonth(plan.start_month)
  return `${start !== null && start > month ? start : month}-15`
}

const overlapCache = new Map<string, number>()
/** Returns the shared working minutes, cached per zones, hours and day. */
export function getPlanOverlapMinutes(plan: ScoredPlan, zone: string, now: Date): number {
  const [day, hours] = [getOverlapDay(plan, now), { from: plan.working_from, to: plan.working_to }]
  const key = `${day} ${plan.zone} ${hours.from} ${hours.to} ${zone}`
  const cached = overlapCache.get(key)
  if (cached !== undefined) return cached
  const minutes = getOverlapMinutes(day, plan.zone, zone, hours, defaultWorkingHours)
  if (overlapCache.size > 50_000) overlapCache.clear()
  overlapCache.set(key, minutes)
  return minutes
}

/**
 * Returns the length that a plan with a range requires of this intern: their own if it is within
 * the range, otherwise the nearer end.
 */
export function getRequiredWeeks(plan: ScoredPlan, weeks: number | null): number | null {
  const min = plan.duration_min ?? plan.duration_max
  const max = plan.duration_max ?? plan.duration_min
  if (min === null || max === null) return null
  return weeks === null ? min : Math.min(max, Math.max(min, weeks))
}

type ScoredRow = Omit<MatchFactsRow, 'intern_id' | 'hours_a_week'>
export const toInternMatchFacts = (row: Omit<ScoredRow, 'time_zone'>): InternFacts => ({
  careerFieldIds: row.career_field_id === null ? [] : [String(row.career_field_id)],
  skillIds: toTexts(row.skill_ids),
  projectIds: toTexts(row.project_ids),
  startMonth: toStartMonth(row.start_month),
  durationWeeks: row.duration_weeks,
})

export const toPlanMatchFacts = (plan: ScoredPlan, weeks: number | null): PlanFacts => ({
  careerFieldId: plan.career_field_id === null ? null : String(plan.career_field_id),
  skillIds: toTexts(plan.skill_ids),
  projectIds: toTexts(plan.project_type_ids),
  startMonth: toStartMonth(plan.start_month),
  durationWeeks: getRequiredWeeks(plan, weeks),
})

/** Computes the domain's match for an intern row and a plan. */
export function calculatePlanMatch(intern: ScoredRow, plan: ScoredPlan, now: Date): Match {
  return calculateMatch(
    toInternMatchFacts(intern),
    toPlanMatchFacts(plan, intern.duration_weeks),
    getPlanOverlapMinutes(plan, intern.time_zone, now),
  )
}

const toNamedItems = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? [])

/** Returns a match with the labels of its reasons. */
export function toMatchView(
  intern: Omit<MatchFactsRow, 'intern_id'>,
  plan: MatchPlanRow,
  names: MatchNames,
  now: Date,
): MatchView {
  const match = calculatePlanMatch(intern, plan, now)
  return {
    plan_id: plan.plan_id,
    plan_name: plan.name,
    score: match.score,
    fits: match.fits,
    reasons: match.reasons.map((reason) => ({ ...reason, values: { ...reason.values } })),
    career_field:
      plan.career_field_id === null ? null : (names.fields.get(plan.career_field_id) ?? null),
    skills_met: toNamedItems(
      plan.skill_ids.filter((id) => intern.skill_ids.includes(id)),
      names.skills,
    ),
    skills_missing: toNamedItems(
      plan.skill_ids.filter((id) => !intern.skill_ids.includes(id)),
      names.skills,
    ),
    projects_shared: toNamedItems(
      plan.project_type_ids.filter((id) => intern.project_ids.includes(id)),
      names.projects,
    ),
    hours_a_week: { plan: plan.hours_a_week, intern: intern.hours_a_week },
  }
}

/** Returns the best match of several plans, or null without plans. */
export function findBestMatch(
  intern: Omit<MatchFactsRow, 'intern_id'>,
  plans: readonly MatchPlanRow[],
  names: MatchNames,
  now: Date,
): MatchView | null {
  return (
    plans
      .map((plan) => toMatchView(intern, plan, names, now))
      .toSorted((a, b) => b.score - a.score)[0] ?? null
  )
}
