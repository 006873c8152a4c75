import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { isFactorCodeComplete } from '../../shared/factor-code-field.tsx'
import { AppSecretStep } from './app-secret-step.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import type { AppSecret, SetUp } from './use-set-up.ts'

interface SetUpDialogProps {
  readonly setUp: SetUp
  readonly secret: AppSecret
}

/** Sets up the second factor in two steps: the app, and the recovery codes. */
export function SetUpDialog({ setUp, secret }: SetUpDialogProps) {
  const { state, codes, reset } = setUp
  if (codes) return <CodesDialog codes={codes} onClose={reset} />
  return (
    <Dialog
      opened
      busy={state.busy}
      onClose={reset}
      title={t('secondFactor.setUp.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={state.busy} onClick={reset}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={state.busy}
            disabled={!isFactorCodeComplete(state)}
            onClick={() => state.send(state.code)}
          >
            {t('secondFactor.setUp.action')}
          </Button>
        </>
      }
    >
      <AppSecretStep secret={secret} state={state} />
    </Dialog>
  )
}
