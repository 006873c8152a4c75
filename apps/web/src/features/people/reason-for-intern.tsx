import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface ReasonForInternProps {
  /** Whether the company gets the reason instead. */
  readonly isForCompany?: boolean
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** The reason of an act for an intern, or for the company of one, who gets it by email. */
export function ReasonForIntern({ isForCompany = false, ...props }: ReasonForInternProps) {
  const label = isForCompany ? t('personScreen.companyReason') : t('personScreen.actReason')
  return <NoteField isNeeded label={label} {...props} />
}
