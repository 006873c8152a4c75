import { expect, test } from 'vitest'
import { missingPlanFields, type PlanConsistencyFields, validatePlanConsistency } from './rules.ts'

const fine: PlanConsistencyFields = {
  duration_min: 8,
  duration_max: 12,
  working_from: '09:00',
  working_to: '17:00',
  stipend_amount: 80_000,
  stipend_currency: 'EUR',
}
const validate = (change: Partial<PlanConsistencyFields>) =>
  validatePlanConsistency({ ...fine, ...change })

test('accepts a consistent plan and one with fields still missing', () => {
  expect(validate({})).toEqual({})
  expect(validate({ duration_min: 12, duration_max: 12 })).toEqual({})
  expect(
    validate({
      duration_min: 16,
      duration_max: null,
      working_from: null,
      stipend_amount: null,
      stipend_currency: null,
    }),
  ).toEqual({})
})

test('rejects a maximum duration below the minimum', () => {
  expect(validate({ duration_min: 12, duration_max: 8 })).toEqual({
    duration_max: 'plans.refused.durations',
  })
})

test('rejects a working day that does not end after it begins on the same day', () => {
  expect(validate({ working_from: '18:00', working_to: '17:00' })).toEqual({
    working_to: 'plans.refused.workingDay',
  })
  expect(validate({ working_from: '09:00', working_to: '09:00' })).toEqual({
    working_to: 'plans.refused.workingDay',
  })
})

test('a stipend requires an amount and a currency', () => {
  expect(validate({ stipend_amount: null })).toEqual({
    stipend_amount: 'plans.refused.stipendAmount',
  })
  expect(validate({ stipend_currency: null })).toEqual({
    stipend_currency: 'plans.refused.stipendCurrency',
  })
})

test('lists required fields that are empty or beyond their limits', () => {
  const complete = {
    name: 'Rigger',
    career_field_id: 1,
    description: 'Rig.',
    skill_ids: [1],
    start_month: '2027-03-01',
    duration_min: 8,
    hours_a_week: 30,
    time_zone: 'Europe/Madrid',
    openings: 1,
    supervisor_ids: ['s'],
  }
  const listMissing = (values: object) =>
    missingPlanFields({ ...complete, ...values }).map(({ key }) => key)
  expect(listMissing({})).toEqual([])
  expect(listMissing({ name: ' ', career_field_id: null, skill_ids: [] })).toEqual([
    'title',
    'careerFieldId',
    'skillIds',
  ])
  expect(listMissing({ duration_min: 3, hours_a_week: 41, openings: 0 })).toEqual([
    'weeks',
    'hoursPerWeek',
    'openings',
  ])
})
