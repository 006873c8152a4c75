import { isSameValue } from '@fledge/domain/changed-fields.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  isPlanField,
  toPlanValues,
  type Plan,
  type PlanForm,
  type PlanValues,
} from './plan-form.ts'

/** Field changed by two users at the same time; the user chooses a value. */
export interface PlanConflict {
  readonly field: keyof PlanValues
  /** The server's message, naming the other user. */
  readonly says: string
  readonly theirs: unknown
  /** The other user's version, for the names of choices. */
  readonly plan: Plan
}

export type PlanBaseValues = Readonly<Partial<Record<keyof PlanValues, unknown>>>

/** Returns the plan's values by form field. */
export function toPlanBaseValues(plan: Plan): PlanBaseValues {
  const { id: _, ...seen } = toPlanValues(plan, '', '')
  return seen
}

/**
 * Whether an error response names fields that were changed by another user; any other error is
 * reported as it is.
 */
export const isPlanConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CONFLICT' && Object.keys(error.fields).length > 0

/** Returns the fields that an error response reports as changed by another user. */
export function getPlanConflicts(
  fields: Readonly<Record<string, string>>,
  plan: Plan,
): readonly PlanConflict[] {
  const stands = toPlanBaseValues(plan)
  return Object.entries(fields).flatMap(([field, says]) =>
    isPlanField(field) ? [{ field, says, theirs: stands[field], plan }] : [],
  )
}

/**
 * Applies another user's changes to locally unchanged fields.
 * @param before the user's base values
 */
export function applyRemotePlanChanges(
  form: PlanForm,
  before: PlanBaseValues,
  stands: PlanBaseValues,
  but: readonly string[],
): void {
  const values: Readonly<Record<string, unknown>> = form.getValues()
  for (const [field, value] of Object.entries(stands)) {
    if (
      !isPlanField(field) ||
      but.includes(field) ||
      !isSameValue(field, values[field], before[field]) ||
      isSameValue(field, value, values[field])
    )
      continue
    // Both values belong to this field: one from the form, one from the response that the form was
    // built from.
    form.setValue(field, value as never)
  }
}
