import { isSameValue } from '@fledge/domain/changed-fields.ts'
import { isPlanField, startValues, type Plan, type PlanForm, type PlanValues } from './plan-form.ts'

/** A field that two wrote at the same time: the writer decides which words stay. */
export interface Conflict {
  readonly field: keyof PlanValues
  /** Who and that, in the server's words. */
  readonly says: string
  readonly theirs: unknown
  /** As the other left it, for the names of what they chose. */
  readonly plan: Plan
}

export type Seen = Readonly<Partial<Record<keyof PlanValues, unknown>>>

/** What of a plan the form shows, by its fields. */
export function seenOf(plan: Plan): Seen {
  const { id: _, ...seen } = startValues(plan, '', '')
  return seen
}

/** The fields that a refusal names as changed by somebody else. */
export function getConflicts(
  fields: Readonly<Record<string, string>>,
  plan: Plan,
): readonly Conflict[] {
  const stands = seenOf(plan)
  return Object.entries(fields).flatMap(([field, says]) =>
    isPlanField(field) ? [{ field, says, theirs: stands[field], plan }] : [],
  )
}

/** Takes over what somebody else wrote where the writer wrote nothing. @param before as the writer last saw it */
export function takeOver(form: PlanForm, before: Seen, stands: Seen, but: readonly string[]): void {
  const values: Readonly<Record<string, unknown>> = form.getValues()
  for (const [field, value] of Object.entries(stands)) {
    if (
      !isPlanField(field) ||
      but.includes(field) ||
      !isSameValue(field, values[field], before[field]) ||
      isSameValue(field, value, values[field])
    )
      continue
    // Both are values of this very field: one of the form, one of the answer the form was made from.
    form.setValue(field, value as never)
  }
}
