import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { t } from './use-texts.ts'

interface SureProps {
  readonly title: string
  /** What goes with it. */
  readonly text: string
  /** The verb on the button. */
  readonly act: string
  readonly busy: boolean
  /** Nothing is lost by it. */
  readonly harmless?: boolean
  readonly onSure: () => void
  readonly onClose: () => void
}

/** Asks once more before something goes that cannot be fetched back. */
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
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
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
