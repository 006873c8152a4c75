import { withdrawCandidatureReasons } from '@fledge/domain/candidatures/reasons.ts'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

/** Withdraws with a reason that is sent to the company. */
export function WithdrawDialog({
  candidature,
  name,
  onClose,
}: {
  readonly candidature: string
  readonly name: string
  readonly onClose: () => void
}) {
  const end = useApiMutation('candidatures', 'withdrawCandidature', {
    onDone: () => {
      showToast(t('tracker.withdraw.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('tracker.withdraw.title', { name })}
      text={t('tracker.withdraw.text', { name })}
      more={<RefundNotice of={{ candidature }} />}
      act={t('tracker.withdraw')}
      reasons={withdrawCandidatureReasons}
      busy={end.isPending}
      onClose={onClose}
      onSend={(body) => end.mutate({ params: { id: candidature }, body: body })}
    />
  )
}
