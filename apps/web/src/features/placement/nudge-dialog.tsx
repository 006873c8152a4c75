import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ReasonField } from './reason-field.tsx'

interface NudgeDialogProps {
  readonly interns: readonly UnplacedIntern[]
  readonly onClose: () => void
  readonly onDone: () => void
}

function getProblem(isEveryoneLeftOut: boolean, isReasonMissing: boolean): string | null {
  if (isEveryoneLeftOut) return t('placementScreen.everyoneLeftOut')
  return isReasonMissing ? t('placementScreen.reasonMissing') : null
}

/** Reminds interns by email, with a preview of who is left out. */
export function NudgeDialog({ interns, onClose, onDone }: NudgeDialogProps) {
  const [reason, setReason] = useState('')
  const nudge = useApiMutation('placement', 'nudgeInterns', {
    onDone: ({ payload }) => {
      showToast(t('placementScreen.sent', { count: payload.count }), getUndoAction()(payload))
      onDone()
    },
  })
  const leftOut = interns.filter(({ may }) => may.nudge !== true).length
  const send = () =>
    nudge.mutate({
      body: { application_ids: interns.map(({ application_id: id }) => id), reason },
    })
  return (
    <Dialog
      opened
      busy={nudge.isPending}
      onClose={onClose}
      title={t('placementScreen.nudgeTitle', { count: interns.length - leftOut })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button
          tone="primary"
          busy={nudge.isPending}
          disabledReason={getProblem(leftOut === interns.length, !reason.trim())}
          onClick={send}
        >
          {t('placementScreen.send')}
        </Button>
      }
    >
      <Stack tight>
        <p>{t('placementScreen.nudgeText')}</p>
        {leftOut > 0 ? <p>{t('placementScreen.leftOut', { count: leftOut })}</p> : null}
        <ReasonField value={reason} onChange={setReason} />
      </Stack>
    </Dialog>
  )
}
