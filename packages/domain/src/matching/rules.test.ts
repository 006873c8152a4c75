import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import { listCommonHours, getOverlapMinutes } from './working-overlap.ts'
import { calculateMatch, getTimeShares } from './rules.ts'
import { type InternFacts, matchWeights, excludedAttributes, type PlanFacts } from './types.ts'

const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'))
const month = fc.option(fc.constantFrom('2026-12', '2027-01', '2027-02', '2027-06'))
const weeks = fc.option(fc.integer({ min: 4, max: 16 }))
const intern: fc.Arbitrary<InternFacts> = fc.record({
  careerFieldIds: ids,
  skillIds: ids,
  projectIds: ids,
  startMonth: month,
  durationWeeks: weeks,
})
const plan: fc.Arbitrary<PlanFacts> = fc.record({
  careerFieldId: fc.option(fc.constantFrom('a', 'b')),
  skillIds: ids,
  projectIds: ids,
  startMonth: month,
  durationWeeks: weeks,
})
const minutes = fc.integer({ min: 0, max: 480 })

test('protected attributes are not among the facts, and adding one does not change the score', () => {
  expectTypeOf<keyof InternFacts>().toEqualTypeOf<
    'careerFieldIds' | 'skillIds' | 'projectIds' | 'startMonth' | 'durationWeeks'
  >()
  fc.assert(
    fc.property(
      intern,
      plan,
      minutes,
      fc.constantFrom(...excludedAttributes),
      fc.string(),
      fc.string(),
      (intern, plan, overlap, attribute, value, other) => {
        expect(calculateMatch({ ...intern, [attribute]: value }, plan, overlap)).toEqual(
          calculateMatch({ ...intern, [attribute]: other }, plan, overlap),
        )
      },
    ),
  )
})

test('a score is 0 to 100 and the sum of its reasons, and having more of the required skills never lowers it', () => {
  fc.assert(
    fc.property(intern, plan, minutes, (intern, plan, overlap) => {
      const match = calculateMatch(intern, plan, overlap)
      expect(match.score).toBe(
        Math.round(match.reasons.reduce((sum, reason) => sum + reason.share * reason.weight, 0)),
      )
      expect(match.score >= 0 && match.score <= 100 && match.fits >= 0 && match.fits <= 10).toBe(
        true,
      )
      expect(match.reasons.every((reason) => reason.share >= 0 && reason.share <= 1)).toBe(true)
      expect(
        calculateMatch(
          { ...intern, skillIds: [...intern.skillIds, ...plan.skillIds] },
          plan,
          overlap,
        ).score,
      ).toBeGreaterThanOrEqual(match.score)
    }),
  )
})

test('the weights are 30, 30, 15, 15 and 10, and a perfect match has all of them', () => {
  expect(Object.values(matchWeights)).toEqual([30, 30, 15, 15, 10])
  const intern = {
    careerFieldIds: ['a'],
    skillIds: ['b', 'c'],
    projectIds: ['d'],
    startMonth: '2027-02',
    durationWeeks: 8,
  }
  const plan = {
    careerFieldId: 'a',
    skillIds: ['b', 'c'],
    projectIds: ['d'],
    startMonth: '2027-02',
    durationWeeks: 8,
  }
  expect(calculateMatch(intern, plan, 240)).toMatchObject({ score: 100, fits: 10 })
  expect(calculateMatch({ ...intern, skillIds: ['b'] }, plan, 240).score).toBe(85)
  expect(calculateMatch(intern, plan, 0).score).toBe(85)
})

test('working hours overlap by the clock of that day', () => {
  // New York changes two weeks before Madrid; in those two weeks the overlap is an hour longer.
  expect(getOverlapMinutes('2027-03-10', 'Europe/Madrid', 'America/New_York')).toBe(120)
  expect(getOverlapMinutes('2027-03-17', 'Europe/Madrid', 'America/New_York')).toBe(180)
  expect(getOverlapMinutes('2027-04-07', 'Europe/Madrid', 'America/New_York')).toBe(120)
  expect(getOverlapMinutes('2027-03-17', 'Asia/Tokyo', 'America/New_York')).toBe(0)
  expect(getOverlapMinutes('2027-03-17', 'Pacific/Auckland', 'America/Los_Angeles')).toBe(240)
  expect(
    listCommonHours('2027-03-17', 'Europe/Madrid', 'America/New_York')[0]?.startsAt.toISOString(),
  ).toBe('2027-03-17T13:00:00.000Z')
})

test('start month and duration count separately', () => {
  const plan = { planMonth: '2027-03', planWeeks: 12 }
  expect(getTimeShares({ ...plan, month: '2027-03', weeks: 12 })).toEqual({ start: 1, duration: 1 })
  expect(getTimeShares({ ...plan, month: '2027-04', weeks: 12 })).toEqual({
    start: 0.5,
    duration: 1,
  })
  expect(getTimeShares({ ...plan, month: '2027-03', weeks: 8 })).toEqual({
    start: 1,
    duration: 0.5,
  })
  expect(getTimeShares({ ...plan, month: '', weeks: 0 })).toEqual({ start: 0, duration: 0 })
})
