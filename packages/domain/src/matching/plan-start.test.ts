import { expect, test } from 'vitest'
import { getPlanStartTextKey } from './plan-start.ts'
import { calculateMatch } from './rules.ts'

const intern = {
  careerFieldIds: [],
  skillIds: [],
  projectIds: [],
  startMonth: '2027-03',
  durationWeeks: 10,
}
const plan = {
  careerFieldId: null,
  skillIds: [],
  projectIds: [],
  startMonth: '2027-01',
  durationWeeks: 10,
}
const getStartValues = (internMonth: string | null, planned: string | null) =>
  getPlanStartTextKey(
    calculateMatch(
      { ...intern, startMonth: internMonth },
      { ...plan, startMonth: planned },
      0,
    ).reasons.find((reason) => reason.code === 'START_AND_DURATION')?.values ?? {},
  )

test("shows the plan's start month and whether the intern preferred it, never the intern's own month", () => {
  expect([
    getStartValues('2027-03', '2027-01'),
    getStartValues('2027-01', '2027-01'),
    getStartValues(null, '2027-01'),
    getStartValues('2027-03', null),
  ]).toEqual([
    'matching.short.plan.other',
    'matching.short.plan.fits',
    'matching.short.plan.unasked',
    'matching.short.plan.open',
  ])
})
