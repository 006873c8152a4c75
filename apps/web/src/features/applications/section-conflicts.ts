import { isSameValue } from '@fledge/domain/changed-fields.ts'
import { getDateFormat } from '@fledge/kernel/date-format.ts'
import type { SectionField } from './field-lists.ts'
import { isEmpty, type Values } from './section-saving.ts'

interface FormState {
  /** Current form values, and the server's last known values (base values). */
  readonly now: Values
  readonly kept: Values
}

/**
 * Returns remote changes to locally unchanged fields, which the form takes over.
 * @param values current values on the server
 */
export function pickRemoteChanges(values: Values, { now, kept }: FormState): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !isSameValue(name, value, kept[name]) && isSameValue(name, now[name], kept[name]),
    ),
  )
}

/** Returns those of the given fields that were also changed locally and need a decision. */
export const findConflictingFields = (
  names: readonly string[],
  { now, kept }: FormState,
): readonly string[] => names.filter((name) => !isSameValue(name, now[name], kept[name]))

const formatDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? getDateFormat('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`))
    : day

/**
 * Formats a field's value: choices by their label.
 * @param nothing text for an empty value
 */
export function formatFieldValue(field: SectionField, value: unknown, nothing: string): string {
  if (isEmpty(value)) return nothing
  const options = 'options' in field ? field.options : []
  const labels = [value]
    .flat()
    .map((one) => options.find((option) => option.value === String(one))?.label ?? String(one))
  return field.kind === 'date' ? labels.map(formatDay).join(', ') : labels.join(', ')
}
