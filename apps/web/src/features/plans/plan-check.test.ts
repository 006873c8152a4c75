import { expect, test } from 'vitest'
import { findPlanIssues, toSavableBody, findInvalidFields } from './plan-check.ts'
import type { PlanValues } from './plan-form.ts'

const whole: PlanValues = {
  id: null,
  name: 'Rigger',
  career_field_id: 1,
  specialisation_ids: [],
  skill_ids: [1],
  project_ids: [],
  project_type_ids: [],
  description: 'Rig.',
  responsibilities: '',
  job_description: '',
  start_month: '2027-03-01',
  start_flexible: false,
  duration_min: 8,
  duration_max: 12,
  hours_a_week: 30,
  place: 'REMOTE',
  city: '',
  country_id: null,
  time_zone: 'Europe/Madrid',
  working_from: '09:00',
  working_to: '17:00',
  openings: 2,
  stipend_amount: null,
  stipend_currency: null,
  supervisor_ids: ['01900000-0000-7000-8000-000000000000'],
}
const fieldsOf = (rows: readonly { readonly field: string }[]) => rows.map((row) => row.field)

test('reports nothing for a complete plan and saves it unchanged', () => {
  expect(findPlanIssues(whole)).toEqual([])
  expect(toSavableBody(whole, false)).toMatchObject({
    name: 'Rigger',
    hours_a_week: 30,
    duration_max: 12,
  })
})

test('reports values that break a rule and saves only the others', () => {
  const values = { ...whole, hours_a_week: 99, openings: 0 }
  expect(findInvalidFields(values, false)).toEqual([
    { field: 'hours_a_week', page: 'time', because: 'Enter 5 to 40 hours' },
    { field: 'openings', page: 'people', because: 'Enter 1 to 50 openings' },
  ])
  const body = toSavableBody(values, false)
  expect(body.name).toBe('Rigger')
  expect('hours_a_week' in body || 'openings' in body).toBe(false)
})

test('excludes both contradicting fields from saving and reports one of them', () => {
  const values = { ...whole, duration_min: 12, duration_max: 8, working_from: '18:00' }
  expect(findInvalidFields(values, false)).toEqual([
    { field: 'duration_max', page: 'time', because: 'plans.refused.durations' },
    { field: 'working_to', page: 'time', because: 'plans.refused.workingDay' },
  ])
  const body = toSavableBody(values, false)
  expect(
    ['duration_min', 'duration_max', 'working_from', 'working_to'].some((name) => name in body),
  ).toBe(false)
})

test('reports a stipend without an amount as incomplete, not unpaid', () => {
  expect(findPlanIssues({ ...whole, stipend_currency: 'EUR' })).toEqual([
    { field: 'stipend_amount', page: 'people', because: 'plans.refused.stipendAmount' },
  ])
})

test('allows missing required fields in a draft but not in a published plan', () => {
  const values = { ...whole, name: '', start_month: null }
  expect(findInvalidFields(values, false)).toEqual([])
  expect(fieldsOf(findPlanIssues(values))).toEqual(['name', 'start_month'])
  expect(fieldsOf(findInvalidFields(values, true))).toEqual(['name', 'start_month'])
  expect('name' in toSavableBody(values, true)).toBe(false)
})

test('reports emptied openings as missing instead of resetting them to one', () => {
  const { openings: _, ...values } = whole
  expect(findPlanIssues(values)).toEqual([
    { field: 'openings', page: 'people', because: 'plans.missing.openings' },
  ])
})
