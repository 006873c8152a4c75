import { isSameValue } from '@fledge/domain/changed-fields.ts'
import { dateFormat } from '@fledge/kernel/formats.ts'
import type { SectionField } from './field-lists.ts'
import { isEmpty, type Values } from './section-saving.ts'

interface Held {
  /** What the form says now, and what the server was last seen to say. */
  readonly now: Values
  readonly kept: Values
}

/** What was changed elsewhere and left alone here: the form takes it over. @param values as the server says now */
export function followed(values: Values, { now, kept }: Held): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        !isSameValue(name, value, kept[name]) && isSameValue(name, now[name], kept[name]),
    ),
  )
}

/** Of these fields, those that were written here as well: whose words stay has to be chosen. */
export const clashing = (names: readonly string[], { now, kept }: Held): readonly string[] =>
  names.filter((name) => !isSameValue(name, now[name], kept[name]))

const dayWords = (day: string) =>
  /^\d{4}-\d\d-\d\d$/.test(day)
    ? dateFormat('en-GB', {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`))
    : day

/** A field's value in words: a choice by its label. @param nothing what is said where there is none */
export function valueSays(field: SectionField, value: unknown, nothing: string): string {
  if (isEmpty(value)) return nothing
  const options = 'options' in field ? field.options : []
  const labels = [value]
    .flat()
    .map((one) => options.find((option) => option.value === String(one))?.label ?? String(one))
  return field.kind === 'date' ? labels.map(dayWords).join(', ') : labels.join(', ')
}
