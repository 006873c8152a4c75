import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

interface CodesDialogProps {
  readonly codes: readonly string[]
  readonly onClose: () => void
}

/** The recovery codes, shown once. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('secondFactor.codes.title')}
      closeLabel={t('common.btn.close')}
      width={520}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('secondFactor.codes.done')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
