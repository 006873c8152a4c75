import { listPageFields } from '@fledge/domain/applications/application-form.ts'
import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import { type FieldFormat, getLabelKey } from '@fledge/domain/profiles/form-field.ts'
import { yesNoAnswers } from '@fledge/domain/profiles/types.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'

interface CommonField {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Shows "optional" after the label. */
  readonly optional?: boolean
}

type InputControl =
  | { readonly kind: 'text' | 'tel' | 'date' }
  | { readonly kind: 'area'; readonly limit: number }
type ChoiceControl =
  | {
      readonly kind: 'select' | 'multi'
      readonly options: readonly Option[]
      readonly most?: number
      readonly numeric?: boolean
    }
  | {
      readonly kind: 'cards'
      readonly options: readonly {
        readonly value: string
        readonly label: string
        readonly hint?: string
      }[]
      readonly numeric?: boolean
    }
type FieldControl = InputControl | ChoiceControl

export type InputField = CommonField & InputControl
export type ChoiceField = CommonField & ChoiceControl

/** Field of a section. Sections differ only in their fields, so each section is a list of these. */
export type SectionField = InputField | ChoiceField

/** Options of a page's choices, by lookup list; time zones and months are also lists. */
export type FieldOptions = Readonly<
  Partial<Record<LookupList | 'zone' | 'month', readonly Option[]>>
>

const createCountOptions = ({ unit, min, max, step }: Extract<FieldFormat, { kind: 'count' }>) =>
  Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => {
    const count = min + index * step
    return { value: String(count), label: t(`applications.amount.${unit}`, { count }) }
  })

/** Returns the control for values of a format. */
function toControl(format: FieldFormat, options: FieldOptions): FieldControl {
  switch (format.kind) {
    case 'line':
    case 'text':
      return { kind: 'text' }
    case 'area':
      return { kind: 'area', limit: format.max }
    case 'phone':
      return { kind: 'tel' }
    case 'day':
      return { kind: 'date' }
    case 'level':
    case 'yesNo':
      return toCards(format.kind)
    default:
      return toSelect(format, options)
  }
}

type SelectFormat = Extract<
  FieldFormat,
  { readonly kind: 'zone' | 'month' | 'count' | 'choice' | 'choices' | 'university' }
>

function toSelect(format: SelectFormat, options: FieldOptions): FieldControl {
  if (format.kind === 'count')
    return { kind: 'select', options: createCountOptions(format), numeric: true }
  if (format.kind === 'choice')
    return { kind: 'select', options: options[format.list] ?? [], numeric: true }
  if (format.kind === 'choices')
    return { kind: 'multi', options: options[format.list] ?? [], most: format.max, numeric: true }
  // A university is chosen only at sign-up, in a separate search field.
  return {
    kind: 'select',
    options: format.kind === 'university' ? [] : (options[format.kind] ?? []),
  }
}

const toCards = (kind: 'level' | 'yesNo'): FieldControl =>
  kind === 'level'
    ? {
        kind: 'cards',
        numeric: true,
        options: (['1', '2', '3', '4', '5'] as const).map((level) => ({
          value: level,
          label: t(`applications.english.${level}`),
        })),
      }
    : {
        kind: 'cards',
        options: yesNoAnswers.map((value) => ({ value, label: t(`applications.yesNo.${value}`) })),
      }

/** Returns the fields that a page asks, with their controls. */
export const createSectionFields = (
  section: ApplicationSection,
  options: FieldOptions,
): readonly SectionField[] =>
  listPageFields(section).map((field) => ({
    name: field.name,
    label: translateKey(getLabelKey(field)),
    ...(field.hint ? { hint: translateKey(field.hint, toHintValues(field.format)) } : {}),
    ...(field.need === 'required' ? {} : { optional: true }),
    ...toControl(field.format, options),
  }))

const toHintValues = (format: FieldFormat) =>
  format.kind === 'area' && format.min !== undefined ? { min: format.min } : undefined

/** Replaces the hint of one field, or leaves it. */
export const withHint = (
  fields: readonly SectionField[],
  name: string,
  hint: string | undefined,
): readonly SectionField[] =>
  fields.map((field) => (field.name === name && hint ? { ...field, hint } : field))
