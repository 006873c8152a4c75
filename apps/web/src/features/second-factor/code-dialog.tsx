import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  FactorCodeField,
  isFactorCodeComplete,
  submitFactorCode,
} from '../../shared/factor-code-field.tsx'
import { useFactorCode } from '../../shared/use-factor-code.ts'

interface CodeDialogProps {
  readonly title: string
  readonly text: ReactNode
  readonly action: string
  readonly tone?: 'primary' | 'danger'
  /** Sends the code; what the server refuses is shown at the field. */
  readonly onSend: (code: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for a current code before something is changed. */
export function CodeDialog(props: CodeDialogProps) {
  const { title, text, action, tone = 'primary', onSend, onClose } = props
  const state = useFactorCode(onSend)
  return (
    <Dialog
      opened
      busy={state.busy}
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={state.busy} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone={tone}
            busy={state.busy}
            disabled={!isFactorCodeComplete(state)}
            onClick={() => state.send(state.code)}
          >
            {action}
          </Button>
        </>
      }
    >
      <form noValidate onSubmit={submitFactorCode(state)}>
        <Stack tight>
          <p>{text}</p>
          <FactorCodeField state={state} />
        </Stack>
      </form>
    </Dialog>
  )
}
