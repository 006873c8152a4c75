import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './week-page.module.css'

interface MultipleChoiceProps {
  readonly question: WeekQuestion
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly error?: string | undefined
  readonly onAdd: (name: string) => Promise<string | null>
}

/** Multiple choice with custom options. */
export function MultipleChoice({ error, ...props }: MultipleChoiceProps) {
  const { question, value } = props
  const { options, isFull, toggle, name, setName, add } = useOptions(props)
  return (
    <FieldGroup
      label={question.text}
      hideLabel
      error={error}
      hint={question.max ? t('weekScreen.upTo', { max: question.max }) : undefined}
    >
      <Stack tight>
        {options.length === 0 ? <p className={styles['dim']}>{t('weekScreen.noOptions')}</p> : null}
        {options.map((option) => (
          <Checkbox
            key={option.id}
            label={option.label}
            checked={value.includes(option.id)}
            disabled={isFull && !value.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
        ))}
        <OwnOption
          label={
            question.type === 'projects'
              ? t('weekScreen.anotherProject')
              : t('weekScreen.anotherSkill')
          }
          name={name}
          onName={setName}
          onAdd={() => void add()}
        />
      </Stack>
    </FieldGroup>
  )
}

/**
 * Returns the question's options, custom ones, and selected ones of which only the label is known.
 */
function useOptions({ question, value, onChange, onAdd }: Omit<MultipleChoiceProps, 'error'>) {
  const [name, setName] = useState('')
  const [added, setAdded] = useState<readonly { id: string; label: string }[]>([])
  const known = [
    ...question.options,
    ...added.filter((choice) => !question.options.some((option) => option.id === choice.id)),
  ]
  const typed = value
    .filter((id) => !known.some((option) => option.id === id))
    .map((id) => ({ id, label: id }))
  const isFull = question.max !== null && value.length >= question.max
  const toggle = (id: string) =>
    onChange(value.includes(id) ? value.filter((other) => other !== id) : [...value, id])
  const add = async () => {
    const label = name.trim()
    if (!label || isFull) return
    const id = await onAdd(label)
    if (!id) return
    setAdded([...added, { id, label }])
    if (!value.includes(id)) onChange([...value, id])
    setName('')
  }
  return { options: [...known, ...typed], isFull, toggle, name, setName, add }
}

interface OwnOptionProps {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onAdd: () => void
}

/** Adds a custom option; Enter adds it instead of submitting the form. */
function OwnOption({ label, name, onName, onAdd }: OwnOptionProps) {
  return (
    <div
      role="group"
      className={styles['add']}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && name.trim()) {
          event.preventDefault()
          onAdd()
        }
      }}
    >
      <TextField
        label={label}
        value={name}
        maxLength={120}
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <Button onClick={onAdd}>{t('weekScreen.add')}</Button>
    </div>
  )
}
