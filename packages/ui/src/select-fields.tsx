import { Autocomplete, MultiSelect, Select, type ComboboxParsedItem } from '@mantine/core'
import type { Ref } from 'react'
import './theme/widgets.css'
import './theme/inputs.css'
import { Field, type FieldWords } from './field.tsx'
import { plainWords } from './plain-words.ts'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** The heading it stands under, in a field that takes several. */
  readonly group?: string
  /** Other words that find it. */
  readonly also?: string
}

interface Common extends FieldWords {
  readonly options: readonly Option[]
  readonly placeholder?: string
  readonly nothingFound: string
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** For lists that the server searches while one types. */
  readonly onSearch?: (words: string) => void
}

/** Finds an option by its label or its other words, accents and case aside; in groups too. */
const findBy = (options: readonly Option[]) => ({ options: shown, search, limit }: { readonly options: readonly ComboboxParsedItem[]; readonly search: string; readonly limit: number }): ComboboxParsedItem[] => {
  const wanted = plainWords(search).split(/\s+/).filter(Boolean)
  const found = new Set(options.filter((each) => { const words = plainWords(`${each.label} ${each.also ?? ''}`); return wanted.every((word) => words.includes(word)) }).map((each) => each.value))
  const isFound = (each: ComboboxParsedItem) => 'value' in each && found.has(each.value)
  return shown.flatMap<ComboboxParsedItem>((each) => {
    if (!('group' in each)) return isFound(each) ? [each] : []
    const items = each.items.filter(isFound)
    return items.length > 0 ? [{ ...each, items }] : []
  }).slice(0, limit)
}

// A list opens by a press, by typing or with the arrows; a field that gets the focus for its error shows the error, not a list over it.

/** Choose one, by typing or with the arrows. */
export function SelectField({ label, optional, hint, error, options, nothingFound, onSearch, value, onChange, ...rest }: Common & { readonly value: string | null; readonly onChange: (value: string | null) => void }) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => <Select {...rest} {...ids} error={Boolean(error)} withErrorStyles data={options.map(({ value: each, label: words, disabled }) => ({ value: each, label: words, ...(disabled ? { disabled } : {}) }))} filter={findBy(options)} value={value} onChange={(next) => onChange(typeof next === 'string' ? next : null)} searchable={options.length > 8 || Boolean(onSearch)} {...(onSearch ? { onSearchChange: onSearch } : {})} nothingFoundMessage={nothingFound} openOnFocus={false} size="md" checkIconPosition="right" comboboxProps={{ withinPortal: true }} />}
    </Field>
  )
}

interface SuggestFieldProps extends FieldWords {
  readonly suggestions: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
}

/** Write freely; what is known is offered on the way. What was written stays. */
export function SuggestField({ label, optional, hint, error, count, suggestions, ...rest }: SuggestFieldProps) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error} count={count}>
      {(ids) => <Autocomplete {...rest} {...ids} error={Boolean(error)} withErrorStyles data={[...new Set(suggestions)]} filter={({ options }) => options} size="md" comboboxProps={{ withinPortal: true }} />}
    </Field>
  )
}

/** Options under their headings, in the order in which the headings first come. */
function grouped(options: readonly Option[]) {
  const plainly = ({ group: _group, ...option }: Option) => option
  const groups = [...new Set(options.map((each) => each.group ?? ''))]
  return groups.length < 2 ? options.map(plainly) : groups.map((group) => ({ group, items: options.filter((each) => (each.group ?? '') === group).map(plainly) }))
}

/** Choose several; what is chosen stands in the field with a cross each. */
export function MultiSelectField({ label, optional, hint, error, options, nothingFound, onSearch, value, onChange, limit, ...rest }: Common & { readonly value: readonly string[]; readonly onChange: (value: string[]) => void; readonly limit?: number }) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => <MultiSelect {...rest} {...ids} error={Boolean(error)} withErrorStyles data={grouped(options)} filter={findBy(options)} value={[...value]} onChange={onChange} searchable {...(onSearch ? { onSearchChange: onSearch } : {})} {...(limit ? { maxValues: limit } : {})} nothingFoundMessage={nothingFound} openOnFocus={false} hidePickedOptions size="md" comboboxProps={{ withinPortal: true }} />}
    </Field>
  )
}
