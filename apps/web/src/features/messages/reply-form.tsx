import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'

interface ReplyFormProps {
  /** Id of the message. */
  readonly id: string
  readonly subject: string
}

/** Replies to a message of the programme team. */
export function ReplyForm({ id, subject }: ReplyFormProps) {
  const [text, setText] = useState('')
  const send = useApiMutation('messages', 'replyToMessage', {
    onDone: () => {
      setText('')
      showToast(t('ownMessages.done'))
    },
  })
  return (
    <Stack tight>
      <NoteField
        label={t('ownMessages.reply')}
        hint={t('ownMessages.replyHint')}
        isNeeded
        value={text}
        onChange={setText}
      />
      <Group>
        <Button
          tone="primary"
          busy={send.isPending}
          aria-label={t('ownMessages.sendNamed', { subject })}
          disabledReason={text.trim() ? null : t('ownMessages.writeFirst')}
          onClick={() => send.mutate({ params: { id }, body: { text: text.trim() } })}
        >
          {t('ownMessages.send')}
        </Button>
      </Group>
    </Stack>
  )
}
