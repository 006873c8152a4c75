import {
  type PlanFieldName,
  planFieldNames,
  planFields,
  type PlanPage,
} from '@fledge/contract/plans/plan-fields.ts'
import { planDraftBody } from '@fledge/contract/plans/schema.ts'
import {
  missingPlanFields,
  pairedPlanFields,
  validatePlanConsistency,
} from '@fledge/domain/plans/rules.ts'
import type { z } from 'zod'
import type { PlanBody, PlanValues } from './plan-form.ts'

type Field = keyof PlanValues

/** Issue that prevents publishing: a missing or an invalid field. */
export interface PlanIssue {
  readonly field: Field
  readonly page: PlanPage
  /** Text key, or the schema's own message. */
  readonly because: string
}

const fields: readonly { readonly field: PlanFieldName; readonly page: PlanPage }[] =
  planFieldNames.map((field) => ({ field, page: planFields[field].page }))

/** Returns the page that contains a field. */
export const findFieldPage = (field: string): PlanPage | null =>
  fields.find((entry) => entry.field === field)?.page ?? null

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

/** Returns the messages of the required fields that are empty. */
const getMissingFields = (values: PlanValues): Readonly<Partial<Record<Field, string>>> =>
  Object.fromEntries(
    missingPlanFields(values).map(({ field, key }) => [field, `plans.missing.${key}`]),
  )

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
    const because = wrong.find((issue) => issue.field === field)?.because ?? lacks[field]
    return because === undefined ? [] : [{ field, page, because }]
  })
}

/**
 * Returns the values that can be saved now, without invalid ones and the fields paired with them.
 */
export function toSavableBody(values: PlanValues, keepWhole: boolean): PlanBody {
  const wrong = new Set<string>(findInvalidFields(values, keepWhole).map((issue) => issue.field))
  const out = new Set([
    ...wrong,
    ...pairedPlanFields.filter((pair) => pair.some((field) => wrong.has(field))).flat(),
  ])
  return planDraftBody.parse(
    Object.fromEntries(
      Object.entries(values).filter(
        ([name, value]) => !out.has(name) && shape[name]?.safeParse(value).success,
      ),
    ),
  )
}
