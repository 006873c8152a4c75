import { isReasonNoteRequired } from '@fledge/domain/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { ShortcutCap } from '../list/shortcut-cap.tsx'
import { NoteField } from './note-field.tsx'
import styles from './reason-dialog.module.css'
import { useReasonKeys } from './use-reason-keys.ts'
import { translateKey, t } from '../i18n/use-texts.ts'

interface ReasonOption<I extends string> {
  readonly id: I
  /** Catalogue key of its label. */
  readonly text: string
}
interface ReasonAnswer<I extends string> {
  readonly reason: I
  readonly note?: string
}

interface ReasonDialogProps<I extends string> {
  readonly title: string
  /** Who is notified, and what follows. */
  readonly text: string
  /** Further content before the reason, like the fee refund. */
  readonly more?: ReactNode
  readonly reasons: readonly ReasonOption<I>[]
  /** Label of the button; `keep` is the label of the other one. */
  readonly act: string
  readonly keep?: string
  /** Label of the note if it is not for the other side. */
  readonly noteLabel?: string
  /** Who gets the note, and how. */
  readonly noteHint?: string
  readonly busy?: boolean
  /** Why it is not possible at all, whatever the reason. */
  readonly refusal?: string | null
  /** What was chosen and written before, such as for a decision that could not be saved. */
  readonly initial?: ReasonAnswer<I> | undefined
  /** Whether reasons can be chosen by their number and sent by Enter. */
  readonly isNumbered?: boolean
  readonly onSend: (answer: ReasonAnswer<I>) => void
  readonly onClose: () => void
}

/** Returns the message about a missing reason or note. */
const getReasonProblem = (reason: string | null, note: string) =>
  !reason
    ? t('common.reasonChoose')
    : isReasonNoteRequired([reason]) && !note.trim()
      ? t('common.reasonWords')
      : null

/** Dialog that ends something with a reason sent to the other side. */
export function ReasonDialog<I extends string>(props: ReasonDialogProps<I>) {
  const { title, text, more, act, keep, busy = false, reasons, initial } = props
  const { isNumbered = false, onSend, onClose } = props
  const [reason, setReason] = useState<I | null>(initial?.reason ?? null)
  const [note, setNote] = useState(initial?.note ?? '')
  const answers = { reason, note, onReason: setReason, onNote: setNote }
  const problem = props.refusal ?? getReasonProblem(reason, note)
  const send = () => reason && onSend({ reason, ...(note ? { note } : {}) })
  useReasonKeys(isNumbered, {
    onNumber: (at) => setReason(reasons[at]?.id ?? reason),
    onEnter: () => problem === null && !busy && send(),
  })
  return (
    <Dialog
      opened
      busy={busy}
      onClose={onClose}
      title={title}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={busy} onClick={onClose}>
            {keep ?? t('common.btn.cancel')}
          </Button>
          <Button tone="danger" busy={busy} disabledReason={problem} onClick={send}>
            {act}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p className={styles['dim']}>{text}</p>
        {more}
        <ReasonFields {...props} {...answers} />
      </Stack>
    </Dialog>
  )
}

interface ReasonFieldsProps<I extends string> extends Pick<
  ReasonDialogProps<I>,
  'reasons' | 'noteLabel' | 'noteHint' | 'isNumbered'
> {
  readonly reason: I | null
  readonly note: string
  readonly onReason: (reason: I | null) => void
  readonly onNote: (note: string) => void
}

function ReasonFields<I extends string>({
  reasons,
  noteLabel,
  noteHint,
  isNumbered,
  reason,
  note,
  onReason,
  onNote,
}: ReasonFieldsProps<I>) {
  return (
    <>
      <RadioCards
        label={t('common.reason')}
        value={reason}
        onChange={(id) => onReason(reasons.find((option) => option.id === id)?.id ?? null)}
        choices={reasons.map((option, at) => ({
          value: option.id,
          label: (
            <>
              {translateKey(option.text)}{' '}
              {isNumbered ? <ShortcutCap>{String(at + 1)}</ShortcutCap> : null}
            </>
          ),
        }))}
      />
      <NoteField
        isNeeded={reason !== null && isReasonNoteRequired([reason])}
        {...(noteLabel ? { label: noteLabel } : {})}
        {...(noteHint ? { hint: noteHint } : {})}
        value={note}
        onChange={onNote}
      />
    </>
  )
}
