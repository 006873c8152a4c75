import { maxReasonNoteLength as limit } from '@fledge/domain/reasons.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { t } from '../i18n/use-texts.ts'

interface NoteFieldProps {
  /** An optional note by default. */
  readonly label?: string
  readonly hint?: string
  readonly isNeeded?: boolean
  readonly value: string
  readonly onChange: (note: string) => void
}

/** Text area for a short note, with a character countdown. */
export function NoteField({ label, isNeeded = false, onChange, ...rest }: NoteFieldProps) {
  return (
    <TextArea
      {...rest}
      label={label ?? t('common.note')}
      {...(isNeeded ? {} : { optional: t('common.optional') })}
      limit={limit}
      formatLength={(length) => t('common.charsLeft', { used: length, limit })}
      maxLength={limit}
      rows={3}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
