import { rejectApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { KeyCap } from '@fledge/ui/badge.tsx'
import { Button, type ButtonTone } from '@fledge/ui/button.tsx'
import { type ReactNode, useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import frame from '../../platform/list/review-frame.module.css'
import { useReviewKeys } from '../../platform/list/review-keys.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { getReviewName, type Review } from './review-name.ts'

const closedKey = 'errors.ILLEGAL_TRANSITION'
const getRefusal = (may: true | string) => (may === true ? null : translateKey(may))

interface BarProps {
  readonly review: Review
  /** Called after taking the review; the reviewer stays on this application. */
  readonly onTaken: () => void
  readonly onDecided: () => void
  /** Called to open this application again when a decision could not be saved. */
  readonly onReopen: () => void
}

/** Available decisions, also by keyboard: t, c, a and r. */
export function ReviewDecisionBar({ review, ...after }: BarProps) {
  const [asking, setAsking] = useState(false)
  const calls = useReviewCalls({ review, ...after }, () => setAsking(false))
  const decisions = getDecisions(review, calls, () => setAsking(true))
  useReviewKeys({
    t: getPressHandler(decisions.take),
    c: getPressHandler(decisions.ask),
    a: getPressHandler(decisions.approve),
    r: getPressHandler(decisions.reject),
  })
  return (
    <footer className={frame['bar']} data-reasons="shown">
      <DecisionButtons decisions={decisions} drafts={countDrafts(review)} />
      <span className={frame['keys']}>
        <KeyCap>K</KeyCap> {t('reviews.back')} <KeyCap>J</KeyCap> {t('reviews.next')}
      </span>
      {asking ? (
        <ReasonDialog
          title={t('reviews.rejectTitle', { name: getReviewName(review) })}
          text={t('reviews.rejectText')}
          act={t('reviews.reject')}
          noteLabel={t('reviews.note')}
          reasons={rejectApplicationReasons}
          busy={calls.reject.isPending}
          onClose={() => setAsking(false)}
          onSend={(body) =>
            calls.reject.mutate({ params: { id: review.application_id }, body: body })
          }
        />
      ) : null}
    </footer>
  )
}

const decidedReviews = [
  changeResult(
    'reviews',
    'listReviews',
    (list, { params }: { readonly params: { readonly id: string } }) =>
      removeRows(list, (row) => row.application_id === params.id),
  ),
]

/**
 * Mutations of each decision with their confirmations; after a decision the next application opens.
 * @param onRejected closes the dialog for the reasons
 */
function useReviewCalls(
  { review, onTaken, onDecided, onReopen }: BarProps,
  onRejected: () => void,
) {
  const name = getReviewName(review)
  const take = useApiMutation('reviews', 'takeReview', {
    onDone: () => {
      showToast(t('reviews.done.take', { name }))
      onTaken()
    },
  })
  const decision = { name, optimistic: decidedReviews, onDecided, onReopen }
  const ask = useQueueDecision('reviews', 'requestChanges', {
    ...decision,
    done: t('reviews.done.ask', { name }),
  })
  const approve = useQueueDecision('reviews', 'approveApplication', {
    ...decision,
    done: t('reviews.done.approve', { name }),
  })
  const reject = useApiMutation('reviews', 'rejectApplication', {
    onDone: () => {
      onRejected()
      showToast(t('reviews.done.reject', { name }))
      onDecided()
    },
    onOvertaken: onRejected,
  })
  return { take, ask, approve, reject }
}

interface Decision {
  /** Whether the status does not offer this decision; it then has no button. */
  readonly isClosed: boolean
  readonly refused: string | null
  readonly busy: boolean
  readonly press: () => void
}

const getPressHandler = (decision: Decision) =>
  decision.refused === null ? decision.press : undefined

const countDrafts = (review: Review) =>
  review.comments.filter((comment) => comment.sent_at === null).length

function getDecisions(
  review: Review,
  { take, ask, approve }: ReturnType<typeof useReviewCalls>,
  onReject: () => void,
) {
  const { may } = review
  const input = { params: { id: review.application_id }, body: {} }
  const decision = (open: true | string, busy: boolean, press: () => void): Decision => ({
    isClosed: open === closedKey,
    refused: getRefusal(open),
    busy,
    press,
  })
  return {
    take: decision(may.takeReview, take.isPending, () => take.mutate(input)),
    ask: decision(may.requestChanges, ask.isPending, () => ask.decide(input)),
    approve: decision(may.approve, approve.isPending, () => approve.decide(input)),
    reject: decision(may.reject, false, onReject),
  }
}

interface ButtonsProps {
  readonly decisions: ReturnType<typeof getDecisions>
  readonly drafts: number
}

function DecisionButtons({ decisions, drafts }: ButtonsProps) {
  const { take, ask, approve, reject } = decisions
  return (
    <>
      <DecisionButton decision={take} tone="primary" keyCap="T">
        {t('reviews.take')}
      </DecisionButton>
      <DecisionButton decision={ask} tone={drafts > 0 ? 'primary' : 'plain'} keyCap="C">
        {t('reviews.ask', { count: drafts })}
      </DecisionButton>
      <DecisionButton
        decision={approve}
        tone={drafts === 0 && take.isClosed ? 'primary' : 'plain'}
        keyCap="A"
      >
        {t('reviews.approve')}
      </DecisionButton>
      <DecisionButton decision={reject} tone="danger" keyCap="R">
        {t('reviews.reject')}
      </DecisionButton>
    </>
  )
}

interface DecisionButtonProps {
  readonly decision: Decision
  readonly tone: ButtonTone
  readonly keyCap: string
  readonly children: ReactNode
}

function DecisionButton({ decision, tone, keyCap, children }: DecisionButtonProps) {
  if (decision.isClosed) return null
  return (
    <Button
      tone={tone}
      busy={decision.busy}
      disabledReason={decision.refused}
      after={<KeyCap>{keyCap}</KeyCap>}
      onClick={decision.press}
    >
      {children}
    </Button>
  )
}
