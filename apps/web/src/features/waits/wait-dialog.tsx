import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface WaitDialogProps {
  readonly title: string
  /** Label of the button that sends. */
  readonly action: string
  readonly isBusy: boolean
  /** Why it cannot be sent yet. */
  readonly problem: string | null
  readonly reason: string
  readonly isReasonNeeded: boolean
  readonly onReason: (reason: string) => void
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Whose task it becomes, with a reason that a colleague's tasks need. */
export function WaitDialog({
  title,
  action,
  isBusy,
  problem,
  children,
  ...props
}: WaitDialogProps) {
  return (
    <Dialog
      opened
      busy={isBusy}
      onClose={props.onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={isBusy} disabledReason={problem} onClick={props.onSend}>
          {action}
        </Button>
      }
    >
      <Stack tight>
        {children}
        <NoteField
          label={t('operatorWaits.reason')}
          isNeeded={props.isReasonNeeded}
          value={props.reason}
          onChange={props.onReason}
        />
      </Stack>
    </Dialog>
  )
}
