import { Button } from '@fledge/ui/button.tsx'
import { type ChoiceOption, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/http/api-error.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface DecideProps {
  readonly title: string
  readonly label: string
  readonly choices: readonly ChoiceOption[]
  readonly noteHint: string
  readonly busy: boolean
  readonly error: unknown
  readonly onSend: (decision: string, note: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** Chooses one of several decisions; a reason is required. */
export function DecideDialog(props: DecideProps) {
  const { title, label, choices, noteHint, busy, error, onSend, onClose, children } = props
  const [decision, setDecision] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const fields = error instanceof ApiError ? error.fields : {}
  const failure =
    error instanceof ApiError && Object.keys(fields).length === 0 ? error.description : null
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <DecideButtons
          busy={busy}
          refused={decision ? null : t('noShowScreen.choose')}
          onSend={() => decision && onSend(decision, note)}
          onClose={onClose}
        />
      }
    >
      <Stack>
        {failure ? (
          <p role="alert">
            <b>{failure}</b>
          </p>
        ) : null}
        {children}
        <RadioCards label={label} choices={choices} value={decision} onChange={setDecision} />
        <ReasonField hint={noteHint} value={note} error={fields['note']} onChange={setNote} />
      </Stack>
    </Dialog>
  )
}

interface DecideButtonsProps {
  readonly busy: boolean
  readonly refused: string | null
  readonly onSend: () => void
  readonly onClose: () => void
}

function DecideButtons({ busy, refused, onSend, onClose }: DecideButtonsProps) {
  return (
    <>
      <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
      <Button tone="primary" busy={busy} disabledReason={refused} onClick={onSend}>
        {t('noShowScreen.send')}
      </Button>
    </>
  )
}

interface ReasonFieldProps {
  readonly hint: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (note: string) => void
}

function ReasonField({ hint, value, error, onChange }: ReasonFieldProps) {
  return (
    <TextArea
      label={t('noShowScreen.note')}
      hint={hint}
      rows={3}
      maxLength={1000}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
