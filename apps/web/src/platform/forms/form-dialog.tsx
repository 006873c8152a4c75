import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useId } from 'react'
import { t } from '../i18n/use-texts.ts'

interface FormDialogProps {
  readonly title: string
  /** Label of the button that sends. */
  readonly action: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  /** Further buttons, before the one that sends. */
  readonly more?: ReactNode
  readonly onSubmit: (event: { preventDefault(): void }) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form that is sent by its button or with Enter. */
export function FormDialog({ title, action, isDanger, isBusy, more, ...props }: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      opened
      busy={isBusy}
      onClose={props.onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          {more ?? (
            <Button tone="quiet" disabled={isBusy} onClick={props.onClose}>
              {t('common.btn.cancel')}
            </Button>
          )}
          <Button type="submit" form={id} tone={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={props.onSubmit}>
        <Stack tight>{props.children}</Stack>
      </form>
    </Dialog>
  )
}
