import { planDraftBody } from '@fledge/contract/plans/schema.ts'
import { validatePlanConsistency, pairedPlanFields } from '@fledge/domain/plans/rules.ts'
import type { z } from 'zod'
import {
  listMissingFormFields,
  type PlanBody,
  type PlanPage,
  type PlanValues,
  wireNames,
} from './plan-form.ts'

type Field = keyof PlanValues

/** Issue that prevents publishing: a missing or an invalid field. */
export interface PlanIssue {
  readonly field: Field
  readonly page: PlanPage
  /** Text key, or the schema's own message. */
  readonly because: string
}

const pageFields: Readonly<Record<PlanPage, readonly Field[]>> = {
  role: ['name', 'career_field_id', 'specialisation_ids'],
  work: ['description', 'responsibilities', 'skill_ids', 'project_type_ids', 'project_ids'],
  time: [
    'start_month',
    'hours_a_week',
    'duration_min',
    'duration_max',
    'start_flexible',
    'place',
    'country_id',
    'city',
    'time_zone',
    'working_from',
    'working_to',
  ],
  people: ['openings', 'supervisor_ids', 'stipend_amount', 'stipend_currency'],
  review: ['job_description'],
}
const fields: readonly { readonly field: Field; readonly page: PlanPage }[] = [
  ...pageFields.role.map((field) => ({ field, page: 'role' as const })),
  ...pageFields.work.map((field) => ({ field, page: 'work' as const })),
  ...pageFields.time.map((field) => ({ field, page: 'time' as const })),
  ...pageFields.people.map((field) => ({ field, page: 'people' as const })),
  ...pageFields.review.map((field) => ({ field, page: 'review' as const })),
]

/** Returns the page that contains a field. */
export const findFieldPage = (field: string): PlanPage | null =>
  fields.find((one) => one.field === field)?.page ?? null

const shape: Readonly<Record<string, z.ZodType>> = planDraftBody.shape
const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

const toContradictionFacts = (values: PlanValues) => ({
  duration_min: values.duration_min ?? null,
  duration_max: values.duration_max ?? null,
  working_from: values.working_from || null,
  working_to: values.working_to || null,
  stipend_amount: values.stipend_amount ?? null,
  stipend_currency: values.stipend_currency ?? null,
})

/** Returns the required fields that are empty, in the order of the form. */
function getMissingFields(values: PlanValues): Readonly<Partial<Record<Field, string>>> {
  return Object.fromEntries(
    listMissingFormFields(values).flatMap((name) => {
      const field = wireNames[name]
      return field ? [[field, `plans.missing.${name}`]] : []
    }),
  )
}

/**
 * Returns the fields that can't be saved because they break their own rule or contradict another
 * field. Empty fields are valid where the server accepts them.
 * @param keepWhole whether the plan is published, so that required fields can't be emptied
 */
export function findInvalidFields(values: PlanValues, keepWhole: boolean): readonly PlanIssue[] {
  const lacks = getMissingFields(values)
  const clash: Readonly<Partial<Record<Field, string>>> = validatePlanConsistency(
    toContradictionFacts(values),
  )
  return fields.flatMap(({ field, page }) => {
    const parsed = shape[field]?.safeParse(values[field])
    const refused =
      parsed && !parsed.success
        ? isEmpty(values[field])
          ? (lacks[field] ?? parsed.error.issues[0]?.message)
          : parsed.error.issues[0]?.message
        : undefined
    const because = refused ?? clash[field] ?? (keepWhole ? lacks[field] : undefined)
    return because === undefined ? [] : [{ field, page, because }]
  })
}

/** Returns everything that prevents publishing the plan. */
export function findPlanIssues(values: PlanValues): readonly PlanIssue[] {
  const wrong = findInvalidFields(values, false)
  const lacks = getMissingFields(values)
  return fields.flatMap(({ field, page }) => {
    const because = wrong.find((one) => one.field === field)?.because ?? lacks[field]
    return because === undefined ? [] : [{ field, page, because }]
  })
}

/**
 * Returns the values that can be saved now, without invalid ones and the fields paired with them.
 */
export function toSavableBody(values: PlanValues, keepWhole: boolean): PlanBody {
  const wrong = new Set<string>(findInvalidFields(values, keepWhole).map((one) => one.field))
  const out = new Set([
    ...wrong,
    ...pairedPlanFields.filter((pair) => pair.some((one) => wrong.has(one))).flat(),
  ])
  return planDraftBody.parse(
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => !out.has(name) && shape[name]?.safeParse(value).success,
      ),
    ),
  )
}
