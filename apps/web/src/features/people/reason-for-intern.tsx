import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface ReasonForInternProps {
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** The reason of an act for an intern, who gets it by email. */
export function ReasonForIntern(props: ReasonForInternProps) {
  return <NoteField isNeeded label={t('personScreen.actReason')} {...props} />
}
