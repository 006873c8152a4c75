import { Button } from '@fledge/ui/button.tsx'
import { ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import { describe } from '../../platform/call-error.ts'
import type { Payload } from '../../platform/client.ts'
import { NoteField } from '../../platform/note-field.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './interviews.module.css'

interface InternFeedbackProps {
  readonly interview: Pick<
    Payload<'interviews', 'listInternCandidatureInterviews'>[number],
    'interview_id' | 'company'
  >
  readonly onClose: () => void
}

/** How an interview was for its intern: a number, and two questions in own words. Said once. */
export function InternFeedback({ interview, onClose }: InternFeedbackProps) {
  const [rating, setRating] = useState<number | null>(null)
  const [words, setWords] = useState({ strengths: '', note: '' })
  const company = interview.company.name
  const give = useCall('interviews', 'giveInternFeedback', {
    quiet: true,
    onDone: () => {
      showToast(t('interviewScreen.own.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const said = {
    ...(words.strengths.trim() ? { strengths: words.strengths.trim() } : {}),
    ...(words.note.trim() ? { note: words.note.trim() } : {}),
  }
  const send = () =>
    rating !== null &&
    give.mutate({ body: { interview_id: interview.interview_id, rating, ...said } })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('interviewScreen.own.title', { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={give.isPending}
            refused={rating === null ? t('interviewScreen.own.pick') : null}
            onClick={send}
          >
            {t('interviewScreen.feedback.send')}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('interviewScreen.own.text', { company })}</p>
        <ScaleField
          label={t('interviewScreen.own.rating')}
          value={rating}
          onChange={setRating}
          low={t('interviewScreen.feedback.low')}
          high={t('interviewScreen.feedback.high')}
        />
        <NoteField
          label={t('interviewScreen.own.strengths')}
          value={words.strengths}
          onChange={(strengths) => setWords({ ...words, strengths })}
        />
        <NoteField
          label={t('interviewScreen.own.note')}
          value={words.note}
          onChange={(note) => setWords({ ...words, note })}
        />
        {give.isError ? (
          <p role="alert" className={styles['due']}>
            {describe(give.error).description}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
