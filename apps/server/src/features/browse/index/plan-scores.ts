import { matchWeights } from '@fledge/domain/matching/types.ts'
import { fullOverlapMinutes } from '@fledge/domain/matching/working-overlap.ts'
import {
  getOverlapDay,
  getPlanOverlapMinutes,
  getRequiredWeeks,
  type ScoredPlan,
} from '../match-facts.ts'
import { toMonthNumber } from '../month-number.ts'
import { hasBit } from './bits.ts'
import type { InternRows } from './intern-rows.ts'
import { codeAt, type ValueCodes } from './value-codes.ts'

/** This many matching projects give full points, as in the domain. */
const fullScoreProjects = 3

interface Criterion {
  /** Codes that the plan asks for. */
  readonly codes: readonly number[]
  /** Points by number of matching values. */
  readonly points: Float64Array
}

function createCriterion(
  values: ValueCodes,
  kind: 'skills' | 'projects',
  ids: readonly number[],
  enough: number,
): Criterion {
  const required = new Set(ids)
  const of = Math.min(required.size, enough)
  const weight = kind === 'skills' ? matchWeights.SKILLS : matchWeights.PROJECTS
  return {
    codes: [...required].flatMap((id) => values.find(kind, id) ?? []),
    // Criteria that the plan does not set count as met.
    points: Float64Array.from(
      { length: required.size + 1 },
      (_, have) => (of === 0 ? 1 : Math.min(1, have / of)) * weight,
    ),
  }
}

function getTimePoints(plan: ScoredPlan, month: number, weeks: number): number {
  const planMonth = plan.start_month === null ? null : toMonthNumber(plan.start_month)
  const requiredWeeks = getRequiredWeeks(plan, weeks)
  const monthShare = Math.max(0, 1 - (planMonth === null ? 2 : Math.abs(month - planMonth)) / 2)
  const weeksShare =
    requiredWeeks === null ? 0 : Math.max(0, 1 - Math.abs(weeks - requiredWeeks) / 8)
  return ((monthShare + weeksShare) / 2) * matchWeights.START_AND_DURATION
}

/** The scores of all rows for one plan, equal to the domain's `calculateMatch(…).score`. */
export class PlanScores {
  scores: Uint8Array
  readonly #values: ValueCodes
  readonly #field: number
  readonly #skills: Criterion
  readonly #projects: Criterion
  /** Points by month and weeks, each numbered within its kind. */
  readonly #times: Float64Array
  readonly #weeksCount: number
  /** Points by time zone, numbered within its kind. */
  readonly #hours: Float64Array

  constructor(rows: InternRows, values: ValueCodes, plan: ScoredPlan, now: Date) {
    this.#values = values
    this.#field = values.find('field', plan.career_field_id ?? 0) ?? -1
    this.#skills = createCriterion(values, 'skills', plan.skill_ids, Number.POSITIVE_INFINITY)
    this.#projects = createCriterion(values, 'projects', plan.project_type_ids, fullScoreProjects)
    const weeks = values.list('internship_durations')
    this.#weeksCount = weeks.length
    this.#times = Float64Array.from(
      values
        .list('preferred_start_months')
        .flatMap((month) =>
          weeks.map((week) => getTimePoints(plan, Number(month.value), Number(week.value))),
        ),
    )
    this.#hours = Float64Array.from(
      values.list('timezones'),
      (zone) =>
        Math.min(
          1,
          Math.max(0, getPlanOverlapMinutes(plan, String(zone.value), now)) / fullOverlapMinutes,
        ) * matchWeights.WORKING_HOURS,
    )
    this.scores = new Uint8Array(rows.capacity)
    this.#scoreAll(rows)
  }

  /** Scores a row that changed. */
  update(rows: InternRows, slot: number): void {
    const count = ({ codes }: Criterion) =>
      codes.reduce((sum, code) => {
        const bits = rows.withValue[code]
        return bits && hasBit(bits, slot) ? sum + 1 : sum
      }, 0)
    this.scores[slot] = this.#scoreRow(rows, slot, count(this.#skills), count(this.#projects))
  }

  #scoreAll(rows: InternRows): void {
    const skills = countMatching(rows, this.#skills.codes)
    const projects = countMatching(rows, this.#projects.codes)
    for (let slot = 0; slot < rows.used; slot += 1)
      this.scores[slot] = this.#scoreRow(rows, slot, skills[slot] ?? 0, projects[slot] ?? 0)
  }

  #scoreRow(rows: InternRows, slot: number, skills: number, projects: number): number {
    const local = (at: number) => this.#values.local[rows.code(slot, at)] ?? 0
    const time = local(codeAt.month) * this.#weeksCount + local(codeAt.weeks)
    // Adds in the domain's order, so that rounding is identical.
    return Math.round(
      (rows.code(slot, codeAt.field) === this.#field ? matchWeights.CAREER_FIELD : 0) +
        (this.#skills.points[skills] ?? 0) +
        (this.#times[time] ?? 0) +
        (this.#hours[local(codeAt.zone)] ?? 0) +
        (this.#projects.points[projects] ?? 0),
    )
  }
}

function countMatching(rows: InternRows, codes: readonly number[]): Uint8Array {
  const counts = new Uint8Array(rows.capacity)
  for (const code of codes) {
    const bits = rows.withValue[code]
    if (!bits) continue
    for (let at = 0; at < bits.length; at += 1) {
      for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) {
        const slot = (at << 5) + 31 - Math.clz32(word & -word)
        counts[slot] = (counts[slot] ?? 0) + 1
      }
    }
  }
  return counts
}

const maxPlans = 50

/** The scores of the plans that were used last. They stay valid as long as plan and day do. */
export class PlanScoreCache {
  readonly #byPlan = new Map<string, PlanScores>()

  get(rows: InternRows, values: ValueCodes, plan: ScoredPlan, now: Date): PlanScores {
    const key = `${getOverlapDay(plan, now)} ${JSON.stringify(plan)}`
    const scores = this.#byPlan.get(key) ?? new PlanScores(rows, values, plan, now)
    // The last in the map is the one used last.
    this.#byPlan.delete(key)
    this.#byPlan.set(key, scores)
    const [oldest] = this.#byPlan.keys()
    if (this.#byPlan.size > maxPlans && oldest !== undefined) this.#byPlan.delete(oldest)
    return scores
  }

  update(rows: InternRows, slot: number): void {
    for (const scores of this.#byPlan.values()) scores.update(rows, slot)
  }

  clear(): void {
    this.#byPlan.clear()
  }
}
