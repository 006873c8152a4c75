import { rejectApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { ReasonDialog } from '../../platform/reason-dialog.tsx'
import frame from '../../platform/review-frame.module.css'
import { useReviewKeys } from '../../platform/review-keys.ts'
import { say, t } from '../../platform/use-texts.ts'
import { nameOfReview, type Review } from './review-words.ts'

const closed = 'errors.ILLEGAL_TRANSITION'
const wordsOf = (may: true | string) => (may === true ? null : say(may))

/** The decisions that are open now; c, a and r do the same. */
export function DecisionBar({
  review,
  onStep,
}: {
  readonly review: Review
  readonly onStep: (step: number) => void
}) {
  const [asking, setAsking] = useState(false)
  const name = nameOfReview(review)
  const input = { params: { id: review.application_id }, body: {} }
  const take = useCall('reviews', 'takeReview', {
    onDone: () => showToast(t('reviews.done.take', { name })),
  })
  const ask = useCall('reviews', 'requestChanges', {
    onDone: () => {
      showToast(t('reviews.done.ask', { name }))
      onStep(1)
    },
  })
  const approve = useCall('reviews', 'approveApplication', {
    onDone: () => {
      showToast(t('reviews.done.approve', { name }))
      onStep(1)
    },
  })
  const reject = useCall('reviews', 'rejectApplication', {
    onDone: () => {
      setAsking(false)
      showToast(t('reviews.done.reject', { name }))
      onStep(1)
    },
    onOvertaken: () => setAsking(false),
  })
  const { may } = review
  const drafts = review.comments.filter((one) => one.sent_at === null).length
  const askRefused =
    may.requestChanges === true
      ? drafts === 0
        ? t('reviews.askFirst')
        : null
      : say(may.requestChanges)
  useReviewKeys({
    t: may.takeReview === true ? () => take.mutate(input) : undefined,
    c: askRefused === null ? () => ask.mutate(input) : undefined,
    a: may.approve === true ? () => approve.mutate(input) : undefined,
    r: may.reject === true ? () => setAsking(true) : undefined,
  })
  return (
    <footer className={frame['bar']}>
      {may.takeReview === closed ? null : (
        <Button
          tone="primary"
          busy={take.isPending}
          refused={wordsOf(may.takeReview)}
          after={<KeyCap>T</KeyCap>}
          onClick={() => take.mutate(input)}
        >
          {t('reviews.take')}
        </Button>
      )}
      {may.requestChanges === closed ? null : (
        <Button
          tone={drafts > 0 ? 'primary' : 'plain'}
          busy={ask.isPending}
          refused={askRefused}
          after={<KeyCap>C</KeyCap>}
          onClick={() => ask.mutate(input)}
        >
          {t('reviews.ask', { count: drafts })}
        </Button>
      )}
      {may.approve === closed ? null : (
        <Button
          tone={drafts === 0 && may.takeReview === closed ? 'primary' : 'plain'}
          busy={approve.isPending}
          refused={wordsOf(may.approve)}
          after={<KeyCap>A</KeyCap>}
          onClick={() => approve.mutate(input)}
        >
          {t('reviews.approve')}
        </Button>
      )}
      {may.reject === closed ? null : (
        <Button
          tone="danger"
          refused={wordsOf(may.reject)}
          after={<KeyCap>R</KeyCap>}
          onClick={() => setAsking(true)}
        >
          {t('reviews.reject')}
        </Button>
      )}
      <span className={frame['keys']}>
        <KeyCap>K</KeyCap> {t('reviews.back')} <KeyCap>J</KeyCap> {t('reviews.next')}
      </span>
      {asking ? (
        <ReasonDialog
          title={t('reviews.rejectTitle', { name })}
          text={t('reviews.rejectText')}
          act={t('reviews.reject')}
          noteLabel={t('reviews.note')}
          reasons={rejectApplicationReasons}
          busy={reject.isPending}
          onClose={() => setAsking(false)}
          onSend={(said) => reject.mutate({ params: { id: review.application_id }, body: said })}
        />
      ) : null}
    </footer>
  )
}
