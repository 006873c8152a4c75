import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'

interface ContestDialogProps {
  readonly send: (note: string) => void
  readonly busy: boolean
  readonly onClose: () => void
}

/** Disputes a report with a description for the programme team. */
export function ContestDialog({ send, busy, onClose }: ContestDialogProps) {
  const [note, setNote] = useState('')
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={t('interviewScreen.contest.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t('interviewScreen.contest.send')}
          busy={busy}
          refused={note.trim() ? null : t('interviewScreen.feedback.sayHow')}
          onSend={() => send(note)}
          onClose={onClose}
        />
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('interviewScreen.contest.text')}</p>
        <NoteField isNeeded value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}
