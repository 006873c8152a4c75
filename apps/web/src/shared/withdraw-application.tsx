import { withdrawByTeamReasons } from '@fledge/domain/applications/reasons.ts'
import { isCurrentlyEnrolled } from '@fledge/domain/applications/rules.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../platform/forms/reason-dialog.tsx'
import { t } from '../platform/i18n/use-texts.ts'
import { useApiMutation } from '../platform/query/query.ts'
import { showToast } from '../platform/shell/toasts.ts'
import { getUndoAction } from './undo-decision.ts'

interface WithdrawApplicationProps {
  readonly id: string
  readonly status: ApplicationStatus
  /** Name of the intern. */
  readonly name: string
}

/** Withdraws an open application on behalf of the intern; for those whom the server allows it. */
export function WithdrawApplication({ id, status, name }: WithdrawApplicationProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const withdraw = useApiMutation('reviews', 'withdrawByTeam', {
    onDone: ({ payload }) => {
      close()
      showToast(t('reviews.done.withdraw', { name }), getUndoAction()(payload))
    },
    onOvertaken: close,
  })
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {t('reviews.withdraw')}
      </Button>
      {asking ? (
        <ReasonDialog
          title={t('reviews.withdrawTitle', { name })}
          text={t(
            isCurrentlyEnrolled(status) ? 'reviews.withdrawEnrolled' : 'reviews.withdrawText',
          )}
          act={t('reviews.withdraw')}
          noteLabel={t('reviews.noteToIntern')}
          noteHint={t('reviews.noteToInternHint')}
          reasons={withdrawByTeamReasons}
          busy={withdraw.isPending}
          onClose={close}
          onSend={(body) => withdraw.mutate({ params: { id }, body })}
        />
      ) : null}
    </>
  )
}
