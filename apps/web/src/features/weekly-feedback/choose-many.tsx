import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { FieldGroup } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/use-texts.ts'
import styles from './week-page.module.css'

interface ChooseManyProps {
  readonly question: WeekQuestion
  readonly value: readonly string[]
  readonly onChange: (value: string[]) => void
  readonly error?: string | undefined
  readonly onAdd: (name: string) => Promise<string | null>
}

/** Several out of a list, to which one's own can be added. */
export function ChooseMany({ question, value, onChange, error, onAdd }: ChooseManyProps) {
  const [name, setName] = useState('')
  const [added, setAdded] = useState<readonly { id: string; label: string }[]>([])
  const known = [
    ...question.options,
    ...added.filter((one) => !question.options.some((option) => option.id === one.id)),
  ]
  const typed = value
    .filter((id) => !known.some((one) => one.id === id))
    .map((id) => ({ id, label: id }))
  const isFull = question.max !== null && value.length >= question.max
  const add = async () => {
    const label = name.trim()
    if (!label || isFull) return
    const id = await onAdd(label)
    if (!id) return
    setAdded([...added, { id, label }])
    if (!value.includes(id)) onChange([...value, id])
    setName('')
  }
  const all = [...known, ...typed]
  return (
    <FieldGroup
      label={question.text}
      hideLabel
      error={error}
      hint={question.max ? t('weekScreen.upTo', { max: question.max }) : undefined}
    >
      <Stack tight>
        {all.length === 0 ? <p className={styles['dim']}>{t('weekScreen.noOptions')}</p> : null}
        {all.map((one) => (
          <Checkbox
            key={one.id}
            label={one.label}
            checked={value.includes(one.id)}
            disabled={isFull && !value.includes(one.id)}
            onChange={() =>
              onChange(
                value.includes(one.id) ? value.filter((id) => id !== one.id) : [...value, one.id],
              )
            }
          />
        ))}
        <div
          role="group"
          className={styles['add']}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && name.trim()) {
              event.preventDefault()
              void add()
            }
          }}
        >
          <TextField
            label={
              question.type === 'projects'
                ? t('weekScreen.anotherProject')
                : t('weekScreen.anotherSkill')
            }
            value={name}
            maxLength={120}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button onClick={() => void add()}>{t('weekScreen.add')}</Button>
        </div>
      </Stack>
    </FieldGroup>
  )
}
