import { withAlone } from '@fledge/domain/profiles/rules.ts'
import { dateFormat } from '@fledge/kernel/formats.ts'
import type { ReactNode } from 'react'
import { Card } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { DateField, MonthField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { ClashList } from '../../platform/clash-list.tsx'
import type { SaveState } from '../../platform/forms.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { valueSays } from './section-clashes.ts'
import type { ChosenField, SectionField } from './field-lists.ts'
import { isEmpty, type Rules, type SaveSection } from './section-saving.ts'
import { useSectionSaving } from './use-section-saving.ts'

type Values = Record<string, unknown>

interface SectionFormProps {
  /** Name of the draft, also in other tabs. */
  readonly draft: string
  readonly fields: readonly SectionField[]
  readonly values: Values
  /** Each field's rule, of the contract. */
  readonly rules: Rules
  /** Saves the fields that are valid so far. */
  readonly save: SaveSection
  readonly onState: (state: SaveState) => void
  readonly disabled?: boolean
}

/** A section of the application: saves by itself, field by field, as soon as each one holds; what does not says so. */
export function SectionForm({
  draft,
  fields,
  values,
  rules,
  save,
  onState,
  disabled,
}: SectionFormProps) {
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const { state, clashes, decide } = useSectionSaving({
    form,
    draft,
    fields,
    values,
    rules,
    save,
    disabled: disabled === true,
  })
  const shown = state.state === 'saved' ? `saved${state.at.getTime()}` : state.state
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      key={disabled ? 'off' : 'on'}
    >
      <StateTeller key={shown} state={state} onState={onState} />
      <SectionClashes
        fields={fields}
        theirs={values}
        mine={form.getValues()}
        names={Object.keys(clashes)}
        onDecide={decide}
      />
      <fieldset disabled={disabled} className={styles['plain']}>
        {fields.map((field) => (
          <div key={field.name} className={styles['field']}>
            <OneField field={field} form={form} />
          </div>
        ))}
      </fieldset>
    </form>
  )
}

interface ClashesProps {
  readonly fields: readonly SectionField[]
  readonly names: readonly string[]
  readonly theirs: Values
  readonly mine: Values
  readonly onDecide: (field: string, mine: boolean) => void
}

/** What was written here and changed elsewhere: both values, and a choice. */
function SectionClashes({ fields, names, theirs, mine, onDecide }: ClashesProps) {
  const met = fields.filter(({ name }) => names.includes(name))
  if (met.length === 0) return null
  const clashes = met.map((field) => ({
    field: field.name,
    label: field.label,
    theirs: valueSays(field, theirs[field.name], t('common.clash.nothing')),
    mine: valueSays(field, mine[field.name], t('common.clash.nothing')),
  }))
  return (
    <div className={styles['field']}>
      <Card title={t('common.clash.title')} count={met.length}>
        <ClashList
          text={t('common.clash.text')}
          there={t('common.clash.there')}
          take={t('common.clash.take')}
          clashes={clashes}
          onDecide={onDecide}
        />
      </Card>
    </div>
  )
}

/** Hands the saving state up without an effect: rendered anew for each state. */
function StateTeller({
  state,
  onState,
}: {
  readonly state: SaveState
  readonly onState: (state: SaveState) => void
}): ReactNode {
  return (
    <span
      hidden
      ref={(element) => {
        if (element) onState(state)
      }}
    />
  )
}

const months = () =>
  Array.from({ length: 12 }, (_, index) =>
    dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)),
  )

const isChosen = (field: SectionField): field is ChosenField =>
  ['select', 'multi', 'cards', 'month'].includes(field.kind)
const isMonth = (field: ChosenField): field is Extract<ChosenField, { readonly kind: 'month' }> =>
  field.kind === 'month'

function OneField({
  field,
  form,
}: {
  readonly field: SectionField
  readonly form: UseFormReturn<Values>
}) {
  const words = {
    label: field.label,
    ...(field.hint ? { hint: field.hint } : {}),
    ...(field.optional ? { optional: t('common.optional') } : {}),
  }
  const problem = form.formState.errors[field.name]?.message
  const error = typeof problem === 'string' ? problem : undefined
  if (isChosen(field))
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
  if (field.kind === 'date')
    return <DateField {...words} error={error} {...form.register(field.name)} />
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

interface ChosenProps {
  readonly field: ChosenField
  readonly words: { readonly label: string; readonly hint?: string; readonly optional?: string }
  readonly error: string | undefined
  readonly value: unknown
  readonly onChange: (value: unknown) => void
}

const asText = (value: unknown) => (isEmpty(value) ? null : String(value))
const asTexts = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])

function Chosen({ field, words, error, value, onChange }: ChosenProps) {
  const back = (text: string | null) =>
    onChange(text === null ? null : 'numeric' in field && field.numeric ? Number(text) : text)
  if (isMonth(field))
    return (
      <MonthField
        {...words}
        error={error}
        value={asText(value) ?? ''}
        onChange={onChange}
        months={months()}
        years={field.years}
        monthLabel={t('applications.month')}
        yearLabel={t('applications.year')}
      />
    )
  if (field.kind === 'select')
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
  if (field.kind === 'multi') {
    return (
      <MultiSelectField
        {...words}
        error={error}
        options={field.options}
        nothingFound={t('applications.nothingFound')}
        value={asTexts(value)}
        {...(field.most ? { limit: field.most } : {})}
        onChange={(all) => {
          const chosen = withAlone(field.options, asTexts(value), all)
          onChange(field.numeric ? chosen.map(Number) : chosen)
        }}
      />
    )
  }
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
}
