import { messageActBody, type MessageView } from '@fledge/contract/messages/message-schema.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { useContractForm } from '../../platform/forms/forms.ts'
import { client, getInvalidatedEndpoints } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { invalidateAfter } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { MessageText } from '../../shared/message-text.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

export type MessageAct = 'approve' | 'cancel'

interface MessageActDialogProps {
  readonly act: MessageAct
  readonly message: MessageView
  readonly onClose: () => void
}

/** Approves what a colleague wrote, or stops a message, with a reason. */
export function MessageActDialog({ act, message, onClose }: MessageActDialogProps) {
  const { subject, message_id: id } = message
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
      {act === 'approve' ? (
        <ApprovedMessage message={message} />
      ) : (
        <p>{t('messagesScreen.cancelText')}</p>
      )}
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

/** What is approved: its text, why it was written, and to how many it goes. */
function ApprovedMessage({ message }: Pick<MessageActDialogProps, 'message'>) {
  const { author_name: author, subject, body, reason, left_out_count: leftOut } = message
  return (
    <Stack tight>
      <p>{t('messagesScreen.approveText', { count: message.recipient_count })}</p>
      {leftOut > 0 ? <Meta>{t('messagesScreen.leftOut', { count: leftOut })}</Meta> : null}
      <MessageText
        title={t('messagesScreen.by', { name: author ?? t('templatesScreen.someone') })}
        subject={subject}
        body={body}
      />
      <Meta>{t('messagesScreen.whyWritten', { reason })}</Meta>
    </Stack>
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
