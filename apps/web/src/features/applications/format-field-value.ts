import { getDateFormat } from '@fledge/kernel/date-format.ts'
import { isEmptyValue } from '../../platform/forms/check-fields.ts'
import type { SectionField } from './field-lists.ts'

const formatDay = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? getDateFormat({
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
  if (isEmptyValue(value)) return nothing
  const options = 'options' in field ? field.options : []
  const labels = [value]
    .flat()
    .map((item) => options.find((option) => option.value === String(item))?.label ?? String(item))
  return field.kind === 'date' ? labels.map(formatDay).join(', ') : labels.join(', ')
}
