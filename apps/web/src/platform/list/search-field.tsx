import { TextField } from '@fledge/ui/fields.tsx'
import { type ChangeEvent, useState } from 'react'
import { maxSearchLength } from './list-address.ts'

interface SearchProps {
  /** The search in the address. */
  readonly value: string | undefined
  readonly onSearch: (search: string) => void
}

/**
 * Keeps what is being typed, because the address is updated after the input, without spaces at the
 * ends.
 * @returns props of the input
 */
export function useSearchInput({ value, onSearch }: SearchProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [knownValue, setKnownValue] = useState(value)
  if (knownValue !== value) {
    setKnownValue(value)
    // The filters were cleared, for example by a button that does not take the focus on a phone.
    if (value === undefined) setTyped(null)
  }
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
