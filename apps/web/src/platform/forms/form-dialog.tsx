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
  /** Why the form cannot be sent yet, such as a choice that is missing. */
  readonly problem?: string | null
  /** Further buttons, before the one that sends. */
  readonly more?: ReactNode
  readonly onSubmit: (event: { preventDefault(): void }) => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form that is sent by its button or with Enter. */
export function FormDialog(props: FormDialogProps) {
  const { title, action, isDanger, isBusy, problem = null, more } = props
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
          <Button
            type="submit"
            form={id}
            tone={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            disabledReason={problem}
          >
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
