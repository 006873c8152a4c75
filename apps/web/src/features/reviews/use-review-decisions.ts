import type { Payload } from '../../platform/http/client.ts'
import { useEffect } from 'react'
import { useQueueDecision } from '../../platform/list/use-queue-decision.ts'
import { changeResult, removeRows } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { getReviewDesk } from '../../shared/review-desk.ts'
import { useSkip } from '../../shared/use-skip.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { getReviewName, type Review } from './review-name.ts'

const closedKey = 'errors.ILLEGAL_TRANSITION'

export interface ReviewStepHandlers {
  /** Called after taking the review; the reviewer stays on this application. */
  readonly onTaken: () => void
  readonly onDecided: () => void
  /** Called to open this application again when a decision could not be saved. */
  readonly onReopen: () => void
  /** Whether the reviewer works through the queue, so that opening an own application begins it. */
  readonly isWorking: boolean
}

type ReviewInput = { readonly params: { readonly id: string } }

const decidedReviews = [
  changeResult('reviews', 'listReviews', (list, { params }: ReviewInput) =>
    removeRows(list, (row) => row.application_id === params.id),
  ),
]

const toBegun = (review: Payload<'reviews', 'getReview'>): Payload<'reviews', 'getReview'> => ({
  ...review,
  status: 'IN_REVIEW',
  may: { ...review.may, takeReview: closedKey, comment: true, approve: true, reject: true },
})

const begunReviews = [
  changeResult('reviews', 'getReview', (result, { params }: ReviewInput) =>
    result.payload.application_id === params.id && result.payload.may.takeReview === true
      ? { ...result, payload: toBegun(result.payload) }
      : result,
  ),
]

/** Begins the review of what was handed out to the reviewer, as soon as it is opened. */
function useBegunReview(review: Review, isWorking: boolean): void {
  const { mutate } = useApiMutation('reviews', 'takeReview', { optimistic: begunReviews })
  const id = review.application_id
  const isDue = isWorking && review.may.takeReview === true
  useEffect(() => {
    if (isDue && getReviewDesk('APPLICATION').takeHandedOut(id))
      mutate({ params: { id }, body: {} })
    // Once for each application: `mutate` is another function after each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isDue, id])
}

/** Mutations of each decision with their confirmations; after a decision the next application opens. */
export function useReviewCalls(
  review: Review,
  { onTaken, onDecided, onReopen, isWorking }: ReviewStepHandlers,
) {
  const name = getReviewName(review)
  useBegunReview(review, isWorking)
  const take = useApiMutation('reviews', 'takeReview', {
    onDone: () => {
      showToast(t('reviews.done.take', { name }))
      onTaken()
    },
  })
  const skip = useSkip({
    kind: 'APPLICATION',
    id: review.application_id,
    name,
    onSkipped: onDecided,
    onReopen,
  })
  const getAction = getUndoAction(onReopen)
  const decision = { name, getAction, optimistic: decidedReviews, onDecided, onReopen }
  const ask = useQueueDecision('reviews', 'requestChanges', {
    ...decision,
    done: t('reviews.done.ask', { name }),
  })
  const approve = useQueueDecision('reviews', 'approveApplication', {
    ...decision,
    done: t('reviews.done.approve', { name }),
  })
  const reject = useQueueDecision('reviews', 'rejectApplication', {
    ...decision,
    done: t('reviews.done.reject', { name }),
  })
  return { take, skip, ask, approve, reject }
}

export interface Decision {
  /** Whether the status does not offer this decision; it then has no button. */
  readonly isClosed: boolean
  readonly refused: string | null
  readonly busy: boolean
  readonly press: () => void
}

/** What the key of a decision does: it says why a decision is refused, as the button does. */
export const getPressHandler = ({ isClosed, refused, press }: Decision) =>
  isClosed ? undefined : refused === null ? press : () => showToast(refused)

/** Returns the decisions on an application. */
export function getDecisions(
  review: Review,
  { take, skip, ask, approve }: ReturnType<typeof useReviewCalls>,
  onReject: () => void,
) {
  const { may, application_id: id } = review
  const input = { params: { id }, body: {} }
  const decision = (open: true | string, busy: boolean, press: () => void): Decision => ({
    isClosed: open === closedKey,
    refused: open === true ? null : translateKey(open),
    busy,
    press,
  })
  const isWaiting = may.takeReview === true || may.approve !== closedKey
  return {
    take: decision(may.takeReview, take.isPending, () => take.mutate(input)),
    ask: decision(may.requestChanges, ask.isPending, () => ask.decide(input)),
    approve: decision(may.approve, approve.isPending, () => approve.decide(input)),
    reject: decision(may.reject, false, onReject),
    skip: decision(isWaiting ? true : closedKey, false, skip),
  }
}
