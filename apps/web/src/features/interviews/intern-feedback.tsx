import { ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'
import { isEmptyFeedback } from './is-empty-feedback.ts'

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
interface Feedback extends FeedbackTexts {
  readonly rating: number | null
}
const noFeedback: Feedback = { rating: null, strengths: '', note: '' }

/** The feedback is kept on this device until it is sent. */
function useGiveFeedback({ interview, onClose }: InternFeedbackProps) {
  const [feedback, setFeedback, forget] = useDraftState(
    `interviews/own-feedback/${interview.interview_id}`,
    noFeedback,
    isEmptyFeedback,
  )
  const give = useApiMutation('interviews', 'giveInternFeedback', {
    onDone: () => {
      void forget()
      showToast(t('interviewScreen.own.done'))
      onClose()
    },
    onOvertaken: onClose,
  })
  const send = () => {
    const { rating } = feedback
    if (rating === null) return
    const [strengths, note] = [feedback.strengths.trim(), feedback.note.trim()]
    const texts = { ...(strengths ? { strengths } : {}), ...(note ? { note } : {}) }
    give.mutate({ body: { interview_id: interview.interview_id, rating, ...texts } })
  }
  return { feedback, setFeedback, give, send }
}

/**
 * The intern's feedback on an interview: a rating and two open questions. Can be submitted only
 * once.
 */
export function InternFeedback({ interview, onClose }: InternFeedbackProps) {
  const company = interview.company.name
  const { feedback, setFeedback, give, send } = useGiveFeedback({ interview, onClose })
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
          refused={feedback.rating === null ? t('interviewScreen.own.pick') : null}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <div className={styles['form']}>
        <p className={styles['dim']}>{t('interviewScreen.own.text', { company })}</p>
        <ScaleField
          label={t('interviewScreen.own.rating')}
          value={feedback.rating}
          onChange={(rating) => setFeedback({ ...feedback, rating })}
          low={t('interviewScreen.feedback.low')}
          high={t('interviewScreen.feedback.high')}
        />
        <WordFields words={feedback} onChange={(words) => setFeedback({ ...feedback, ...words })} />
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
