import type { MessageView } from '@fledge/contract/messages/message-schema.ts'
import type { MessageState } from '@fledge/domain/messages/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { type MessageAct, MessageActDialog } from './message-act-dialog.tsx'
import { SentMessageDialog } from './sent-message-dialog.tsx'

/** What can happen in a state; nothing to what was sent or cancelled. */
const actsByState: Readonly<Record<MessageState, readonly MessageAct[]>> = {
  AWAITING_APPROVAL: ['approve', 'cancel'],
  SCHEDULED: ['cancel'],
  SENT: [],
  CANCELLED: [],
}

/** What can be done with a message of the list. */
export function MessageRowButtons({ message }: { readonly message: MessageView }) {
  const [open, setOpen] = useState<MessageAct | 'show' | null>(null)
  const close = () => setOpen(null)
  const { subject, state, may } = message
  return (
    <Group>
      <Button
        size="small"
        aria-label={t('messagesScreen.showNamed', { subject })}
        onClick={() => setOpen('show')}
      >
        {t('messagesScreen.show')}
      </Button>
      {actsByState[state].map((act) => {
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
