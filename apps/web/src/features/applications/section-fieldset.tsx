import { applyExclusiveChoice } from '@fledge/domain/profiles/rules.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { DateField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { renderDayHint } from '../../platform/day-hint.tsx'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import type { ChosenField, SectionField, WrittenField } from './field-lists.ts'
import { isEmpty } from './section-saving.ts'

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
          <OneField field={field} form={form} />
        </div>
      ))}
    </fieldset>
  )
}

const isChosen = (field: SectionField): field is ChosenField =>
  ['select', 'multi', 'cards'].includes(field.kind)

/** Label, hint and error of a field of any kind. */
interface FieldMarks {
  readonly words: { readonly label: string; readonly hint?: string; readonly optional?: string }
  readonly error: string | undefined
}

function OneField({ field, form }: { readonly field: SectionField; readonly form: Form }) {
  const words = {
    label: field.label,
    ...(field.hint ? { hint: field.hint } : {}),
    ...(field.optional ? { optional: t('common.optional') } : {}),
  }
  const problem = form.formState.errors[field.name]?.message
  const error = typeof problem === 'string' ? problem : undefined
  if (!isChosen(field))
    return <WrittenInput field={field} form={form} words={words} error={error} />
  return (
    <Controller
      control={form.control}
      name={field.name}
      render={({ field: bound }) => (
        <Chosen
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

interface WrittenInputProps extends FieldMarks {
  readonly field: WrittenField
  readonly form: Form
}

function WrittenInput({ field, form, words, error }: WrittenInputProps) {
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
        says={(used) => t('applications.count', { used, limit: field.limit })}
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

interface ChosenProps<F extends ChosenField = ChosenField> extends FieldMarks {
  readonly field: F
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const asText = (value: unknown) => (isEmpty(value) ? null : String(value))
const asTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function Chosen({ field, ...props }: ChosenProps) {
  if (field.kind === 'multi') return <MultiChoice field={field} {...props} />
  return <SingleChoice field={field} {...props} />
}

type ListKind = Extract<ChosenField, { readonly kind: 'select' | 'multi' }>

function MultiChoice({ field, words, error, value, onChange }: ChosenProps<ListKind>) {
  return (
    <MultiSelectField
      {...words}
      error={error}
      options={field.options}
      nothingFound={t('applications.nothingFound')}
      value={asTexts(value)}
      {...(field.most ? { limit: field.most } : {})}
      onChange={(all) => {
        const chosen = applyExclusiveChoice(field.options, asTexts(value), all)
        onChange(field.numeric ? chosen.map(Number) : chosen)
      }}
    />
  )
}

function SingleChoice({ field, words, error, value, onChange }: ChosenProps) {
  const back = (text: string | null) =>
    onChange(text === null ? null : field.numeric ? Number(text) : text)
  if (field.kind === 'cards')
    return (
      <RadioCards
        {...words}
        error={error}
        inRow
        choices={field.options}
        value={asText(value)}
        onChange={back}
      />
    )
  return (
    <SelectField
      {...words}
      error={error}
      options={field.options}
      nothingFound={t('applications.nothingFound')}
      value={asText(value)}
      onChange={back}
    />
  )
}
