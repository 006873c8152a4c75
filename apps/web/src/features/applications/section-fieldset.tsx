import { applyExclusiveChoice } from '@fledge/domain/profiles/rules.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { DateField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import type { ChoiceField, SectionField, InputField } from './field-lists.ts'
import { isEmptyValue } from '../../platform/forms/check-fields.ts'

type Form = UseFormReturn<Record<string, unknown>>

interface SectionFieldsetProps {
  readonly fields: readonly SectionField[]
  readonly form: Form
  readonly disabled: boolean | undefined
}

/** Renders the fields of a section by their kind. */
export function SectionFieldset({ fields, form, disabled }: SectionFieldsetProps) {
  return (
    <fieldset disabled={disabled} className={styles['plain']}>
      {fields.map((field) => (
        <div key={field.name} className={styles['field']}>
          <FieldControl field={field} form={form} />
        </div>
      ))}
    </fieldset>
  )
}

const isChoiceField = (field: SectionField): field is ChoiceField =>
  ['select', 'multi', 'cards'].includes(field.kind)

/** Label, hint and error of a field of any kind. */
interface FieldTexts {
  readonly words: { readonly label: string; readonly hint?: string; readonly optional?: string }
  readonly error: string | undefined
}

function FieldControl({ field, form }: { readonly field: SectionField; readonly form: Form }) {
  const words = {
    label: field.label,
    ...(field.hint ? { hint: field.hint } : {}),
    ...(field.optional ? { optional: t('common.optional') } : {}),
  }
  const problem = form.formState.errors[field.name]?.message
  const error = typeof problem === 'string' ? problem : undefined
  if (!isChoiceField(field))
    return <InputControl field={field} form={form} words={words} error={error} />
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: bound }) => (
        <ChoiceControl
          field={field}
          words={words}
          error={error}
          value={bound.value}
          onChange={bound.onChange}
        />
      )}
    />
  )
}

interface InputControlProps extends FieldTexts {
  readonly field: InputField
  readonly form: Form
}

function InputControl({ field, form, words, error }: InputControlProps) {
  if (field.kind === 'date')
    return (
      <DateField
        {...words}
        hint={renderDayHint(form.watch(field.name), words.hint)}
        error={error}
        {...form.register(field.name)}
      />
    )
  if (field.kind === 'area')
    return (
      <TextArea
        {...words}
        error={error}
        limit={field.limit}
        formatLength={(used) => t('applications.count', { used, limit: field.limit })}
        rows={5}
        {...form.register(field.name)}
      />
    )
  return (
    <TextField
      {...words}
      type={field.kind}
      autoComplete="on"
      error={error}
      {...form.register(field.name)}
    />
  )
}

interface ChoiceControlProps<F extends ChoiceField = ChoiceField> extends FieldTexts {
  readonly field: F
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const toText = (value: unknown) => (isEmptyValue(value) ? null : String(value))
const toTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function ChoiceControl({ field, ...props }: ChoiceControlProps) {
  if (field.kind === 'multi') return <MultiChoice field={field} {...props} />
  return <SingleChoice field={field} {...props} />
}

type ListKind = Extract<ChoiceField, { readonly kind: 'select' | 'multi' }>

function MultiChoice({ field, words, error, value, onChange }: ChoiceControlProps<ListKind>) {
  return (
    <MultiSelectField
      {...words}
      error={error}
      options={field.options}
      nothingFound={t('applications.nothingFound')}
      value={toTexts(value)}
      {...(field.most ? { limit: field.most } : {})}
      onChange={(all) => {
        const chosen = applyExclusiveChoice(field.options, toTexts(value), all)
        onChange(field.numeric ? chosen.map(Number) : chosen)
      }}
    />
  )
}

function SingleChoice({ field, words, error, value, onChange }: ChoiceControlProps) {
  const back = (text: string | null) =>
    onChange(text === null ? null : field.numeric ? Number(text) : text)
  if (field.kind === 'cards')
    return (
      <RadioCards
        {...words}
        error={error}
        inRow
        choices={field.options}
        value={toText(value)}
        onChange={back}
      />
    )
  return (
    <SelectField
      {...words}
      error={error}
      options={field.options}
      nothingFound={t('applications.nothingFound')}
      value={toText(value)}
      onChange={back}
    />
  )
}
