import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { ActDialog } from './act-dialog.tsx'

interface ResendMailDialogProps {
  readonly mail: Pick<Payload<'people', 'getPerson'>['mails'][number], 'id' | 'subject'>
  readonly onClose: () => void
}

/** Sends an email to the same person again, with a reason for the log. */
export function ResendMailDialog({ mail, onClose }: ResendMailDialogProps) {
  const [reason, setReason] = useState('')
  const resend = useApiMutation('outbox', 'resendMail', {
    onDone: ({ payload }) => {
      showToast(t('personScreen.resend.done'), getUndoAction()(payload))
      onClose()
    },
    onOvertaken: onClose,
  })
  return (
    <ActDialog
      title={t('personScreen.resend.title')}
      action={t('personScreen.resend.action')}
      isBusy={resend.isPending}
      problem={reason.trim() ? null : t('common.reasonWords')}
      onSend={() => resend.mutate({ params: { id: mail.id }, body: { reason } })}
      onClose={onClose}
    >
      <Stack tight>
        <p>{t('personScreen.resend.text', { subject: mail.subject })}</p>
        <NoteField
          isNeeded
          label={t('personScreen.resend.reason')}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </ActDialog>
  )
}
