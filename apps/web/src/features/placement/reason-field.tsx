import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why the team writes to someone: kept in the log. */
export function ReasonField(props: ReasonFieldProps) {
  return <NoteField label={t('placementScreen.reason')} isNeeded {...props} />
}
