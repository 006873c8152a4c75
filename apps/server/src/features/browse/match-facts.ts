import type { MatchView } from '@fledge/contract/matching/schema.ts'
import { getOverlapMinutes, defaultWorkingHours } from '@fledge/domain/matching/working-overlap.ts'
import { calculateMatch } from '@fledge/domain/matching/rules.ts'
import type { InternFacts, Match, PlanFacts } from '@fledge/domain/matching/types.ts'
import type { FactsRow, PlanRow } from './store.ts'

/** Hours per week are displayed with a match but do not affect the score. */
export type ScoredPlan = Omit<PlanRow, 'hours_a_week'>

/** Labels by list, as far as matches display them. */
export interface MatchNames {
  readonly fields: ReadonlyMap<number, string>
  readonly skills: ReadonlyMap<number, string>
  readonly projects: ReadonlyMap<number, string>
}

const texts = (ids: readonly number[]) => ids.map(String)
const monthOf = (day: string | null) => day?.slice(0, 7) ?? null

/**
 * Returns the day for which overlap is computed: the middle of the plan's first month, or of the
 * current month if that has passed.
 */
export function overlapDay(plan: ScoredPlan, now: Date): string {
  const month = now.toISOString().slice(0, 7)
  const start = monthOf(plan.start_month)
  return `${start !== null && start > month ? start : month}-15`
}

const overlaps = new Map<string, number>()
/** Returns the shared working minutes, cached per zones, hours and day. */
export function overlapOf(plan: ScoredPlan, zone: string, now: Date): number {
  const [day, hours] = [overlapDay(plan, now), { from: plan.working_from, to: plan.working_to }]
  const key = `${day} ${plan.zone} ${hours.from} ${hours.to} ${zone}`
  const known = overlaps.get(key)
  if (known !== undefined) return known
  const minutes = getOverlapMinutes(day, plan.zone, zone, hours, defaultWorkingHours)
  if (overlaps.size > 50_000) overlaps.clear()
  overlaps.set(key, minutes)
  return minutes
}

/**
 * Returns the length that a plan with a range requires of this intern: their own if it is within
 * the range, otherwise the nearer end.
 */
export function weeksAsked(plan: ScoredPlan, weeks: number | null): number | null {
  const low = plan.duration_min ?? plan.duration_max
  const high = plan.duration_max ?? plan.duration_min
  if (low === null || high === null) return null
  return weeks === null ? low : Math.min(high, Math.max(low, weeks))
}

type ScoredRow = Omit<FactsRow, 'intern_id' | 'hours_a_week'>
export const internFacts = (row: Omit<ScoredRow, 'time_zone'>): InternFacts => ({
  careerFieldIds: row.career_field_id === null ? [] : [String(row.career_field_id)],
  skillIds: texts(row.skill_ids),
  projectIds: texts(row.project_ids),
  startMonth: monthOf(row.start_month),
  weeks: row.duration_weeks,
})

export const planFacts = (plan: ScoredPlan, weeks: number | null): PlanFacts => ({
  careerFieldId: plan.career_field_id === null ? null : String(plan.career_field_id),
  skillIds: texts(plan.skill_ids),
  projectIds: texts(plan.project_type_ids),
  startMonth: monthOf(plan.start_month),
  weeks: weeksAsked(plan, weeks),
})

/** Computes the domain's match for an intern row and a plan. */
export function matchFor(intern: ScoredRow, plan: ScoredPlan, now: Date): Match {
  return calculateMatch(
    internFacts(intern),
    planFacts(plan, intern.duration_weeks),
    overlapOf(plan, intern.time_zone, now),
  )
}

const named = (ids: readonly number[], names: ReadonlyMap<number, string>) =>
  ids.flatMap((id) => names.get(id) ?? [])

/** Returns a match with the labels of its reasons. */
export function matchView(
  intern: Omit<FactsRow, 'intern_id'>,
  plan: PlanRow,
  names: MatchNames,
  now: Date,
): MatchView {
  const match = matchFor(intern, plan, now)
  return {
    plan_id: plan.plan_id,
    plan_name: plan.name,
    score: match.score,
    fits: match.fits,
    reasons: match.reasons.map((reason) => ({ ...reason, values: { ...reason.values } })),
    career_field:
      plan.career_field_id === null ? null : (names.fields.get(plan.career_field_id) ?? null),
    skills_met: named(
      plan.skill_ids.filter((id) => intern.skill_ids.includes(id)),
      names.skills,
    ),
    skills_missing: named(
      plan.skill_ids.filter((id) => !intern.skill_ids.includes(id)),
      names.skills,
    ),
    projects_shared: named(
      plan.project_type_ids.filter((id) => intern.project_ids.includes(id)),
      names.projects,
    ),
    hours_a_week: { plan: plan.hours_a_week, intern: intern.hours_a_week },
  }
}

/** Returns the best match of several plans, or null without plans. */
export function bestMatch(
  intern: Omit<FactsRow, 'intern_id'>,
  plans: readonly PlanRow[],
  names: MatchNames,
  now: Date,
): MatchView | null {
  return (
    plans
      .map((plan) => matchView(intern, plan, names, now))
      .toSorted((a, b) => b.score - a.score)[0] ?? null
  )
}
