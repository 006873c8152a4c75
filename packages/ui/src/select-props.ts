import type { ComponentType, Ref } from 'react'
import type { FieldIds } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** The heading it stands under, in a field that takes several. */
  readonly group?: string
  /** Other words that find it. */
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
  /** For lists that the server searches while one types. */
  readonly onSearch?: (words: string) => void
}
/** A field that takes one of its options. */
export interface One extends Choosing {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Names the cross of a field that may stay empty. */
  readonly clearLabel?: string
}
/** A field that takes several. */
export interface Several extends Choosing {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly limit?: number
}
/** A field that is written in freely. */
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

/** What comes when a choosing field is shown. */
export interface SelectParts {
  readonly SelectInput: ComponentType<SelectInputProps>
  readonly MultiSelectInput: ComponentType<MultiSelectInputProps>
  readonly SuggestInput: ComponentType<SuggestInputProps>
}
