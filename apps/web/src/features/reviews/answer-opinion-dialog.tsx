import {
  isOpinionOpen,
  type Recommendation,
  recommendations,
} from '@fledge/domain/reviews/opinion-types.ts'
import { Meta } from '@fledge/ui/card.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { NoteField } from '../../platform/forms/note-field.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getReviewName, type Review } from './review-name.ts'
import styles from './reviews.module.css'

interface AnswerOpinionDialogProps {
  readonly review: Review
  readonly onClose: () => void
}

const findOpen = ({ opinions }: Review) => opinions.find(isOpinionOpen)

function useOpinionForm({ review, onClose }: AnswerOpinionDialogProps) {
  const [recommendation, setRecommendation] = useState<Recommendation | null>(null)
  const [comment, setComment] = useState('')
  const answer = useApiMutation('reviews', 'answerOpinion', {
    onDone: () => {
      showToast(t('opinion.answered', { name: findOpen(review)?.asker_name ?? '' }))
      onClose()
    },
    onOvertaken: onClose,
  })
  const missing = comment.trim() ? null : t('opinion.commentMissing')
  const problem = recommendation ? missing : t('opinion.chooseRecommendation')
  const send = () => {
    if (problem !== null || !recommendation) return
    answer.mutate({ params: { id: review.application_id }, body: { recommendation, comment } })
  }
  const isBusy = answer.isPending
  return { recommendation, setRecommendation, comment, setComment, problem, send, isBusy }
}

/** Answers the open question about an application with a recommendation and a comment. */
export function AnswerOpinionDialog(props: AnswerOpinionDialogProps) {
  const form = useOpinionForm(props)
  return (
    <FormDialog
      title={t('opinion.answerTitle', { name: getReviewName(props.review) })}
      action={t('opinion.save')}
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={(event) => {
        event.preventDefault()
        form.send()
      }}
      onClose={props.onClose}
    >
      <p className={styles['opinion']}>{findOpen(props.review)?.question}</p>
      <RadioCards
        label={t('opinion.recommendation')}
        value={form.recommendation}
        onChange={(value) =>
          form.setRecommendation(recommendations.find((known) => known === value) ?? null)
        }
        choices={recommendations.map((value) => ({
          value,
          label: t(`opinion.recommend.${value}`),
        }))}
      />
      <NoteField
        label={t('opinion.comment')}
        isNeeded
        value={form.comment}
        onChange={form.setComment}
      />
      <Meta>{t('opinion.privacy')}</Meta>
    </FormDialog>
  )
}
