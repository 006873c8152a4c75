import { getContestDueAt } from '@fledge/domain/interviews/rules.ts'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'

interface CompanyNoShowProps {
  readonly company: string
  /** The company's time zone, which determines its working days. */
  readonly zone: string
  readonly busy: boolean
  readonly onClose: () => void
  readonly send: (note: string) => void
}

/**
 * Reports that no one from the company attended. The company can dispute it; then the programme
 * team decides.
 */
export function CompanyNoShowDialog({ company, zone, busy, onClose, send }: CompanyNoShowProps) {
  const [note, setNote] = useState('')
  const [own, now] = [useZone(), useNow()]
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.held.noTitle', { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t('interviewScreen.feedback.claim')}
          busy={busy}
          refused={note.trim() ? null : t('interviewScreen.feedback.sayHow')}
          onSend={() => send(note.trim())}
          onClose={onClose}
        />
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>
          {t('interviewScreen.held.noText', {
            company,
            when: formatTimeInSentence(getContestDueAt(now.toISOString(), zone), own, now),
          })}
        </p>
        <NoteField
          isNeeded
          label={t('interviewScreen.feedback.what')}
          hint={t('interviewScreen.held.noHint', { company })}
          value={note}
          onChange={setNote}
        />
      </div>
    </Dialog>
  )
}
