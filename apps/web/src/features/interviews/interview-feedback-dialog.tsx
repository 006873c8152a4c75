import { getContestDueAt } from '@fledge/domain/interviews/rules.ts'
import { RadioCards, ScaleField } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CompanyDialogProps, CompanyInterviewPayload } from './company-interview.ts'
import { InterviewDialogButtons } from './dialog-buttons.tsx'
import styles from './interviews.module.css'
import { isEmptyFeedback } from './is-empty-feedback.ts'

const decisions = ['OFFER', 'SECOND_ROUND', 'UNDECIDED', 'NO'] as const

interface Feedback {
  /** Whether the intern attended, as the choice's value. */
  readonly came: string | null
  readonly rating: number | null
  readonly decision: (typeof decisions)[number] | null
  readonly strengths: string
  readonly note: string
}
const noFeedback: Feedback = { came: null, rating: null, decision: null, strengths: '', note: '' }

const hasAttended = (feedback: Feedback) => feedback.came === 'yes'

/** Returns what is missing before the feedback can be sent. */
function getMissingField(feedback: Feedback): string | null {
  if (feedback.came === null) return t('interviewScreen.feedback.sayWhether')
  if (hasAttended(feedback)) return feedback.decision ? null : t('interviewScreen.feedback.sayNext')
  return feedback.note.trim() ? null : t('interviewScreen.feedback.sayHow')
}

/** The note is always sent, the other fields only if the intern attended. */
function toFeedbackBody(feedback: Feedback) {
  const { rating, decision, strengths, note } = feedback
  const attended = hasAttended(feedback)
  return {
    attended,
    ...(attended && rating ? { rating } : {}),
    ...(attended && decision ? { decision } : {}),
    ...(attended && strengths ? { strengths } : {}),
    ...(note ? { note } : {}),
  }
}

/** The feedback is kept on this device until it is sent. */
function useGiveFeedback({ interview, onClose }: CompanyDialogProps) {
  const [feedback, setFeedback, forget] = useDraftState(
    `interviews/feedback/${interview.interview_id}`,
    noFeedback,
    isEmptyFeedback,
  )
  const give = useApiMutation('interviews', 'giveFeedback', {
    onDone: () => {
      void forget()
      const done = hasAttended(feedback)
        ? 'interviewScreen.feedback.done'
        : 'interviewScreen.feedback.claimed'
      showToast(t(done, { name: interview.intern.name }))
      onClose()
    },
  })
  const send = () =>
    give.mutate({ body: { interview_id: interview.interview_id, ...toFeedbackBody(feedback) } })
  return { feedback, setFeedback, give, send }
}

/**
 * Feedback that completes the interview. "Did not come" creates a report that the intern can
 * dispute.
 */
export function InterviewFeedbackDialog({ interview, onClose }: CompanyDialogProps) {
  const { feedback, setFeedback, give, send } = useGiveFeedback({ interview, onClose })
  return (
    <Dialog
      opened
      inAddress
      onClose={onClose}
      title={t('interviewScreen.feedback.title', { name: interview.intern.name })}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <InterviewDialogButtons
          label={t(
            feedback.came === 'no'
              ? 'interviewScreen.feedback.claim'
              : 'interviewScreen.feedback.send',
          )}
          busy={give.isPending}
          refused={getMissingField(feedback)}
          onSend={send}
          onClose={onClose}
        />
      }
    >
      <div className={styles['form']}>
        <FeedbackFields interview={interview} feedback={feedback} onChange={setFeedback} />
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  readonly feedback: Feedback
  readonly onChange: (next: Feedback) => void
}

function FeedbackFields({
  interview,
  feedback,
  onChange,
}: FieldsProps & { readonly interview: CompanyInterviewPayload }) {
  const { name } = interview.intern
  return (
    <>
      <RadioCards
        inRow
        label={t('interviewScreen.feedback.attended')}
        value={feedback.came}
        onChange={(came) => onChange({ ...feedback, came })}
        choices={[
          { value: 'yes', label: t('interviewScreen.feedback.yes') },
          { value: 'no', label: t('interviewScreen.feedback.no', { name }) },
        ]}
      />
      {hasAttended(feedback) ? (
        <AttendedFields feedback={feedback} onChange={onChange} />
      ) : feedback.came === 'no' ? (
        <ClaimText interview={interview} />
      ) : null}
      <NoteField
        {...(feedback.came === 'no'
          ? {
              isNeeded: true,
              label: t('interviewScreen.feedback.what'),
              hint: t('interviewScreen.feedback.whatHint', { name }),
            }
          : {
              label: t('interviewScreen.feedback.note'),
              hint: t('interviewScreen.feedback.noteHint'),
            })}
        value={feedback.note}
        onChange={(note) => onChange({ ...feedback, note })}
      />
    </>
  )
}

function AttendedFields({ feedback, onChange }: FieldsProps) {
  return (
    <>
      <ScaleField
        label={t('interviewScreen.feedback.rating')}
        optional={t('common.optional')}
        value={feedback.rating}
        onChange={(rating) => onChange({ ...feedback, rating })}
        low={t('interviewScreen.feedback.low')}
        high={t('interviewScreen.feedback.high')}
      />
      <NoteField
        label={t('interviewScreen.feedback.strengths')}
        value={feedback.strengths}
        onChange={(strengths) => onChange({ ...feedback, strengths })}
      />
      <RadioCards
        label={t('interviewScreen.feedback.decision')}
        value={feedback.decision}
        onChange={(id) =>
          onChange({ ...feedback, decision: decisions.find((known) => known === id) ?? null })
        }
        choices={decisions.map((choice) => ({
          value: choice,
          label: t(`interviewScreen.feedback.decision.${choice}`),
        }))}
      />
    </>
  )
}

/** Explains that the intern can dispute the report, and until when. */
function ClaimText({ interview }: { readonly interview: CompanyInterviewPayload }) {
  const [zone, now] = [useZone(), useNow()]
  const { name, time_zone: there } = interview.intern
  return (
    <p className={styles['dim']}>
      {t('interviewScreen.feedback.noText', {
        name,
        when: formatTimeInSentence(getContestDueAt(now.toISOString(), there), zone, now),
      })}
    </p>
  )
}
