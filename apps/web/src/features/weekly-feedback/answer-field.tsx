import type { WeekAnswer, WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { RadioCards, ScaleField } from '@fledge/ui/choice-fields.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { MultipleChoice } from './multiple-choice.tsx'

export interface AnswerFieldProps {
  readonly question: WeekQuestion
  readonly value: WeekAnswer | null
  readonly onChange: (value: WeekAnswer | null) => void
  readonly error?: string | undefined
  /** Creates a project of this internship and returns its id. */
  readonly onProject: (name: string) => Promise<string | null>
}

/** Input for a question, by the type given by the server. */
export function AnswerField({ onProject, ...props }: AnswerFieldProps) {
  const { question, value, onChange, error } = props
  const { type, text, options } = question
  if (type === 'rating')
    return (
      <ScaleField
        hideLabel
        label={text}
        low={t('weekScreen.low')}
        high={t('weekScreen.high')}
        value={typeof value === 'number' ? value : null}
        onChange={onChange}
        error={error}
      />
    )
  if (type === 'frequency')
    return (
      <RadioCards
        hideLabel
        label={text}
        choices={options.map((option) => ({ value: option.id, label: option.label }))}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        error={error}
      />
    )
  if (type === 'number') return <HoursField {...props} />
  if (type === 'text') return <WordsField {...props} />
  return (
    <MultipleChoice
      question={question}
      value={Array.isArray(value) ? value : []}
      onChange={onChange}
      error={error}
      onAdd={type === 'projects' ? onProject : async (name) => name}
    />
  )
}

type FieldProps = Omit<AnswerFieldProps, 'onProject'>

function HoursField({ question, value, onChange, error }: FieldProps) {
  return (
    <TextField
      big
      label={t('weekScreen.hours')}
      inputMode="decimal"
      hint={t('weekScreen.agreed', { hours: question.hours_agreed })}
      value={typeof value === 'number' ? String(value) : ''}
      error={error}
      onChange={(event) => onChange(toNumber(event.currentTarget.value))}
    />
  )
}

function WordsField({ question, value, onChange, error }: FieldProps) {
  const limit = question.max ?? 2000
  return (
    <TextArea
      label={t('weekScreen.yourAnswer')}
      rows={6}
      limit={limit}
      formatLength={(used) => t('common.charsLeft', { used, limit })}
      value={typeof value === 'string' ? value : ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function toNumber(text: string): number | null {
  const number = Number(text.replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? null : number
}
