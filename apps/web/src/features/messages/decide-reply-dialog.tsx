import type { MessageReply } from '@fledge/contract/messages/reply-schema.ts'
import { type ReplyDecision, replyDecisions } from '@fledge/domain/messages/reply-types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { MessageText } from '../../shared/message-text.tsx'
import { getUndoAction } from '../../shared/undo-decision.ts'

interface DecideReplyDialogProps {
  readonly reply: MessageReply
  readonly onClose: () => void
}

/** Answers a reply, or closes it with a reason. */
export function DecideReplyDialog({ reply, onClose }: DecideReplyDialogProps) {
  const form = useReplyForm(reply.reply_id, onClose)
  return (
    <Dialog
      opened
      busy={form.isBusy}
      onClose={onClose}
      title={t('repliesScreen.decideTitle', { name: reply.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <Button tone="primary" busy={form.isBusy} disabledReason={form.problem} onClick={form.send}>
          {t(`repliesScreen.do.${form.decision}`)}
        </Button>
      }
    >
      <Stack tight>
        <MessageText title={t('repliesScreen.replied')} subject={reply.subject} body={reply.body} />
        <RadioCards
          label={t('repliesScreen.decision')}
          choices={replyDecisions.map((value) => ({
            value,
            label: t(`repliesScreen.${value}`),
            hint: t(`repliesScreen.${value}Hint`),
          }))}
          value={form.decision}
          onChange={form.setDecision}
        />
        <NoteField
          label={t(`repliesScreen.${form.decision}Text`)}
          isNeeded
          value={form.text}
          onChange={form.setText}
        />
      </Stack>
    </Dialog>
  )
}

function useReplyForm(id: string, onClose: () => void) {
  const [decision, setDecision] = useState<ReplyDecision>('respond')
  const [text, setText] = useState('')
  const decide = useApiMutation('messages', 'decideMessageReply', {
    onDone: ({ payload }) => {
      showToast(t('repliesScreen.decided'), getUndoAction()(payload))
      onClose()
    },
  })
  return {
    decision,
    setDecision: (value: string) =>
      setDecision(replyDecisions.find((known) => known === value) ?? decision),
    text,
    setText,
    problem: text.trim() ? null : t(`repliesScreen.${decision}Missing`),
    isBusy: decide.isPending,
    send: () => decide.mutate({ params: { id }, body: { decision, text: text.trim() } }),
  }
}
