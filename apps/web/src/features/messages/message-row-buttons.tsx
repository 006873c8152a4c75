import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { type MessageAct, MessageActDialog } from './message-act-dialog.tsx'
import { SentMessageDialog } from './sent-message-dialog.tsx'

const acts = ['approve', 'cancel'] as const satisfies readonly MessageAct[]

/** What can be done with a message of the list. */
export function MessageRowButtons({ message }: { readonly message: MessageView }) {
  const [open, setOpen] = useState<MessageAct | 'show' | null>(null)
  const close = () => setOpen(null)
  const { subject, may } = message
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('messagesScreen.showNamed', { subject })}
        onClick={() => setOpen('show')}
      >
        {t('messagesScreen.show')}
      </Button>
      {acts.map((act) => {
        const refusal = may[act]
        return (
          <Button
            key={act}
            size="small"
            aria-label={t(`messagesScreen.${act}Named`, { subject })}
            disabledReason={refusal === true ? null : translateKey(refusal)}
            onClick={() => setOpen(act)}
          >
            {t(`messagesScreen.${act}`)}
          </Button>
        )
      })}
      {open === 'show' ? <SentMessageDialog message={message} onClose={close} /> : null}
      {open === 'approve' || open === 'cancel' ? (
        <MessageActDialog act={open} message={message} onClose={close} />
      ) : null}
    </Group>
  )
}
