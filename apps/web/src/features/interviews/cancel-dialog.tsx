import { cancelInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CompanyDialogProps } from './company-interview.ts'

/** Cancels an interview with a reason that is sent to the intern. */
export function CancelDialog({ interview, onClose }: CompanyDialogProps) {
  const { name } = interview.intern
  const cancel = useApiMutation('interviews', 'withdrawInterview', {
    onDone: () => {
      showToast(t('interviewScreen.cancel.done', { name }))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('interviewScreen.cancel.title', { name })}
      text={t('interviewScreen.cancel.text', { name })}
      act={t('interviewScreen.cancel.act')}
      keep={t('interviewScreen.cancel.keep')}
      reasons={cancelInterviewReasons}
      busy={cancel.isPending}
      onClose={onClose}
      onSend={(body) => cancel.mutate({ body: { interview_id: interview.interview_id, ...body } })}
    />
  )
}
