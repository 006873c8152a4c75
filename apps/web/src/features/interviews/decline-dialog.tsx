import { declineInterviewReasons } from '@fledge/domain/interviews/reasons.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { t } from '../../platform/i18n/use-texts.ts'

interface DeclineProps {
  readonly interview: { readonly interview_id: string; readonly company: { readonly name: string } }
  /** Called with true while the request is in progress, and with false if it fails. */
  readonly hold?: (isSending: boolean) => void
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Declines an interview with a reason that is sent to the company. */
export function DeclineDialog({ interview, hold, onClose, onDone }: DeclineProps) {
  const company = interview.company.name
  const decline = useApiMutation('interviews', 'confirmInterview', {
    onDone: () => {
      showToast(t('interviewScreen.decline.done', { company }))
      onClose()
      onDone?.()
    },
    onFailed: () => hold?.(false),
    onOvertaken: onClose,
  })
  return (
    <ReasonDialog
      title={t('interviewScreen.decline.title', { company })}
      text={t('interviewScreen.decline.text', { company })}
      act={t('interviewScreen.decline.act')}
      reasons={declineInterviewReasons}
      busy={decline.isPending}
      onClose={onClose}
      onSend={(body) => {
        hold?.(true)
        decline.mutate({ body: { interview_id: interview.interview_id, decline: true, ...body } })
      }}
    />
  )
}
