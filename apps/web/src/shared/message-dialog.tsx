import type { MessageSelection } from '@fledge/contract/messages/message-schema.ts'
import { listAudiences } from '@fledge/domain/messages/types.ts'
import { useState } from 'react'
import { type DraftedMessage, MessageTextDialog } from './message-text-dialog.tsx'
import { MessagePreviewDialog } from './message-preview-dialog.tsx'

interface MessageDialogProps {
  readonly selection: MessageSelection
  /** Called with the number of recipients. */
  readonly onDone: (count: number) => void
  readonly onClose: () => void
}

/** Writes a message in two steps: its text, then who will read what, when and why. */
export function MessageDialog({ selection, onDone, onClose }: MessageDialogProps) {
  const audiences = listAudiences(selection.list)
  const [draft, setDraft] = useState<DraftedMessage>({
    audience: audiences[0],
    template_id: null,
    subject: '',
    body: '',
  })
  const [isPreviewing, setPreviewing] = useState(false)
  if (isPreviewing)
    return (
      <MessagePreviewDialog
        selection={selection}
        draft={draft}
        onBack={() => setPreviewing(false)}
        onDone={onDone}
        onClose={onClose}
      />
    )
  return (
    <MessageTextDialog
      draft={draft}
      audiences={audiences}
      onNext={(written) => {
        setDraft(written)
        setPreviewing(true)
      }}
      onClose={onClose}
    />
  )
}
