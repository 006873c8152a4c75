import type { LookupList } from '../lookups/types.ts'
import type { PublicPart } from './public-parts.ts'

/**
 * What a value is. Its schema, its control in the form and its wording in reviews follow from it.
 */
export type FieldFormat =
  /** One line; a `line` is never empty. */
  | { readonly kind: 'line' | 'text'; readonly max: number }
  /** Several lines. */
  | { readonly kind: 'area'; readonly max: number; readonly min?: number }
  | { readonly kind: 'phone' }
  | { readonly kind: 'day' }
  | { readonly kind: 'yesNo' }
  | { readonly kind: 'zone' }
  /** MM/YYYY, stored as its first day. */
  | { readonly kind: 'month' }
  /** A number of units, offered in steps. */
  | {
      readonly kind: 'count'
      readonly unit: 'weeks' | 'hours'
      readonly min: number
      readonly max: number
      readonly step: number
    }
  /** 1 to 5. */
  | { readonly kind: 'level' }
  /** One or several entries of a lookup list. */
  | { readonly kind: 'choice'; readonly list: LookupList }
  | { readonly kind: 'choices'; readonly list: LookupList; readonly max: number }
  | { readonly kind: 'university' }

/**
 * Optional and required fields count for completeness. Conditional ones are only asked in some
 * cases, and grouped ones count together, as one part of the page.
 */
export type FieldNeed = 'required' | 'optional' | 'conditional' | 'grouped' | 'signUp'

/** A field of the application or of the sign-up. */
export interface FormField {
  /** The name in requests and responses. */
  readonly name: string
  /** The name in lists of missing fields, and in its text `applications.field.<key>`. */
  readonly key: string
  readonly need: FieldNeed
  readonly format: FieldFormat
  /** Companies see it with the profile, the programme team when it reviews the application. */
  readonly visibleTo: 'intern' | 'team' | 'companies'
  /** The public profile shows it if the intern makes this part public. */
  readonly publicPart?: PublicPart
  /** Catalogue key of the label, if it is not the field's own text. */
  readonly label?: string
  /** Catalogue key of the name in a list of changes, if it is not the label. */
  readonly changeLabel?: string
  /** Catalogue key. */
  readonly hint?: string
  /** Null can be sent to clear it. */
  readonly isClearable?: true
  /** Read-only after approval. */
  readonly isFrozen?: true
  /** Where it is stored: the interns' table and the column of its name, unless stated. */
  readonly table?: 'users' | 'applications'
  readonly column?: string
  /** It stays when the account is erased, because it says nothing about the person. */
  readonly isRetained?: true
  /** Its name in the archive of own data, if it is not the name of the field. */
  readonly exportedAs?: string
}

/** A part of a page that is more than one value: entries, files, times, groups of fields. */
export interface FormPart {
  readonly key: string
  readonly need: 'required' | 'optional' | 'conditional'
}

export type FormItem = FormField | FormPart

export const isFormField = (item: FormItem): item is FormField => 'name' in item

export const listFormFields = (items: readonly FormItem[]): readonly FormField[] =>
  items.filter(isFormField)

/** Returns the catalogue key of a field's label. */
export const getLabelKey = ({ key, label }: Pick<FormField, 'key' | 'label'>): string =>
  label ?? `applications.field.${key}`

/** Returns the column in which a field is stored. */
export const getColumnName = ({ column, name }: Pick<FormField, 'column' | 'name'>): string =>
  column ?? name
