import { ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'

interface InternFeedbackProps {
  readonly interview: Pick<
    Payload<'interviews', 'listInternCandidatureInterviews'>[number],
    'interview_id' | 'company'
  >
  readonly onClose: () => void
}

interface FeedbackTexts {
  readonly strengths: string
  readonly note: string
}

function useGiveFeedback({ interview, onClose }: InternFeedbackProps) {
  const give = useApiMutation('interviews', 'giveInternFeedback', {
    onDone: () => {
      showToast(t('interviewScreen.own.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = (rating: number, words: FeedbackTexts) => {
    const texts = {
      ...(words.strengths.trim() ? { strengths: words.strengths.trim() } : {}),
      ...(words.note.trim() ? { note: words.note.trim() } : {}),
    }
    give.mutate({ body: { interview_id: interview.interview_id, rating, ...texts } })
  }
  return { give, send }
}

/**
 * The intern's feedback on an interview: a rating and two open questions. Can be submitted only
 * once.
 */
export function InternFeedback({ interview, onClose }: InternFeedbackProps) {
  const [rating, setRating] = useState<number | null>(null)
  const [words, setWords] = useState<FeedbackTexts>({ strengths: '', note: '' })
  const company = interview.company.name
  const { give, send } = useGiveFeedback({ interview, onClose })
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={t('interviewScreen.own.title', { company })}
      closeLabel={t('common.btn.close')}
      actions={
        <InterviewDialogButtons
          label={t('interviewScreen.feedback.send')}
          busy={give.isPending}
          refused={rating === null ? t('interviewScreen.own.pick') : null}
          onSend={() => rating !== null && send(rating, words)}
          onClose={onClose}
        />
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
        <WordFields words={words} onChange={setWords} />
      </div>
    </Dialog>
  )
}

function WordFields({
  words,
  onChange,
}: {
  readonly words: FeedbackTexts
  readonly onChange: (words: FeedbackTexts) => void
}) {
  return (
    <>
      <NoteField
        label={t('interviewScreen.own.strengths')}
        value={words.strengths}
        onChange={(strengths) => onChange({ ...words, strengths })}
      />
      <NoteField
        label={t('interviewScreen.own.note')}
        value={words.note}
        onChange={(note) => onChange({ ...words, note })}
      />
    </>
  )
}
