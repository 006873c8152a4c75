import { fullOverlapMinutes } from './working-overlap.ts'
import {
  type InternFacts,
  type Match,
  type MatchCode,
  matchWeights,
  type MatchReason,
  type PlanFacts,
} from './types.ts'

type Share = Pick<MatchReason, 'share' | 'values'>

/**
 * Number of matching projects that counts as a full match, since few interns share all interests.
 */
const fullMatchProjects = 3

const toMonthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
const countMatching = (planIds: readonly string[], internIds: readonly string[]) =>
  new Set(planIds.filter((id) => internIds.includes(id))).size

function getListShare(
  planIds: readonly string[],
  internIds: readonly string[],
  enough: number,
): Share {
  const [have, of] = [countMatching(planIds, internIds), new Set(planIds).size]
  // A plan without requirements matches everyone.
  return { share: of === 0 ? 1 : Math.min(1, have / Math.min(of, enough)), values: { have, of } }
}

function getTimeShare(intern: InternFacts, plan: PlanFacts): Share {
  const values = {
    month: intern.startMonth ?? '',
    weeks: intern.durationWeeks ?? 0,
    planMonth: plan.startMonth ?? '',
    planWeeks: plan.durationWeeks ?? 0,
  }
  const { start, duration } = getTimeShares(values)
  return { share: (start + duration) / 2, values }
}

/**
 * Returns how well the start month and the duration match, 0 to 1 each.
 * @param values of the reason START_AND_DURATION
 */
export function getTimeShares({ month, planMonth, weeks, planWeeks }: MatchReason['values']): {
  readonly start: number
  readonly duration: number
} {
  const monthsApart =
    month && planMonth ? Math.abs(toMonthIndex(String(month)) - toMonthIndex(String(planMonth))) : 2
  return {
    start: Math.max(0, 1 - monthsApart / 2),
    duration:
      weeks && planWeeks ? Math.max(0, 1 - Math.abs(Number(weeks) - Number(planWeeks)) / 8) : 0,
  }
}

/**
 * Calculates how well an intern and a plan match; used for browse order, suggestions, relevant
 * requirements and matches.
 * @param overlap minutes in which both zones work, from `getOverlapMinutes`
 */
export function calculateMatch(intern: InternFacts, plan: PlanFacts, overlap: number): Match {
  const inField = plan.careerFieldId !== null && intern.careerFieldIds.includes(plan.careerFieldId)
  const shares: Record<MatchCode, Share> = {
    CAREER_FIELD: { share: inField ? 1 : 0, values: { fits: inField ? 1 : 0 } },
    SKILLS: getListShare(plan.skillIds, intern.skillIds, Number.POSITIVE_INFINITY),
    START_AND_DURATION: getTimeShare(intern, plan),
    WORKING_HOURS: {
      share: Math.min(1, Math.max(0, overlap) / fullOverlapMinutes),
      values: { hours: Math.round(overlap / 6) / 10 },
    },
    PROJECTS: getListShare(plan.projectIds, intern.projectIds, fullMatchProjects),
  }
  // The keys of the literal three lines above.
  const codes = Object.keys(shares) as MatchCode[]
  const reasons = codes.map((code) => ({ code, weight: matchWeights[code], ...shares[code] }))
  const score = Math.round(reasons.reduce((sum, reason) => sum + reason.share * reason.weight, 0))
  // Only a perfect score is shown as ten of ten.
  return {
    score,
    fits: score === 100 ? 10 : Math.min(9, Math.round(score / 10)),
    reasons: reasons.toSorted((a, b) => b.share * b.weight - a.share * a.weight),
  }
}
