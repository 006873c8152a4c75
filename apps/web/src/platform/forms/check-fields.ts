import type { FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { z } from 'zod'

/** Messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

export interface CheckedFields {
  /** Fields that can be saved, parsed by their schema. */
  readonly valid: FieldValues
  readonly errors: FieldErrors
}

/**
 * Divides the values of a form into what can be saved and what cannot.
 * @param base the saved values
 */
export type CheckFields = (values: FieldValues, base: FieldValues) => CheckedFields

/** Schema of each field. */
export type FieldRules = Readonly<Record<string, z.ZodType>>

/** Whether a field has no value. */
export const isEmptyValue = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0)

/**
 * Checks each field by its own schema. Fields never filled in are no errors; emptied ones are
 * validated as empty.
 */
export const checkByRules =
  (rules: FieldRules): CheckFields =>
  (values, base) => {
    const valid: Record<string, unknown> = {}
    const errors: Record<string, string> = {}
    for (const [field, rule] of Object.entries(rules)) {
      const isBlank = isEmptyValue(values[field])
      const value = isBlank && !Array.isArray(values[field]) ? null : values[field]
      const parsed = rule.safeParse(value)
      if (parsed.success) valid[field] = parsed.data
      else if (!isBlank || !isEmptyValue(base[field]))
        errors[field] = parsed.error.issues[0]?.message ?? ''
    }
    return { valid, errors }
  }
