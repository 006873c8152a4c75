import { isSameValue, type FieldValues } from '@fledge/domain/three-way-merge.ts'
import type { Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the values of a draft into a form, apart from fields that were edited while the draft was
 * read from the device.
 * @param before the form's values when the draft was asked for
 */
export function restoreValues<V extends FieldValues, O>(
  form: Pick<UseFormReturn<V, unknown, O>, 'getValues' | 'setValue'>,
  before: V,
  draft: FieldValues,
): void {
  for (const [field, value] of Object.entries(draft)) {
    // Both are named after the form's fields.
    const now: unknown = form.getValues(field as Path<V>)
    const isUntouched = isSameValue(field, now, before[field])
    // Writing the same value would move the cursor.
    if (isUntouched && !isSameValue(field, now, value))
      form.setValue(field as Path<V>, value as never, { shouldDirty: true })
  }
}
