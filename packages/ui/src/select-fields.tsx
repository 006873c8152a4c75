import { MultiSelect, Select } from '@mantine/core'
import type { Ref } from 'react'
import './theme/widgets.css'
import './theme/inputs.css'
import { Field, type FieldWords } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
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

/** Choose one, by typing or with the arrows. */
export function SelectField({ label, optional, hint, error, options, nothingFound, onSearch, value, onChange, ...rest }: Common & { readonly value: string | null; readonly onChange: (value: string | null) => void }) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => <Select {...rest} {...ids} error={Boolean(error)} withErrorStyles data={options.map((each) => ({ ...each }))} value={value} onChange={(next) => onChange(typeof next === 'string' ? next : null)} searchable={options.length > 8 || Boolean(onSearch)} {...(onSearch ? { onSearchChange: onSearch } : {})} nothingFoundMessage={nothingFound} size="md" checkIconPosition="right" comboboxProps={{ withinPortal: true }} />}
    </Field>
  )
}

/** Choose several; what is chosen stands in the field with a cross each. */
export function MultiSelectField({ label, optional, hint, error, options, nothingFound, onSearch, value, onChange, limit, ...rest }: Common & { readonly value: readonly string[]; readonly onChange: (value: string[]) => void; readonly limit?: number }) {
  return (
    <Field label={label} optional={optional} hint={hint} error={error}>
      {(ids) => <MultiSelect {...rest} {...ids} error={Boolean(error)} withErrorStyles data={options.map((each) => ({ ...each }))} value={[...value]} onChange={onChange} searchable {...(onSearch ? { onSearchChange: onSearch } : {})} {...(limit ? { maxValues: limit } : {})} nothingFoundMessage={nothingFound} hidePickedOptions size="md" comboboxProps={{ withinPortal: true }} />}
    </Field>
  )
}
