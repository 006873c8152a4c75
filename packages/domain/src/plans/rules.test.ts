import { expect, test } from 'vitest'
import { planContradictions, type PlanFrame } from './rules.ts'

const fine: PlanFrame = {
  duration_min: 8,
  duration_max: 12,
  working_from: '09:00',
  working_to: '17:00',
  stipend_amount: 80_000,
  stipend_currency: 'EUR',
}
const of = (change: Partial<PlanFrame>) => planContradictions({ ...fine, ...change })

test('a plan that fits together has no contradiction, nor has one of which half is not said yet', () => {
  expect(of({})).toEqual({})
  expect(of({ duration_min: 12, duration_max: 12 })).toEqual({})
  expect(
    of({
      duration_min: 16,
      duration_max: null,
      working_from: null,
      stipend_amount: null,
      stipend_currency: null,
    }),
  ).toEqual({})
})

test('the longest stay is not shorter than the shortest', () => {
  expect(of({ duration_min: 12, duration_max: 8 })).toEqual({
    duration_max: 'plans.refused.durations',
  })
})

test('the working day ends later than it begins, on the same day', () => {
  expect(of({ working_from: '18:00', working_to: '17:00' })).toEqual({
    working_to: 'plans.refused.workingDay',
  })
  expect(of({ working_from: '09:00', working_to: '09:00' })).toEqual({
    working_to: 'plans.refused.workingDay',
  })
})

test('a stipend has an amount and a currency', () => {
  expect(of({ stipend_amount: null })).toEqual({ stipend_amount: 'plans.refused.stipendAmount' })
  expect(of({ stipend_currency: null })).toEqual({
    stipend_currency: 'plans.refused.stipendCurrency',
  })
})
