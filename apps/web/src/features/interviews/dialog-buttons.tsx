import { Button } from '@fledge/ui/button.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface InterviewDialogButtonsProps {
  readonly label: string
  readonly busy: boolean
  /** Why the form can't be sent yet. */
  readonly refused?: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Cancel and submit buttons of a dialog. */
export function InterviewDialogButtons({
  label,
  busy,
  refused,
  onSend,
  onClose,
}: InterviewDialogButtonsProps) {
  return (
    <>
      <Button tone="quiet" onClick={onClose}>
        {t('common.btn.cancel')}
      </Button>
      <Button tone="primary" busy={busy} disabledReason={refused} onClick={onSend}>
        {label}
      </Button>
    </>
  )
}
