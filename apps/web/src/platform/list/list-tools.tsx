import { TextField } from '@fledge/ui/fields.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { type ChangeEvent, useState } from 'react'
import { t } from '../use-texts.ts'
import { maxSearchLength } from './list-address.ts'

interface SearchProps {
  /** The search in the address. */
  readonly value: string | undefined
  readonly onSearch: (words: string) => void
}

/**
 * Keeps what is being typed, because the address is updated after the input, without spaces at the
 * ends.
 * @returns props of the input
 */
export function useSearchInput({ value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    type: 'search',
    maxLength: maxSearchLength,
    value: typed ?? value ?? '',
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.currentTarget.value)
      onSearch(event.currentTarget.value.trim())
    },
    onBlur: () => setTyped(null),
  } as const
}

/** Search field of a list. */
export function SearchField({ label, ...search }: SearchProps & { readonly label: string }) {
  return <TextField label={label} {...useSearchInput(search)} />
}

interface FilterSelectProps<V extends string> {
  readonly label: string
  /** Label of the choice that shows everything. */
  readonly all: string
  readonly value: V | undefined
  readonly options: readonly { readonly value: V; readonly label: string }[]
  readonly onChange: (value: V | undefined) => void
}

/** Filter of a list by one value. */
export function FilterSelect<V extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<V>) {
  return (
    <SelectField
      label={label}
      options={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      nothingFound={t('common.nothingFound')}
      onChange={(next) => onChange(options.find((one) => one.value === next)?.value)}
    />
  )
}
