import type { MessageSelection } from '@fledge/contract/messages/message-schema.ts'
import { useState } from 'react'
import { type DraftedMessage, MessageTextDialog } from './message-text-dialog.tsx'
import { MessagePreviewDialog } from './message-preview-dialog.tsx'

interface MessageDialogProps {
  readonly selection: MessageSelection
  /** Called with the number of recipients. */
  readonly onDone: (count: number) => void
  readonly onClose: () => void
}

const emptyDraft: DraftedMessage = { template_id: null, subject: '', body: '' }

/** Writes a message in two steps: its text, then who will read what, when and why. */
export function MessageDialog({ selection, onDone, onClose }: MessageDialogProps) {
  const [draft, setDraft] = useState(emptyDraft)
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
      onNext={(written) => {
        setDraft(written)
        setPreviewing(true)
      }}
      onClose={onClose}
    />
  )
}
