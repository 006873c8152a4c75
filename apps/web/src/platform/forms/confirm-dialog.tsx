import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { t } from '../i18n/use-texts.ts'

interface SureProps {
  readonly title: string
  /** States what is lost. */
  readonly text: string
  /** Label of the button. */
  readonly act: string
  readonly busy: boolean
  /** The action loses nothing. */
  readonly harmless?: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Asks for confirmation of an irreversible action. */
export function ConfirmDialog({
  title,
  text,
  act,
  busy,
  harmless,
  onSure: onConfirm,
  onClose,
}: SureProps) {
  return (
    <Dialog
      opened
      busy={busy}
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone={harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
            {act}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
