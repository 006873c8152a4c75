import type { ComponentType, Ref } from 'react'
import type { FieldIds } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Its group heading, in a field with several selections. */
  readonly group?: string
  /** Further search terms. */
  readonly also?: string
}

interface Choosing {
  readonly options: readonly Option[]
  readonly placeholder?: string
  readonly nothingFound: string
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** For lists that the server searches while the user types. */
  readonly onSearch?: (words: string) => void
}
/** A field for one of its options. */
export interface One extends Choosing {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Accessible name of the clear button of an optional field. */
  readonly clearLabel?: string
}
/** A field for several options. */
export interface Several extends Choosing {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly limit?: number
}
/** A free-text field with suggestions. */
export interface Suggested {
  readonly suggestions: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
}
type Told = FieldIds & { readonly error: boolean }
export type SelectInputProps = One & Told & { readonly canBeEmpty: boolean }
export type MultiSelectInputProps = Several & Told
export type SuggestInputProps = Suggested & Told

/** Components that are loaded when a select is rendered. */
export interface SelectParts {
  readonly SelectInput: ComponentType<SelectInputProps>
  readonly MultiSelectInput: ComponentType<MultiSelectInputProps>
  readonly SuggestInput: ComponentType<SuggestInputProps>
}
