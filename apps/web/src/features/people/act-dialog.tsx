import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'

interface ActDialogProps {
  readonly title: string
  /** Label of the button that sends. */
  readonly action: string
  readonly isBusy: boolean
  /** Why it cannot be sent yet. */
  readonly problem: string | null
  /** Absent if the act is not possible at all, which the children explain. */
  readonly onSend?: (() => void) | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks for what an act for a person needs, and sends it. */
export function ActDialog({ title, action, isBusy, problem, ...props }: ActDialogProps) {
  return (
    <Dialog
      opened
      busy={isBusy}
      onClose={props.onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={props.onClose}>
            {t('common.btn.cancel')}
          </Button>
          {props.onSend ? (
            <Button tone="primary" busy={isBusy} disabledReason={problem} onClick={props.onSend}>
              {action}
            </Button>
          ) : null}
        </>
      }
    >
      {props.children}
    </Dialog>
  )
}
