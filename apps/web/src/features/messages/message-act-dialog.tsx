import { messageActBody, type MessageView } from '@fledge/contract/messages/message-schema.ts'
import { TextArea } from '@fledge/ui/fields.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client, getInvalidatedEndpoints } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

export type MessageAct = 'approve' | 'cancel'

interface MessageActDialogProps {
  readonly act: MessageAct
  readonly message: MessageView
  readonly onClose: () => void
}

/** Approves what a colleague wrote, or stops a message, with a reason. */
export function MessageActDialog({ act, message, onClose }: MessageActDialogProps) {
  const { subject, recipient_count: count, message_id: id } = message
  const { form, submit, sending } = useContractForm({
    schema: messageActBody,
    values: { reason: '' },
    send: async (body) => {
      await sendAct(act, id, body)
      onClose()
    },
  })
  return (
    <FormDialog
      title={t(`messagesScreen.${act}Title`, { subject })}
      action={t(`messagesScreen.${act}`)}
      isDanger={act === 'cancel'}
      isBusy={sending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {act === 'approve'
          ? t('messagesScreen.approveText', { count })
          : t('messagesScreen.cancelText')}
      </p>
      <TextArea
        label={t('messagesScreen.reason')}
        hint={t('messagesScreen.reasonHint')}
        rows={2}
        {...form.register('reason')}
        error={form.formState.errors.reason?.message}
      />
    </FormDialog>
  )
}

async function sendAct(act: MessageAct, id: string, body: { readonly reason: string }) {
  const request = { params: { id }, body }
  if (act === 'cancel') {
    const stale = getInvalidatedEndpoints('messages', 'cancelMessage')
    await invalidateAfter(client.messages.cancelMessage(request), stale)
    showToast(t('messagesScreen.cancelled'))
    return
  }
  const stale = getInvalidatedEndpoints('messages', 'approveMessage')
  const { payload } = await invalidateAfter(client.messages.approveMessage(request), stale)
  showToast(t('messagesScreen.approved'), getUndoAction()(payload))
}
