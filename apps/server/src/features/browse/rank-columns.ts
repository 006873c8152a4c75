import type { BrowseSort } from '@fledge/domain/browse/rules.ts'
import { matchWeights } from '@fledge/domain/matching/types.ts'
import { fullOverlapMinutes } from '@fledge/domain/matching/working-overlap.ts'
import {
  getOverlapDay,
  getPlanOverlapMinutes,
  type ScoredPlan,
  getRequiredWeeks,
} from './match-facts.ts'
import {
  type SearchColumns,
  type SearchEntry,
  type ValueLists,
  toMonthNumber,
  compareNewestFirst,
} from './search-columns.ts'

/** This many matching projects give full points, as in the domain. */
const fullScoreProjects = 3

interface CriterionPoints {
  readonly mask: Uint8Array
  /** Points by number of matching values. */
  readonly points: Float64Array
}

function createCriterion(
  ids: readonly number[],
  lists: ValueLists,
  enough: number,
  weight: number,
): CriterionPoints {
  const requiredIds = new Set(ids)
  const mask = new Uint8Array(lists.size)
  for (const id of requiredIds) if (id < lists.size) mask[id] = 1
  const of = Math.min(requiredIds.size, enough)
  // Criteria that the plan does not set count as met.
  return {
    mask,
    points: Float64Array.from(
      { length: requiredIds.size + 1 },
      (_, have) => (of === 0 ? 1 : Math.min(1, have / of)) * weight,
    ),
  }
}

function getCriterionPoints(
  { mask, points }: CriterionPoints,
  lists: ValueLists,
  row: number,
): number {
  let count = 0
  for (let at = lists.from[row] ?? 0, end = lists.from[row + 1] ?? 0; at < end; at += 1)
    count += mask[lists.ids[at] ?? 0] ?? 0
  return points[count] ?? 0
}

function getTimePoints(
  plan: ScoredPlan,
  planMonth: number | null,
  month: number,
  weeks: number,
): number {
  const requiredWeeks = getRequiredWeeks(plan, weeks)
  const monthShare = Math.max(0, 1 - (planMonth === null ? 2 : Math.abs(month - planMonth)) / 2)
  return (
    ((monthShare +
      (requiredWeeks === null ? 0 : Math.max(0, 1 - Math.abs(weeks - requiredWeeks) / 8))) /
      2) *
    matchWeights.START_AND_DURATION
  )
}

/**
 * Scores every row for one plan. Equals the domain's `matchOf(…).score` (checked by a property
 * test).
 */
export function scoreColumns(columns: SearchColumns, plan: ScoredPlan, now: Date): Uint8Array {
  const skills = createCriterion(
    plan.skill_ids,
    columns.skills,
    Number.POSITIVE_INFINITY,
    matchWeights.SKILLS,
  )
  const projects = createCriterion(
    plan.project_type_ids,
    columns.projects,
    fullScoreProjects,
    matchWeights.PROJECTS,
  )
  const hours = Float64Array.from(
    columns.zones,
    (zone) =>
      Math.min(1, Math.max(0, getPlanOverlapMinutes(plan, zone, now)) / fullOverlapMinutes) *
      matchWeights.WORKING_HOURS,
  )
  const planMonth = plan.start_month === null ? null : toMonthNumber(plan.start_month)
  const times = new Map<number, number>()
  const timeOf = (month: number, weeks: number) => {
    const key = month * 64 + weeks
    const timePoints = times.get(key) ?? getTimePoints(plan, planMonth, month, weeks)
    times.set(key, timePoints)
    return timePoints
  }
  const scores = new Uint8Array(columns.entries.length)
  for (let row = 0; row < scores.length; row += 1) {
    // Adds in the domain's order, so that rounding is identical.
    scores[row] = Math.round(
      (columns.field[row] === plan.career_field_id ? matchWeights.CAREER_FIELD : 0) +
        getCriterionPoints(skills, columns.skills, row) +
        timeOf(columns.month[row] ?? 0, columns.weeks[row] ?? 0) +
        (hours[columns.zone[row] ?? 0] ?? 0) +
        getCriterionPoints(projects, columns.projects, row),
    )
  }
  return scores
}

const scoreCache = new WeakMap<SearchColumns, Map<string, Uint8Array>>()
const maxCachedScores = 100

/** Caches scores, which remain valid as long as rows, plan and day do. */
function getCachedScores(columns: SearchColumns, plan: ScoredPlan, now: Date): Uint8Array {
  const scores = scoreCache.get(columns) ?? new Map<string, Uint8Array>()
  scoreCache.set(columns, scores)
  const key = `${getOverlapDay(plan, now)} ${JSON.stringify(plan)}`
  const cached = scores.get(key) ?? scoreColumns(columns, plan, now)
  if (scores.size >= maxCachedScores) scores.clear()
  scores.set(key, cached)
  return cached
}

function computeRanks(
  columns: SearchColumns,
  rows: Int32Array,
  plans: readonly ScoredPlan[],
  sort: BrowseSort,
  now: Date,
): Uint8Array | Uint16Array {
  const ranks = sort === 'start' ? new Uint16Array(rows.length) : new Uint8Array(rows.length)
  // Covers years up to 2100: an earlier start gets a higher rank.
  if (sort === 'start')
    for (let index = 0; index < rows.length; index += 1)
      ranks[index] = 30_000 - (columns.month[rows[index] ?? 0] ?? 0)
  if (sort !== 'fit') return ranks
  for (const plan of plans) {
    const scores = getCachedScores(columns, plan, now)
    for (let index = 0; index < rows.length; index += 1) {
      const score = scores[rows[index] ?? 0] ?? 0
      if (score > (ranks[index] ?? 0)) ranks[index] = score
    }
  }
  return ranks
}

interface RankedEntry {
  readonly entry: SearchEntry
  readonly rank: number
}

/**
 * Returns the first `limit` rows of one set by counting ranks. Rows are newest first, so among equal
 * ranks they are read from the end if the oldest come first.
 */
function selectBestEntries(
  { columns, rows }: RankedSet,
  ranks: Uint8Array | Uint16Array,
  limit: number,
  isNewestFirst: boolean,
): RankedEntry[] {
  const counts = new Int32Array(ranks instanceof Uint8Array ? 256 : 65_536)
  for (const rank of ranks) counts[rank] = (counts[rank] ?? 0) + 1
  let lowestRank = counts.length
  for (let sum = 0; lowestRank > 0 && sum < limit; sum += counts[lowestRank] ?? 0) lowestRank -= 1
  const found: RankedEntry[] = []
  let atLeast = limit - [...counts.subarray(lowestRank + 1)].reduce((sum, count) => sum + count, 0)
  for (let step = 0; step < rows.length; step += 1) {
    const index = isNewestFirst ? step : rows.length - 1 - step
    const rank = ranks[index] ?? 0
    if (rank < lowestRank || (rank === lowestRank && atLeast-- <= 0)) continue
    const entry = columns.entries[rows[index] ?? 0]
    if (entry) found.push({ entry, rank })
  }
  return found
}

interface RankedSet {
  readonly columns: SearchColumns
  readonly rows: Int32Array
}

/**
 * Ranks by the best score of the plans, or by the earliest start, with the longest-waiting intern
 * first among equals; or newest first.
 */
export function rankEntries(
  sets: readonly RankedSet[],
  plans: readonly ScoredPlan[],
  sort: BrowseSort,
  now: Date,
  limit: number,
): SearchEntry[] {
  const isNewestFirst = sort === 'newest'
  return sets
    .flatMap((set) =>
      selectBestEntries(
        set,
        computeRanks(set.columns, set.rows, plans, sort, now),
        limit,
        isNewestFirst,
      ),
    )
    .toSorted(
      (a, b) =>
        b.rank - a.rank ||
        (isNewestFirst
          ? compareNewestFirst(a.entry, b.entry)
          : compareNewestFirst(b.entry, a.entry)),
    )
    .slice(0, limit)
    .map((ranked) => ranked.entry)
}
