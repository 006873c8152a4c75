import { Button } from '@fledge/ui/button.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'

interface MessageFormProps {
  readonly label: string
  readonly hint: string
  readonly action: string
  /** Whether it may be sent, or the key of the reason why not. */
  readonly may: true | string
  readonly busy: boolean
  /** @param fill empties the field once it was sent, or puts back a text that was undone */
  readonly onSend: (text: string, fill: (text: string) => void) => void
}

/** A text and its button: a message or a note about a concern. */
export function MessageForm({ label, hint, action, may, busy, onSend }: MessageFormProps) {
  const [text, setText] = useState('')
  const problem =
    may === true ? (text.trim() ? null : t('caseScreen.writeFirst')) : translateKey(may)
  return (
    <Stack tight>
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="small"
          busy={busy}
          disabledReason={problem}
          onClick={() => onSend(text, setText)}
        >
          {action}
        </Button>
      </Group>
    </Stack>
  )
}
