import { browseSorts, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import type { ScoredPlan } from '../../features/browse/match-facts.ts'
import type { InternSearchQuery } from '../../features/browse/intern-search.ts'
import type { ScaleRandom } from '../scale/scale-random.ts'

/** A row of `intern_search` as the test writes it. */
export interface SearchDataRow {
  readonly intern_id: string
  readonly career_field_id: number
  readonly specialisation_ids: readonly number[]
  readonly skill_ids: readonly number[]
  readonly project_ids: readonly number[]
  readonly start_month: string
  readonly duration_weeks: number
  readonly time_zone: string
  readonly approved_at: string
}

export const searchNow = new Date('2026-11-21T10:00:00Z')

const zones = [
  'Africa/Lagos',
  'Asia/Kolkata',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Tokyo',
  'America/Sao_Paulo',
  'Europe/Warsaw',
  'UTC',
  'Pacific/Apia',
  'Australia/Adelaide',
]
const months = ['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-06-01', '2028-01-01']
const fields = [1, 2, 3, 4, 5, 6]
const skills = Array.from({ length: 140 }, (_, index) => index + 1)
const listRange = (field: number, count: number) =>
  Array.from({ length: count }, (_, index) => field * 100 + index + 1)

/** Draws the facts that an intern can change. */
function drawFacts(random: ScaleRandom) {
  const field = random.skewed(fields)
  return {
    career_field_id: field,
    specialisation_ids: random.some(listRange(field, 6), random.int(1, 3)),
    skill_ids: random.some(skills, random.int(0, 9)),
    project_ids: random.some(listRange(field, 7), random.int(0, 3)),
    start_month: random.skewed(months),
    duration_weeks: random.int(4, 16),
    time_zone: random.skewed(zones),
  }
}

/** Draws an approval; several interns are approved at the same time. */
const drawApproval = (random: ScaleRandom, steps: number) =>
  new Date(searchNow.getTime() - random.int(1, steps) * 600_000).toISOString()

const drawHex = (random: ScaleRandom, digits: number) =>
  random
    .int(0, 16 ** digits - 1)
    .toString(16)
    .padStart(digits, '0')
const drawId = (random: ScaleRandom) =>
  `${drawHex(random, 8)}-${drawHex(random, 4)}-4${drawHex(random, 3)}-a${drawHex(random, 3)}-${drawHex(random, 6)}${drawHex(random, 6)}`

/** @param steps moments of approval, one for each row by default */
export const drawRows = (random: ScaleRandom, count: number, steps = count): SearchDataRow[] =>
  Array.from({ length: count }, () => ({
    intern_id: drawId(random),
    approved_at: drawApproval(random, steps),
    ...drawFacts(random),
  }))

export function changeRow(random: ScaleRandom, row: SearchDataRow): SearchDataRow {
  const facts = drawFacts(random)
  const kind = random.int(0, 4)
  if (kind === 0) return { ...row, time_zone: facts.time_zone }
  if (kind === 1) return { ...row, skill_ids: facts.skill_ids }
  // The row is written again without a change.
  if (kind === 2) return row
  if (kind === 3) return { ...row, approved_at: drawApproval(random, 1000) }
  return { ...row, ...facts }
}

export function drawPlans(random: ScaleRandom, count: number): ScoredPlan[] {
  return Array.from({ length: count }, (_, index) => {
    const field = random.skewed(fields)
    const isFlexible = random.chance(0.2)
    return {
      plan_id: `plan ${index}`,
      company_id: 'company',
      name: 'Plan',
      status: 'ACTIVE',
      career_field_id: random.chance(0.1) ? null : field,
      skill_ids: random.some(skills, random.int(0, 6)),
      project_type_ids: random.some(listRange(field, 7), random.int(0, 5)),
      start_month: isFlexible ? null : random.of(months),
      duration_min: isFlexible ? null : random.int(4, 8),
      duration_max: random.chance(0.2) ? null : random.int(9, 16),
      working_from: random.of(['08:00', '09:00']),
      working_to: random.of(['16:00', '18:00']),
      zone: random.of(zones),
    }
  })
}

const drawSome = <T>(random: ScaleRandom, share: number, list: readonly T[], max: number) =>
  random.chance(share) ? random.some(list, random.int(1, max)) : undefined

/** Draws a query like those of companies: mostly few filters, sometimes many or a later page. */
export function drawQuery(
  random: ScaleRandom,
  rows: readonly SearchDataRow[],
  plans: readonly ScoredPlan[],
): InternSearchQuery {
  const field = random.skewed(fields)
  const drawIds = (max: number) => [
    ...new Set(Array.from({ length: random.int(0, max) }, () => random.of(rows).intern_id)),
  ]
  const limit = random.of([1, 10, 10, 25, 100])
  return {
    filters: {
      specialisations: drawSome(random, 0.3, listRange(field, 6), 3),
      projects: drawSome(random, 0.2, listRange(field, 7), 3),
      // Includes a value that no intern has.
      skills: drawSome(random, 0.5, [...skills, 9999], 3),
      preferred_start_months: drawSome(
        random,
        0.3,
        [...months.map((month) => `${month.slice(5, 7)}/${month.slice(0, 4)}`), '05/2031'],
        3,
      ),
      internship_durations: drawSome(random, 0.3, [8, 10, 12, 14, 4, 16], 3),
      timezones: drawSome(random, 0.3, zoneBuckets, 3),
    },
    show: random.chance(0.3) ? 'near' : 'hits',
    markedIds: drawIds(random.of([0, 3, 40])),
    onlyMarked: random.chance(0.1),
    excludedIds: drawIds(random.of([0, 2, 20])),
    excludedFields: random.chance(0.15) ? random.some(fields, 2) : [],
    plans: random.some(plans, random.int(0, 3)),
    sort: random.of(browseSorts),
    offset: random.chance(0.7) ? 0 : random.int(1, 30) * limit,
    limit,
    now: searchNow,
  }
}
