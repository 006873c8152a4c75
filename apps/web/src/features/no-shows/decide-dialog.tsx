import { Button } from '@fledge/ui/button.tsx'
import { type Choice, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { t } from '../../platform/use-texts.ts'

interface DecideProps {
  readonly title: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly noteHint: string
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (decision: string, note: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** One of a few decisions and the reason for it, which is always given. */
export function DecideDialog({
  title,
  label,
  choices,
  noteHint,
  busy,
  error,
  onSend,
  onClose,
  children,
}: DecideProps) {
  const [decision, setDecision] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const fields = error instanceof CallError ? error.fields : {}
  const said =
    error instanceof CallError && Object.keys(fields).length === 0 ? error.description : null
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            refused={decision ? null : t('noShowScreen.choose')}
            onClick={() => decision && onSend(decision, note)}
          >
            {t('noShowScreen.send')}
          </Button>
        </>
      }
    >
      <Stack>
        {said ? (
          <p role="alert">
            <b>{said}</b>
          </p>
        ) : null}
        {children}
        <RadioCards label={label} choices={choices} value={decision} onChange={setDecision} />
        <TextArea
          label={t('noShowScreen.note')}
          hint={noteHint}
          rows={3}
          maxLength={1000}
          value={note}
          error={fields['note']}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  )
}
