import { Button } from '@fledge/ui/button.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface MemberDialogButtonsProps {
  readonly label: string
  readonly tone?: 'primary' | 'danger'
  readonly busy: boolean
  /** Why the form can't be sent yet. */
  readonly refused?: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

/** Cancel and submit buttons of a dialog. */
export function MemberDialogButtons({
  label,
  tone = 'primary',
  busy,
  refused,
  onSend,
  onClose,
}: MemberDialogButtonsProps) {
  return (
    <>
      <Button disabled={busy} onClick={onClose}>
        {t('common.btn.cancel')}
      </Button>
      <Button tone={tone} busy={busy} disabledReason={refused} onClick={onSend}>
        {label}
      </Button>
    </>
  )
}
