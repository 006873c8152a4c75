import type { ComponentType, Ref } from 'react'
import type { FieldIds } from './field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
  /** Its group heading, in a field with several selections. */
  readonly group?: string
  /** Further search terms. */
  readonly searchTerms?: string
}

interface SelectBaseProps {
  readonly options: readonly Option[]
  readonly placeholder?: string
  readonly nothingFound: string
  readonly disabled?: boolean
  readonly name?: string
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLInputElement>
  /** For lists that the server searches while the user types. */
  readonly onSearch?: (search: string) => void
}
/** A field for one of its options. */
export interface SingleSelectProps extends SelectBaseProps {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Accessible name of the clear button of an optional field. */
  readonly clearLabel?: string
}
/** A field for several options. */
export interface MultipleSelectProps extends SelectBaseProps {
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly limit?: number
}
/** A free-text field with suggestions. */
export interface SuggestionProps {
  readonly suggestions: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly maxLength?: number
  readonly ref?: Ref<HTMLInputElement>
}
type ControlProps = FieldIds & {
  readonly error: boolean
  /** Names the list, which the field's label does not reach. */
  readonly 'aria-label': string | undefined
}
export type SelectInputProps = SingleSelectProps & ControlProps & { readonly canBeEmpty: boolean }
export type MultiSelectInputProps = MultipleSelectProps & ControlProps
export type SuggestInputProps = SuggestionProps & ControlProps

/** Components that are loaded when a select is rendered. */
export interface SelectParts {
  readonly SelectInput: ComponentType<SelectInputProps>
  readonly MultiSelectInput: ComponentType<MultiSelectInputProps>
  readonly SuggestInput: ComponentType<SuggestInputProps>
}
