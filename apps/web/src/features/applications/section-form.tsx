import { withAlone } from '@fledge/domain/profiles/rules.ts'
import { dateFormat } from '@fledge/kernel/formats.ts'
import { useRef, type ReactNode } from 'react'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { DateField, MonthField, TextArea, TextField } from '@fledge/ui/fields.tsx'
import { MultiSelectField, SelectField } from '@fledge/ui/select-fields.tsx'
import type { Option } from '@fledge/ui/select-props.ts'
import { Controller, useForm, type UseFormReturn } from 'react-hook-form'
import { NotKept } from '../../platform/autosaver.ts'
import { useAutosaving, type SaveState } from '../../platform/forms.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './applications.module.css'
import { isEmpty, saveWhatHolds, type Rules, type SaveSection, type Wrong } from './section-saving.ts'
import { useStepForm } from './step-forms.ts'

type Values = Record<string, unknown>

interface Common {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** The word "optional" after the label. */
  readonly optional?: boolean
}

type WrittenField = Common & ({ readonly kind: 'text' | 'tel' | 'date' } | { readonly kind: 'area'; readonly limit: number })
type ChosenField = Common & (
  | { readonly kind: 'select' | 'multi'; readonly options: readonly Option[]; readonly most?: number; readonly numeric?: boolean }
  | { readonly kind: 'cards'; readonly options: readonly { readonly value: string; readonly label: string; readonly hint?: string }[]; readonly numeric?: boolean }
  | { readonly kind: 'month'; readonly years: readonly number[] }
)

/** One field of a section. Sections differ in their fields only, so a section is a list of these. */
export type SectionField = WrittenField | ChosenField

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

/** Tells each field what is wrong with it. */
function tell(form: UseFormReturn<Values>, names: readonly string[], wrong: Wrong): void {
  for (const name of names) {
    const message = wrong[name]
    if (message === undefined) form.clearErrors(name)
    else form.setError(name, { message })
  }
}

/** "Date of birth: You have to be 16 or older to register." */
function firstWrong(fields: readonly SectionField[], wrong: Wrong): string | null {
  const field = fields.find((one) => one.name in wrong)
  const [message] = Object.values(wrong)
  return field ? `${field.label}: ${wrong[field.name] ?? ''}` : (message ?? null)
}

/** A section of the application: saves by itself, field by field, as soon as each one holds; what does not says so. */
export function SectionForm({ draft, fields, values, rules, save, onState, disabled }: SectionFormProps) {
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const kept = useRef(values)
  const { state, settle } = useAutosaving<Values>({
    form,
    name: draft,
    save: async (all) => {
      const { saved, wrong } = await saveWhatHolds({ values: all, kept: kept.current, rules, save })
      kept.current = { ...kept.current, ...saved }
      tell(form, Object.keys(rules), wrong)
      const because = firstWrong(fields, wrong)
      if (because !== null) throw new NotKept(because)
    },
  })
  useStepForm(settle, disabled === true)
  const shown = state.state === 'saved' ? `saved${state.at.getTime()}` : state.state
  return (
    <form className={styles['fields']} onSubmit={(event) => event.preventDefault()} noValidate key={disabled ? 'off' : 'on'}>
      <StateTeller key={shown} state={state} onState={onState} />
      <fieldset disabled={disabled} className={styles['plain']}>
        {fields.map((field) => <div key={field.name} className={styles['field']}><OneField field={field} form={form} /></div>)}
      </fieldset>
    </form>
  )
}

/** Hands the saving state up without an effect: rendered anew for each state. */
function StateTeller({ state, onState }: { readonly state: SaveState; readonly onState: (state: SaveState) => void }): ReactNode {
  return <span hidden ref={(element) => { if (element) onState(state) }} />
}

const months = () => Array.from({ length: 12 }, (_, index) => dateFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, index, 1)))

const isChosen = (field: SectionField): field is ChosenField => ['select', 'multi', 'cards', 'month'].includes(field.kind)
const isMonth = (field: ChosenField): field is Extract<ChosenField, { readonly kind: 'month' }> => field.kind === 'month'

function OneField({ field, form }: { readonly field: SectionField; readonly form: UseFormReturn<Values> }) {
  const words = { label: field.label, ...(field.hint ? { hint: field.hint } : {}), ...(field.optional ? { optional: t('common.optional') } : {}) }
  const problem = form.formState.errors[field.name]?.message
  const error = typeof problem === 'string' ? problem : undefined
  if (isChosen(field)) return <Controller control={form.control} name={field.name} render={({ field: bound }) => <Chosen field={field} words={words} error={error} value={bound.value} onChange={bound.onChange} />} />
  if (field.kind === 'date') return <DateField {...words} error={error} {...form.register(field.name)} />
  if (field.kind === 'area') return <TextArea {...words} error={error} limit={field.limit} says={(used) => t('applications.count', { used, limit: field.limit })} rows={5} {...form.register(field.name)} />
  return <TextField {...words} type={field.kind} autoComplete="on" error={error} {...form.register(field.name)} />
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
  const back = (text: string | null) => onChange(text === null ? null : 'numeric' in field && field.numeric ? Number(text) : text)
  if (isMonth(field)) return <MonthField {...words} error={error} value={asText(value) ?? ''} onChange={onChange} months={months()} years={field.years} monthLabel={t('applications.month')} yearLabel={t('applications.year')} />
  if (field.kind === 'select') return <SelectField {...words} error={error} options={field.options} nothingFound={t('applications.nothingFound')} value={asText(value)} onChange={back} />
  if (field.kind === 'multi') {
    return <MultiSelectField {...words} error={error} options={field.options} nothingFound={t('applications.nothingFound')} value={asTexts(value)} {...(field.most ? { limit: field.most } : {})} onChange={(all) => {
      const chosen = withAlone(field.options, asTexts(value), all)
      onChange(field.numeric ? chosen.map(Number) : chosen)
    }} />
  }
  return <RadioCards {...words} error={error} inRow choices={field.options} value={asText(value)} onChange={back} />
}
