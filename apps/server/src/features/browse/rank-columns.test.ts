import fc from 'fast-check'
import { expect, it } from 'vitest'
import { zoneBuckets, getZoneBucket } from '@fledge/domain/browse/rules.ts'
import { calculatePlanMatch, type ScoredPlan } from './match-facts.ts'
import { rankEntries, scoreColumns } from './rank-columns.ts'
import { toSearchColumns, toMonthNumber, formatMonthNumber } from './search-columns.ts'

const idList = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
const plans: fc.Arbitrary<ScoredPlan> = fc.record({
  plan_id: fc.uuid(),
  company_id: fc.uuid(),
  name: fc.constant('Plan'),
  status: fc.constant('ACTIVE' as const),
  career_field_id: fc.option(fc.integer({ min: 1, max: 3 })),
  skill_ids: idList,
  project_type_ids: idList,
  start_month: fc.option(fc.constantFrom('2027-01-01', '2027-03-01', '2027-04-01')),
  duration_min: fc.option(fc.integer({ min: 4, max: 8 })),
  duration_max: fc.option(fc.integer({ min: 9, max: 16 })),
  working_from: fc.constantFrom('08:00', '09:00'),
  working_to: fc.constantFrom('16:00', '18:00'),
  zone: fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Tokyo'),
})
const interns = fc.record({
  career_field_id: fc.integer({ min: 1, max: 3 }),
  skill_ids: idList,
  project_ids: idList,
  start_month: fc.constantFrom('2027-01-01', '2027-02-01', '2027-03-01'),
  duration_weeks: fc.integer({ min: 4, max: 16 }),
  time_zone: fc.constantFrom('Africa/Lagos', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'),
})
const emptyFacts = {
  career_field_id: 0,
  skill_ids: [],
  project_ids: [],
  start_month: '2027-01-01',
  duration_weeks: 4,
  time_zone: 'UTC',
}
const entryOf = (
  intern: {
    career_field_id: number
    skill_ids: number[]
    project_ids: number[]
    start_month: string
    duration_weeks: number
    time_zone: string
  },
  id = 'a',
) => ({
  id,
  field: intern.career_field_id,
  specialisations: [],
  skills: intern.skill_ids,
  projects: intern.project_ids,
  month: toMonthNumber(intern.start_month),
  weeks: intern.duration_weeks,
  zone: intern.time_zone,
  // Some interns were approved on the same day.
  approved: `2026-01-${String(10 + (Number(id) % 7 || 0)).padStart(2, '0')}`,
})

it("browse orders interns by the domain's score for any plan and intern", () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const allRows = (count: number) => Int32Array.from({ length: count }, (_, index) => index)
  fc.assert(
    fc.property(
      plans,
      fc.array(interns, { maxLength: 200 }),
      fc.integer({ min: 1, max: 20 }),
      (plan, list, limit) => {
        const columns = toSearchColumns(
          list.map((intern, index) => entryOf(intern, String(index).padStart(4, '0'))),
        )
        const scores = [...scoreColumns(columns, plan, now)]
        expect(scores).toEqual(
          columns.entries.map(
            (entry) => calculatePlanMatch(list[Number(entry.id)] ?? emptyFacts, plan, now).score,
          ),
        )
        // Split into two sets of columns, as after a change, and paged anywhere, the order equals
        // one sort of all rows.
        const sorted = columns.entries
          .map((entry, index) => ({ entry, score: scores[index] ?? 0 }))
          .toSorted(
            (a, b) =>
              b.score - a.score ||
              a.entry.approved.localeCompare(b.entry.approved) ||
              (a.entry.id < b.entry.id ? 1 : -1),
          )
          .map((ranked) => ranked.entry.id)
        const halves = [
          columns.entries.slice(0, list.length / 2),
          columns.entries.slice(list.length / 2),
        ].map((half) => ({ columns: toSearchColumns(half), rows: allRows(half.length) }))
        expect(rankEntries(halves, [plan], 'fit', now, limit).map((entry) => entry.id)).toEqual(
          sorted.slice(0, limit),
        )
      },
    ),
    { numRuns: 200 },
  )
})

it('names months and zone buckets as the seeds do', () => {
  expect(
    ['2027-01-01', '2027-12-01'].map((month) => formatMonthNumber(toMonthNumber(month))),
  ).toEqual(['01/2027', '12/2027'])
  expect([-43200, -21600, -1, 0, 19800, 21600, 46800].map(getZoneBucket)).toEqual([
    '-43200|-21600',
    '-21600|-10800',
    '-10800|0',
    '0|10800',
    '10800|21600',
    '21600|43200',
    '21600|43200',
  ])
  expect(zoneBuckets).toHaveLength(6)
})
